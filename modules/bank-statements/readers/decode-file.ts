/**
 * The text of a file: by its mark, else as UTF-8 when it is UTF-8 throughout, else as UTF-16 when every second byte is
 * zero, else in the code page of Turkish Windows. `undefined` when it is no text at all.
 */
export function decodeFile(bytes: Uint8Array): string | undefined {
  const encoding = encodingOf(bytes)
  const text = decode(bytes, encoding) ?? decode(bytes, 'windows-1254')
  // Control characters besides white space stand in no statement; SWIFT frames its messages with 1 and 3.
  return text === undefined || /[\u0000\u0002\u0004-\u0008\u000E-\u001F]/u.test(text) ? undefined : text
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second, third, fourth] = bytes.subarray(0, 4)
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first !== 0 && second === 0 && fourth === 0) return 'utf-16le'
  if (first === 0 && second !== 0 && third === 0) return 'utf-16be'
  return 'utf-8'
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
