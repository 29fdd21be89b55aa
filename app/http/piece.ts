/** A part of a page that begins and ends between tags. What many pages have in common is one and the same piece on all. */
export type Piece = { readonly html: string; readonly isShared?: boolean }

/** Answers a question about pieces. Of one that pages share it is asked only once. */
export function askedOnce<Answer>(ask: (html: string) => Answer): (piece: Piece) => Answer {
  const known = new WeakMap<Piece, Answer>()
  return (piece) => {
    if (!piece.isShared) return ask(piece.html)
    if (!known.has(piece)) known.set(piece, ask(piece.html))
    return known.get(piece) as Answer
  }
}
