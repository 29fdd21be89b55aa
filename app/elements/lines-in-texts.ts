/** A text that was found in a picture, and how far from its upper edge. */
export type FoundText = { text: string; top: number }

/** The shortest line of a document that is worth showing: what is missing is told when it is read. */
const SHORTEST = 24

/**
 * The lines of a document among the texts of a picture, from top to bottom; empty where there are none. Two long ones are
 * of a passport, three of a card. What was misread stays: check digits tell, and nobody guesses here.
 */
export function linesInTexts(texts: readonly FoundText[]): string {
  const lines = texts
    .toSorted((a, b) => a.top - b.top)
    .flatMap(({ text }) => text.split('\n'))
    .map((line) => line.toUpperCase().replaceAll('«', '<<').replaceAll(/\s/g, ''))
    .filter((line) => line.length >= SHORTEST && /^[A-Z0-9<]+$/.test(line) && /[<\d]/.test(line))
  const isPassport = (lines.at(-1)?.length ?? 0) > 36
  return lines.slice(isPassport ? -2 : -3).join('\n')
}
