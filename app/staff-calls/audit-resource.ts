import { z } from 'zod'
import { nextPageLink, pageOf } from '#app/calls/page-of.ts'
import { readQuery } from '#app/calls/read-query.server.ts'
import { pageListOf, PageQuery, QueryDay, sortedBy, WireInstant } from '#app/calls/wire.ts'
import { localeContext, servicesContext } from '#app/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page-handle.ts'
import { addDays, startInIstanbul } from '#kernel/plain-date.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import type { Route } from './+types/audit-resource.ts'
import { listActorNames } from './audit-actors.server.ts'
import { answerStaff } from './staff-call.server.ts'

const AuditFilter = z.object({
  action: z.string().max(100).optional(),
  actor: z.string().max(100).optional(),
  subjectKind: z.string().max(100).optional(),
  subjectId: z.string().max(100).optional(),
  from: QueryDay.optional(),
  to: QueryDay.optional(),
  sort: sortedBy(['-sequence', 'sequence']),
  ...PageQuery.shape,
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

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'The audit log, the newest first',
      query: AuditFilter,
      answers: { 200: pageListOf(WireAuditEntry) },
      problems: ['filter_invalid'],
    },
  },
}

/** The audit log, the newest first, a page at a time. */
export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'users', async (db, admin) => {
    const asked = readQuery(call, AuditFilter)
    if (!asked.ok) return asked.error
    const { from, to, actor, sort, ...filter } = asked.value
    const { entries, total } = await listAuditEntries(db, {
      ...filter,
      isOldestFirst: sort === 'sequence',
      actorId: actor,
      from: from && startInIstanbul(from),
      to: to && startInIstanbul(addDays(to, 1)),
    })
    const names = await listActorNames(db, admin, entries)
    const named = entries.map((entry) => ({
      ...entry,
      actor: { ...entry.actor, name: names.get(entry.actor.id) ?? '' },
    }))
    const body = pageOf(named, { ...asked.value, total })
    const { origin } = call.context.get(servicesContext).env.publicUrl
    return Response.json(body, {
      headers: { 'Content-Language': call.context.get(localeContext), ...nextPageLink(call.url, origin, body.meta) },
    })
  })
}
