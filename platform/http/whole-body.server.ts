/**
 * The body of an answer that is there as a whole. Given the bytes themselves, an answer would make a copy of them: this
 * hands them on as they are, so nobody may write into them any more.
 */
export function wholeBody(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })
}

/** The body of an answer, without a copy when it comes as a whole; nothing when there is none. */
export async function readWhole({ body }: Response): Promise<Buffer> {
  const parts: Buffer[] = []
  if (body)
    for await (const { buffer, byteOffset, byteLength } of body) parts.push(Buffer.from(buffer, byteOffset, byteLength))
  const [first] = parts
  return first && parts.length === 1 ? first : Buffer.concat(parts)
}
