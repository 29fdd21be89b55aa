/**
 * How both engines hand over values that their drivers would read differently, by type number: a bigint is a number
 * (and an error when JavaScript cannot hold it exactly), a numeric and a calendar day stay text.
 */
export const valueParsers: Record<number, (text: string) => unknown> = {
  20: wholeNumber,
  1700: unchanged,
  1082: unchanged,
  1016: (text) => listOf(text, wholeNumber),
  1231: (text) => listOf(text, unchanged),
  1182: (text) => listOf(text, unchanged),
}

function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`the whole number ${text} is too large to be read exactly`)
  return value
}

function unchanged(text: string): string {
  return text
}

/** One-dimensional lists of values that are never quoted: numbers and days. */
function listOf<Value>(text: string, parse: (text: string) => Value): (Value | null)[] {
  const inner = text.slice(1, -1)
  return inner === '' ? [] : inner.split(',').map((item) => (item === 'NULL' ? null : parse(item)))
}
