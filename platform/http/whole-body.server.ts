/** The bytes of bodies that are there as a whole. */
const wholes = new WeakMap<ReadableStream, Uint8Array>()

/**
 * The body of an answer that is there as a whole. Given the bytes themselves, an answer would make a copy of them: this
 * hands them on as they are, so nobody may write into them any more.
 */
export function wholeBody(bytes: Uint8Array): ReadableStream<Uint8Array> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })
  wholes.set(body, bytes)
  return body
}

/** The body of an answer, without a copy when it comes as a whole; nothing when there is none. */
export async function readWhole({ body }: Response): Promise<Buffer> {
  const whole = body ? wholes.get(body) : undefined
  if (whole) return bytesOf(whole)
  const parts: Buffer[] = []
  if (body) for await (const part of body) parts.push(bytesOf(part))
  const [first] = parts
  return first && parts.length === 1 ? first : Buffer.concat(parts)
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
