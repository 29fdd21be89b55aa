/** From this length on a typed word may hold a mistake. */
const SHORTEST_WITH_TYPO = 4

/** Whether a word is, or begins with, what was typed but for one letter: missing, too many, another, or two swapped. */
export function isOneTypoFrom(typed: string, word: string): boolean {
  if (typed.length < SHORTEST_WITH_TYPO || word.length < typed.length - 1) return false
  return [-1, 0, 1].some((more) => differByOne(typed, word.slice(0, typed.length + more)))
}

/** Of two words whose lengths differ by one letter at most. */
function differByOne(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let endOfA = a.length
  let endOfB = b.length
  while (endOfA > start && endOfB > start && a[endOfA - 1] === b[endOfB - 1]) {
    endOfA -= 1
    endOfB -= 1
  }
  const [left, right] = [a.slice(start, endOfA), b.slice(start, endOfB)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
