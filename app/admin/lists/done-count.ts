const MOST = 1000

/** For how many records something was done a moment ago, as the address of a list says. */
export function doneCountOf(query: URLSearchParams): number | undefined {
  const count = Number(query.get('bulk') ?? Number.NaN)
  return Number.isInteger(count) && count >= 0 && count <= MOST ? count : undefined
}
