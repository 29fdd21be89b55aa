/** The first sentence of a plain text, with its stop; the whole text when it has only one. */
export function firstSentence(text: string): string {
  const end = /[.!?؟…](?=\s)/u.exec(text)
  return end ? text.slice(0, end.index + 1) : text
}
