import { randomUUID } from 'node:crypto'
import { isUuid } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { findAgreedOrder } from '#modules/booking/index.server.ts'
import { isAlive } from '#modules/booking/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import type { OfferRequest } from '../domain/offer.ts'
import {
  findGroupOfRequest,
  groups,
  readPeopleOf,
  sealPeople,
  toListedGroup,
  type Group,
  type GroupPerson,
  type ListedGroup,
} from '../data/groups.server.ts'
import { own } from '../data/tables.server.ts'

/** A group as it is typed. */
export type GroupDraft = {
  name: string
  people: readonly GroupPerson[]
  freePer: number | null
  /** The public id of the departure it is to travel on. */
  tourId: string | null
}

export type GroupFailure = { code: 'group-not-found' } | { code: 'edit-conflict' } | { code: 'group-ordered' }

const NAME_LENGTH = 120
export const MOST_PEOPLE = 200

/** What a group begins with that came of a request. */
export type GroupRequest = { request: OfferRequest; expected: number | null }

/**
 * Keeps a list of people as a new group, whatever is wrong with single cells; the people are sealed. A request becomes one
 * group: asked again, it is the one that is there.
 */
export async function createGroup(
  db: Db,
  admin: Admin<'orders'>,
  { of, ...draft }: GroupDraft & { of?: GroupRequest },
  now: Date,
): Promise<{ id: string }> {
  return inTransaction(db, async (tx) => {
    const known = of && (await findGroupOfRequest(tx, of.request))
    if (known) return { id: known }
    const id = randomUUID()
    await own(tx)
      .insertInto('agent_groups')
      .values({
        id,
        ...columnsOf(tx, id, draft),
        offer_id: null,
        request_kind: of?.request.kind ?? null,
        request_id: of?.request.id ?? null,
        expected: of?.expected ?? null,
        created_by: admin.id,
        created_at: now,
        changed_at: now,
      })
      .execute()
    await audit(tx, admin, { id, action: 'group.create', people: draft.people.length }, now)
    return { id }
  })
}

/**
 * Keeps what was changed in a group, right or wrong. The offer that was made of it stays as it is: it cannot be accepted
 * while it does not fit the list any more, and is made anew with `quoteGroup`.
 *
 * Fails with `group-not-found`, `edit-conflict` when it was saved meanwhile, `group-ordered` while there is an order.
 */
export async function changeGroup(
  db: Db,
  admin: Admin<'orders'>,
  { id, version, draft }: { id: string; version: number; draft: GroupDraft },
  now: Date,
): Promise<Result<void, GroupFailure>> {
  return inTransaction(db, async (tx) => {
    const known = await lockGroup(tx, id)
    if (!known) return fail({ code: 'group-not-found' })
    if (known.version !== version) return fail({ code: 'edit-conflict' })
    if (await hasOrder(tx, known)) return fail({ code: 'group-ordered' })
    await own(tx)
      .updateTable('agent_groups')
      .set({ ...columnsOf(tx, id, draft), version: version + 1, changed_at: now })
      .where('id', '=', id)
      .execute()
    await audit(tx, admin, { id, action: 'group.change', people: draft.people.length }, now)
    return ok(undefined)
  })
}

/** A group with everybody in it. */
export async function findGroup(db: Db, _admin: Admin<'orders'>, id: string): Promise<Group | undefined> {
  const row = isUuid(id) ? await groups(db).where('agent_groups.id', '=', id).executeTakeFirst() : undefined
  return row && { ...toListedGroup(row), people: await readPeopleOf(db, id) }
}

/** One page of the groups, the newest first, and how many there are. */
export async function listGroups(
  db: Db,
  _admin: Admin<'orders'>,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ groups: ListedGroup[]; total: number }> {
  const { total } = await own(db)
    .selectFrom('agent_groups')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await groups(db)
    .orderBy('agent_groups.created_at', 'desc')
    .orderBy('agent_groups.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { groups: rows.map(toListedGroup), total: Number(total) }
}

/** The group, locked until the transaction ends. */
export async function lockGroup(tx: Db, id: string): Promise<ListedGroup | undefined> {
  if (!isUuid(id)) return undefined
  const row = await groups(tx).where('agent_groups.id', '=', id).forUpdate('agent_groups').executeTakeFirst()
  return row && toListedGroup(row)
}

/** Whether a group has an order that stands; where it expired or was cancelled, the list can be offered again. */
export async function hasOrder(db: Db, { offer }: Pick<ListedGroup, 'offer'>): Promise<boolean> {
  const order = offer?.orderId ? await findAgreedOrder(db, { id: offer.orderId }) : undefined
  return order !== undefined && isAlive(order.state)
}

function columnsOf(tx: Db, id: string, { name, people, freePer, tourId }: GroupDraft) {
  const kept = people.slice(0, MOST_PEOPLE)
  return {
    name: name.trim().slice(0, NAME_LENGTH) || '—',
    people_sealed: sealPeople(tx, id, withOneLeader(kept)),
    people: kept.length,
    free_per: freePer,
    tour_id: tourId,
  }
}

/** Somebody always answers for a group; the first one where nobody was chosen. */
function withOneLeader(people: readonly GroupPerson[]): GroupPerson[] {
  const leader = Math.max(
    0,
    people.findIndex(({ isLeader }) => isLeader),
  )
  return people.map((person, at) => ({ ...person, isLeader: at === leader }))
}

async function audit(
  tx: Db,
  admin: Admin<'orders'>,
  { id, action, people }: { id: string; action: 'group.create' | 'group.change'; people: number },
  now: Date,
): Promise<void> {
  await recordAudit(tx, { actor: admin, action, subject: { kind: 'group', id }, after: { people } }, now)
}
