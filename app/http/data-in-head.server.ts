import type { Piece } from './piece.ts'

const START = '<script type="application/ld+json">'
const END = '</script>'
const HEAD_END = '</head>'

/** Puts data for search engines into the head of a document; React leaves such scripts where components have them. */
export function dataInHead(pieces: readonly Piece[]): Piece[] {
  const data: Piece[] = []
  const rest = pieces.flatMap((piece) => takeData(piece, data))
  if (data.length === 0) return rest
  const headAt = rest.findIndex(({ html }) => html.includes(HEAD_END))
  const head = rest[headAt]?.html ?? ''
  const cut = head.indexOf(HEAD_END)
  return [
    ...rest.slice(0, headAt),
    { html: head.slice(0, cut) },
    ...data,
    { html: head.slice(cut) },
    ...rest.slice(headAt + 1),
  ]
}

function takeData(piece: Piece, data: Piece[]): Piece[] {
  const { html } = piece
  const rest: Piece[] = []
  let end = 0
  for (let start = html.indexOf(START); start !== -1; start = html.indexOf(START, end)) {
    rest.push({ html: html.slice(end, start) })
    end = html.indexOf(END, start) + END.length
    data.push({ html: html.slice(start, end) })
  }
  return end === 0 ? [piece] : [...rest, { html: html.slice(end) }]
}
