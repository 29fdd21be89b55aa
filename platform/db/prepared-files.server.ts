/** A file of a prepared database, or a folder where it has no content. */
export type PreparedFile = { path: string; content: Uint8Array | undefined }

const BLOCK = 512
const FOLDER = '5'

/**
 * What a dump of an embedded database holds, folders before what lies in them. Contents are windows into `dump`: the engine's
 * own reader copies each of them three times, which takes longer than all else that a start does.
 */
export function* filesOf(dump: Buffer): Generator<PreparedFile> {
  // The archive ends with empty blocks.
  for (let at = 0; at < dump.length && dump[at] !== 0;) {
    const path = textAt(dump, at + 345, 155) + textAt(dump, at, 100)
    const bytes = Number.parseInt(textAt(dump, at + 124, 12), 8) || 0
    const isFolder = textAt(dump, at + 156, 1) === FOLDER
    at += BLOCK
    yield { path, content: isFolder ? undefined : new Uint8Array(dump.buffer, dump.byteOffset + at, bytes) }
    at += Math.ceil(bytes / BLOCK) * BLOCK
  }
}

function textAt(dump: Buffer, start: number, length: number): string {
  return dump.toString('latin1', start, start + length).split('\0')[0] ?? ''
}
