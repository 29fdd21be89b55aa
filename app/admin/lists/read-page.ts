const LAST_PAGE = 10_000

/** Which page of a list an address asks for, from 1 on; the first one where it asks for none that can be. */
export function readPage(query: URLSearchParams, last = LAST_PAGE): number {
  const page = Number(query.get('page') ?? '1')
  return Number.isInteger(page) && page >= 1 && page <= last ? page : 1
}
