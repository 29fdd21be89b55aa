/**
 * A number with right check digits of the block from which no register has ever given one out: the first one that was
 * given is 10000000146, and those of the demonstration begin with 1000.
 */
export function inventedTckn(serial: number): string {
  const nine = [...String(100_010_000 + serial)].map(Number)
  const sumAt = (parity: number) =>
    nine.filter((_, index) => index % 2 === parity).reduce((sum, digit) => sum + digit, 0)
  const tenth = (((sumAt(0) * 7 - sumAt(1)) % 10) + 10) % 10
  return `${nine.join('')}${tenth}${(sumAt(0) + sumAt(1) + tenth) % 10}`
}

/** As passports of the country are numbered, all of them beginning with noughts. */
export function inventedPassportNo(serial: number, nationality: string): string {
  return nationality === 'TR' ? `U00${String(100_000 + serial)}` : `X00${String(10_000 + serial)}`
}
