import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

const HEADER = 48
const CUSTOM_TAG = 63
/** Where the table of characters, the outlines and their places stand in the format's list of known tables. */
const CMAP = 0
const TRANSFORMED = [10, 11]
const NOT_TRANSFORMED = 3

/** The code points that a WOFF2 file has a sign for. */
export function signsOfFace(file: string): ReadonlySet<number> {
  const bytes = readFileSync(file)
  if (bytes.toString('latin1', 0, 4) !== 'wOF2') throw new Error(`${file} is no WOFF2`)
  let at = HEADER
  const readNumber = () => {
    let number = 0
    for (;;) {
      const byte = bytes.readUInt8(at++)
      number = number * 128 + (byte & 127)
      if (byte < 128) return number
    }
  }
  let start = 0
  let cmap: { start: number; length: number } | undefined
  for (let table = 0; table < bytes.readUInt16BE(12); table += 1) {
    const flags = bytes.readUInt8(at++)
    const tag = flags & 63
    if (tag === CUSTOM_TAG) at += 4
    const isTransformed = TRANSFORMED.includes(tag) ? flags >> 6 !== NOT_TRANSFORMED : flags >> 6 !== 0
    const plain = readNumber()
    const length = isTransformed ? readNumber() : plain
    if (tag === CMAP) cmap = { start, length }
    start += length
  }
  if (!cmap) throw new Error(`${file} has no table of characters`)
  const tables = brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20)))
  return signsOfTable(tables.subarray(cmap.start, cmap.start + cmap.length))
}

function signsOfTable(cmap: Buffer): Set<number> {
  const signs = new Set<number>()
  for (let table = 0; table < cmap.readUInt16BE(2); table += 1) {
    const start = cmap.readUInt32BE(8 + table * 8)
    const format = cmap.readUInt16BE(start)
    if (format !== 4) throw new Error(`a table of characters has the form ${format}`)
    const segments = cmap.readUInt16BE(start + 6)
    for (let segment = 0; segment < segments; segment += 2) {
      const last = cmap.readUInt16BE(start + 14 + segment)
      const first = cmap.readUInt16BE(start + 16 + segments + segment)
      for (let sign = first; sign <= last && sign < 0xffff; sign += 1) signs.add(sign)
    }
  }
  return signs
}
