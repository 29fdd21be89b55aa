const START = '<script type="application/ld+json">'
const END = '</script>'
const HEAD_END = '</head>'

/** Puts data for search engines into the head of a document; React leaves such scripts where components have them. */
export function dataInHead(pieces: readonly string[]): string[] {
  const data: string[] = []
  const rest: string[] = []
  for (const piece of pieces) {
    let end = 0
    for (let start = piece.indexOf(START); start !== -1; start = piece.indexOf(START, end)) {
      rest.push(piece.slice(end, start))
      end = piece.indexOf(END, start) + END.length
      data.push(piece.slice(start, end))
    }
    rest.push(piece.slice(end))
  }
  if (data.length === 0) return rest
  const headAt = rest.findIndex((piece) => piece.includes(HEAD_END))
  const head = rest[headAt] ?? ''
  const cut = head.indexOf(HEAD_END)
  return [...rest.slice(0, headAt), head.slice(0, cut), ...data, head.slice(cut), ...rest.slice(headAt + 1)]
}
