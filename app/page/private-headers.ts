/** The headers of a page that is for one person alone and says when somebody who tried too often may try again. */
export function privateHeaders({ actionHeaders }: { actionHeaders: Headers }): Record<string, string> {
  const wait = actionHeaders.get('Retry-After')
  return { 'Cache-Control': 'private, no-store', ...(wait === null ? {} : { 'Retry-After': wait }) }
}
