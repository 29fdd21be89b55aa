import { z } from 'zod'
import { nextCursorLink, nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { readQuery, refuseFilters } from '#app/api/calls/read-query.server.ts'
import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { pageListOf, PageQuery, QueryDay, sortedBy, WireInstant } from '#app/wire/wire.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { addDays, startInIstanbul } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { AuditEntry } from '#modules/audit/index.ts'
import { listAuditEntries, readAuditFeed } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Route } from './+types/audit-resource.ts'
import { listActorNames } from '#app/acts/lists/audit-actors.server.ts'
import { auditContent } from '#app/acts/lists/audit-content.ts'
import { answerStaff } from '../staff-call.server.ts'

const AuditFilter = z.object({
  action: z.string().max(100).optional(),
  actor: z.string().max(100).optional(),
  subjectKind: z.string().max(100).optional(),
  subjectId: z.string().max(100).optional(),
  from: QueryDay.optional(),
  to: QueryDay.optional(),
  sort: sortedBy(['-sequence', 'sequence']),
  cursor: z.string().optional().meta({ description: 'Where the feed goes on, as `nextCursor` said.' }),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  page: PageQuery.shape.page.removeDefault().optional().meta({ description: 'A page of a list instead of the feed.' }),
  pageSize: PageQuery.shape.pageSize.removeDefault().optional(),
})

const WireAuditEntry = z
  .object({
    sequence: z.int().min(1),
    happenedAt: WireInstant,
    actor: z.object({
      kind: z.enum(['user', 'api-key', 'system']),
      id: z.string(),
      name: z
        .string()
        .meta({ description: 'Of the person or the key; empty for the system and for those who were erased.' }),
    }),
    action: z.string(),
    subject: z.object({ kind: z.string(), id: z.string() }),
    traceId: z.string(),
    before: z.unknown(),
    after: z.unknown(),
    hash: z.string().meta({ description: 'SHA-256 over the entry and the hash of the one before.' }),
  })
  .meta({ id: 'AuditEntry', description: 'One act on money, users, permissions, settings or personal data.' })

const WireAuditFeed = z.object({
  data: z.array(WireAuditEntry),
  meta: z.object({ nextCursor: z.string().nullable(), total: z.int() }),
})

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'The audit log as a feed, the newest first; a page at a time for `page` or `pageSize`',
      query: AuditFilter,
      answers: { 200: z.union([WireAuditFeed, pageListOf(WireAuditEntry)]) },
      problems: ['filter_invalid', 'cursor_invalid'],
    },
  },
}

/** The audit log, the newest first: a feed, or pages for whoever asks for one. */
export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'users', async (db, admin) => {
    const asked = readQuery(call, AuditFilter)
    if (!asked.ok) return asked.error
    const { from, to, actor, sort, cursor, limit, page, pageSize, ...filter } = asked.value
    const wanted = {
      ...filter,
      isOldestFirst: sort === 'sequence',
      actorId: actor,
      from: from && startInIstanbul(from),
      to: to && startInIstanbul(addDays(to, 1)),
    }
    const isPage = page !== undefined || pageSize !== undefined
    if (isPage && cursor !== undefined) return refuseFilters(call, ['cursor'])
    const { origin } = call.context.get(servicesContext).env.publicUrl
    const answer = (body: unknown, link: Record<string, string>) =>
      Response.json(body, { headers: { 'Content-Language': call.context.get(localeContext), ...link } })

    if (isPage) {
      const place = { page: page ?? 1, pageSize: pageSize ?? 20 }
      const { entries, total } = await listAuditEntries(db, { ...wanted, ...place })
      const body = pageOf(await entriesOnWire(db, admin, entries), { ...place, total })
      return answer(body, nextPageLink(call.url, origin, body.meta))
    }
    const feed = await readAuditFeed(db, { ...wanted, cursor, limit })
    if (!feed.ok) return refuseWith(call, 'cursor_invalid')
    const { entries, total, nextCursor } = feed.value
    const data = await entriesOnWire(db, admin, entries)
    return answer({ data, meta: { nextCursor, total } }, nextCursorLink(call.url, origin, nextCursor))
  })
}

async function entriesOnWire(db: Db, admin: Admin<'users'>, entries: AuditEntry[]) {
  const names = await listActorNames(db, admin, entries)
  return entries.map(({ actor, before, after, ...entry }) => ({
    ...entry,
    actor: { ...actor, name: names.get(actor.id) ?? '' },
    before: auditContent(before),
    after: auditContent(after),
  }))
}
