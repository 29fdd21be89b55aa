import { OWN_PATH, type OwnPaths } from '#app/page/own-paths.ts'
import { askedOnce, type Piece } from './piece.ts'

/**
 * A page as bytes, with its own addresses in what it shares with others. React writes the type of the document itself where
 * it streams.
 */
export function writePage(pieces: readonly Piece[], ownPaths: OwnPaths): Buffer {
  const parts = ['<!doctype html>', ...pieces.flatMap((piece, index) => partsOf(piece, index === 0, ownPaths))]
  const bytes = Buffer.allocUnsafeSlow(parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0))
  let at = 0
  for (const part of parts) at += typeof part === 'string' ? bytes.write(part, at) : part.copy(bytes, at)
  return bytes
}

function partsOf(piece: Piece, isFirst: boolean, ownPaths: OwnPaths): (string | Buffer)[] {
  if (!piece.isShared) return [isFirst ? withoutType(piece.html) : piece.html]
  return sharedParts(piece).map((part) => (typeof part === 'string' ? (ownPaths[part] ?? '') : part))
}

/** What stands between the addresses as bytes, and the names of these. */
const sharedParts = askedOnce((html) =>
  withoutType(html)
    .split(OWN_PATH)
    .map((part, index) => (index % 2 === 0 ? Buffer.from(part) : part)),
)

function withoutType(html: string): string {
  return html.replace(/^<!DOCTYPE html>/i, '')
}
