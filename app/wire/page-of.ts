/** One page of a list as calls answer it, and the address of the next one. */
export function pageOf<Item>(
  data: Item[],
  { page, pageSize, total }: { page: number; pageSize: number; total: number },
) {
  const first = (page - 1) * pageSize
  return {
    data,
    meta: {
      page,
      pageSize,
      total,
      pageCount: Math.ceil(total / pageSize),
      range: data.length > 0 ? { from: first + 1, to: first + data.length } : { from: 0, to: 0 },
    },
  }
}

export function nextPageLink(
  url: URL,
  origin: string,
  { page, pageCount }: { page: number; pageCount: number },
): Record<string, string> {
  if (page >= pageCount) return {}
  const next = new URL(url.pathname + url.search, origin)
  next.searchParams.set('page', String(page + 1))
  return { Link: `<${next.href}>; rel="next"` }
}

/** The address at which a feed goes on; nothing at its end. */
export function nextCursorLink(url: URL, origin: string, nextCursor: string | null): Record<string, string> {
  if (nextCursor === null) return {}
  const next = new URL(url.pathname + url.search, origin)
  next.searchParams.set('cursor', nextCursor)
  return { Link: `<${next.href}>; rel="next"` }
}
