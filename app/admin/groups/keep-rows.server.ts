import { ok, type Result } from '#kernel/result.ts'
import { splitName } from '#kernel/split-name.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import {
  changeGroup,
  createGroup,
  findGroup,
  freeGroupPlaceSetting,
  MOST_PEOPLE,
  type GroupPerson,
} from '#modules/agents/index.server.ts'
import { blankTraveller } from '#modules/booking/index.ts'
import { findStaffRequest } from '#modules/engagement/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import type { RequestRef } from '../requests/request-ref.ts'
import { takeUpRequest } from '../requests/take-up-request.server.ts'
import { withMorePeople } from './read-group.server.ts'

type Refused = Exclude<Awaited<ReturnType<typeof changeGroup>>, { ok: true }>['error'] | { code: 'too-many' }

/** Keeps the rows of a sheet as a new group, or behind those of the one that is named. */
export async function keepRows(
  db: Db,
  admin: Admin<'orders'>,
  { name, people, groupId }: { name: string; people: readonly GroupPerson[]; groupId: string | null },
  now: Date,
): Promise<Result<{ id: string }, Refused>> {
  const group = groupId === null ? undefined : await findGroup(db, admin, groupId)
  if (!group) return ok(await createGroup(db, admin, { name, people, freePer: await freePer(db), tourId: null }, now))
  const draft = { ...group, people: withMorePeople(group.people, people) }
  if (draft.people.length > MOST_PEOPLE) return { ok: false, error: { code: 'too-many' } }
  const changed = await changeGroup(db, admin, { id: group.id, version: group.version, draft }, now)
  return changed.ok ? ok({ id: group.id }) : changed
}

/** Makes the group that somebody asked for: who asks leads it, departure and size are those asked for. */
export async function groupOfRequest(
  db: Db,
  admin: Admin<'orders'>,
  ref: RequestRef,
  now: Date,
): Promise<{ id: string } | undefined> {
  const asked = await findStaffRequest(db, admin, ref)
  if (!asked) return undefined
  const { tourId: _tour, ...blank } = blankTraveller
  const leader = { ...blank, ...splitName(asked.name), family: '', phone: asked.phone ?? '', isLeader: true }
  return inTransaction(db, async (tx) => {
    const made = await createGroup(
      tx,
      admin,
      {
        name: asked.name,
        people: [leader],
        freePer: await freePer(tx),
        tourId: asked.tourId,
        of: { request: ref, expected: asked.groupSize },
      },
      now,
    )
    await takeUpRequest(tx, admin, ref, now)
    return made
  })
}

async function freePer(db: Db): Promise<number | null> {
  return (await readSetting(db, freeGroupPlaceSetting)) || null
}
