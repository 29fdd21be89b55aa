import type { PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { addGuide, changeGuide, type GuideFailure } from './change-guides.server.ts'
import { readArrangements } from './data/arrangements.server.ts'
import type { SeenDate } from './data/lock-date.server.ts'
import type { GuideFacts, WorkGuide } from './domain/workspace.ts'
import { removeFromDate } from './remove-from-date.server.ts'

/** Whoever leads, guides or receives the groups of a day, with the version in which they are changed. */
export async function findGuides(
  db: Db,
  _admin: Admin<'orders'>,
  date: PlainDate,
): Promise<{ version: number; guides: WorkGuide[] }> {
  const { version, guides } = await readArrangements(db, date, [])
  return { version, guides }
}

/** Why the guides stay as they were, and which of those that were given is meant. */
export type SetGuidesFailure = { code: GuideFailure['code']; at: number | null }

/**
 * Makes these the guides of a day: whoever has an id is said anew, whoever has none is added, and whoever is left out goes.
 * All of it or nothing, each of it noted as staff do it one by one; who stays as they are is not. Fails with
 * `edit-conflict`, `part-not-found` for an id that is none of the day or stands there twice, `departure-not-found` or
 * `user-not-found`.
 */
export async function setGuides(
  db: Db,
  admin: Admin<'orders'>,
  { date, version, guides }: SeenDate & { guides: readonly (GuideFacts & { id: string | null })[] },
  now: Date,
): Promise<Result<undefined, SetGuidesFailure>> {
  return inTransaction(db, async (tx) => {
    const known = await findGuides(tx, admin, date)
    if (known.version !== version) return fail({ code: 'edit-conflict', at: null })
    const named = new Set(guides.flatMap(({ id }) => id ?? []))
    let seen = version
    for (const gone of known.guides.filter(({ id }) => !named.has(id))) {
      const removed = await removeFromDate(tx, admin, { date, version: seen, part: 'guide', id: gone.id }, now)
      if (!removed.ok) return fail({ code: removed.error.code, at: null })
      seen += 1
    }
    for (const [at, { id, ...guide }] of guides.entries()) {
      const before = known.guides.find((each) => each.id === id)
      const isTwice = guides.findIndex((each) => each.id === id) < at
      if (id !== null && (!before || isTwice)) return fail({ code: 'part-not-found', at })
      if (before && isSame(before, guide)) continue
      const said = before
        ? await changeGuide(tx, admin, { date, version: seen, guideId: before.id, guide }, now)
        : await addGuide(tx, admin, { date, version: seen, guide }, now)
      if (!said.ok) return fail({ code: said.error.code, at })
      seen += 1
    }
    return ok(undefined)
  })
}

function isSame(before: WorkGuide, guide: GuideFacts): boolean {
  return (['role', 'name', 'phone', 'gender', 'departureId', 'userId'] as const).every(
    (fact) => before[fact] === guide[fact],
  )
}
