import { paths } from '#app/addresses/paths.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listWaitingChanges } from '#modules/promises/index.server.ts'
import { workLine, type Asking, type WorkOfKind } from './work-line.ts'

/** Whom somebody has to speak with about what changed of their journey, by departure. */
export async function readChangesToTell(
  { db, locale, limit, now, today }: Asking,
  clerk: Admin<'orders'>,
): Promise<WorkOfKind> {
  const kind = 'change'
  const waiting = await listWaitingChanges(db, clerk, now)
  const lines = waiting.slice(0, limit).map(({ id, name, departsOn, orders, since }) =>
    workLine({
      key: `${kind}:${id}`,
      kind,
      says: kind,
      count: orders,
      about: name[locale],
      departsOn,
      since,
      dueOn: today,
      href: paths.adminChanges(locale, { departure: id }),
    }),
  )
  return { kind, lines, total: waiting.length }
}
