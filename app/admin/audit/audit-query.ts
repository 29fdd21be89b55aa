import type { PlainDate } from '#kernel/plain-date.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import { auditedActs, auditedAreas, type AuditedAct, type AuditedArea } from '#modules/audit/index.ts'
import { readPage } from '../lists/read-page.ts'

/** What the address of the log asks for. Values that make no sense are left out. */
export type AuditQuery = {
  /** The id of what was acted on. */
  q: string
  /** One act, or all of its area. */
  area: AuditedArea | AuditedAct | undefined
  from: PlainDate | undefined
  to: PlainDate | undefined
  /** The newest first unless the oldest are asked for. */
  sort: 'when' | undefined
  page: number
}

const LONGEST_ID = 100
const LAST_PAGE = 100_000

export function readAuditQuery(query: URLSearchParams): AuditQuery {
  return {
    q: (query.get('q') ?? '').trim().slice(0, LONGEST_ID),
    area: [...auditedAreas, ...auditedActs].find((area) => area === query.get('area')),
    from: parseTypedDate(query.get('from') ?? ''),
    to: parseTypedDate(query.get('to') ?? ''),
    sort: query.get('sort') === 'when' ? 'when' : undefined,
    page: readPage(query, LAST_PAGE),
  }
}

/** The same as query values, without what says nothing. */
export function auditQueryValues({ q, page, ...rest }: AuditQuery): Record<string, string | number | undefined> {
  return { q: q || undefined, ...rest, page: page === 1 ? undefined : page }
}
