export type ReferenceFind = 'exact' | 'almost'

/**
 * How a text, given as `compact` leaves it, names a reference code. `exact`: all its signs in a row, so whatever
 * separated them and in any case, also broken over lines. `almost`: with one sign wrong, missing, doubled or two exchanged. Codes hold no 0, O, 1 and I, so
 * those in a text are never read as something else.
 */
export function findReference(signs: string, reference: string): ReferenceFind | undefined {
  if (signs.includes(reference)) return 'exact'
  for (let start = 0; start < signs.length; start += 1) {
    if (isAlmost(signs.slice(start, start + reference.length + 1), reference)) return 'almost'
  }
  return undefined
}

/** Whether what begins here differs from the code by one slip of the hand. */
function isAlmost(signs: string, code: string): boolean {
  const at = firstDifference(signs, code)
  const behind = code.slice(at + 1)
  const wrong = signs.slice(at + 1).startsWith(behind)
  const missing = signs.slice(at).startsWith(behind)
  const doubled = signs.slice(at + 1).startsWith(code.slice(at))
  const exchanged =
    at + 1 < code.length &&
    signs[at] === code[at + 1] &&
    signs[at + 1] === code[at] &&
    signs.slice(at + 2).startsWith(code.slice(at + 2))
  return signs.length >= code.length - 1 && ((wrong && signs.length >= code.length) || missing || doubled || exchanged)
}

function firstDifference(signs: string, code: string): number {
  let at = 0
  while (at < code.length && signs[at] === code[at]) at += 1
  return at
}
