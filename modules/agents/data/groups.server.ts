import type { PlainDate } from '#kernel/plain-date.ts'
import type { TravellerDraft } from '#modules/booking/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { EncryptedColumn } from '#platform/field-cipher/encrypted-column.ts'
import { openField, sealField } from '#platform/field-cipher/field-cipher.server.ts'
import type { OfferRequest, OfferState } from '../domain/offer.ts'
import { own } from './tables.server.ts'

const peopleColumn = {
  table: 'agent_groups',
  column: 'people_sealed',
  rowColumn: 'id',
} as const satisfies EncryptedColumn

/** For the command that changes keys. */
export const sealedGroupColumns: readonly EncryptedColumn[] = [peopleColumn]

/** Somebody in the list of a group, as it was typed. */
export type GroupPerson = Omit<TravellerDraft, 'tourId'> & {
  family: string
  phone: string
  /** Who leads the group, answers the offer and has the first free place; one at most. */
  isLeader: boolean
}

export type Group = {
  id: string
  name: string
  people: GroupPerson[]
  /** One is free for every so many who pay; null where nobody is. */
  freePer: number | null
  tourId: string | null
  version: number
  createdAt: Date
  offer: GroupOffer | null
  /** What somebody had asked for, and how many people that was to be for. */
  request: OfferRequest | null
  expected: number | null
}

/** The offer that was made of a group, and the order that came of it. */
export type GroupOffer = {
  id: string
  offerNo: string
  state: OfferState
  validUntil: PlainDate
  orderId: string | null
}

export function groups(db: Db) {
  return own(db)
    .selectFrom('agent_groups')
    .leftJoin('agent_offers', 'agent_offers.id', 'agent_groups.offer_id')
    .select([
      'agent_groups.id',
      'agent_groups.name',
      'agent_groups.people',
      'agent_groups.free_per',
      'agent_groups.tour_id',
      'agent_groups.version',
      'agent_groups.created_at',
      'agent_groups.request_kind',
      'agent_groups.request_id',
      'agent_groups.expected',
      'agent_offers.id as offer_id',
      'agent_offers.offer_no',
      'agent_offers.state',
      'agent_offers.valid_until',
      'agent_offers.order_id',
    ])
}

/** A group as lists show it: how many people, not who. */
export type ListedGroup = Omit<Group, 'people'> & { count: number }

export function toListedGroup(
  row: Awaited<ReturnType<ReturnType<typeof groups>['executeTakeFirstOrThrow']>>,
): ListedGroup {
  const { offer_id: id, offer_no: offerNo, state, valid_until: validUntil, order_id: orderId } = row
  return {
    id: row.id,
    name: row.name,
    count: row.people,
    freePer: row.free_per,
    tourId: row.tour_id,
    version: row.version,
    createdAt: row.created_at,
    request: row.request_kind && row.request_id ? { kind: row.request_kind, id: row.request_id } : null,
    expected: row.expected,
    offer: id && offerNo && state && validUntil ? { id, offerNo, state, validUntil, orderId } : null,
  }
}

/** The id of the group that a request has become. */
export async function findGroupOfRequest(db: Db, { kind, id }: OfferRequest): Promise<string | undefined> {
  const row = await own(db)
    .selectFrom('agent_groups')
    .select('id')
    .where('request_kind', '=', kind)
    .where('request_id', '=', id)
    .executeTakeFirst()
  return row?.id
}

/** The id of the group that an offer was made of. */
export async function findGroupOfOffer(db: Db, offerId: string): Promise<string | undefined> {
  const row = await own(db).selectFrom('agent_groups').select('id').where('offer_id', '=', offerId).executeTakeFirst()
  return row?.id
}

export function sealPeople(db: Db, groupId: string, people: readonly GroupPerson[]): string {
  return sealField(db, peopleColumn, groupId, JSON.stringify(people))
}

/** Who is in a group. @throws SealedFieldUnreadable */
export async function readPeopleOf(db: Db, groupId: string): Promise<GroupPerson[]> {
  const { people_sealed: sealed } = await own(db)
    .selectFrom('agent_groups')
    .select('people_sealed')
    .where('id', '=', groupId)
    .executeTakeFirstOrThrow()
  return JSON.parse(openField(db, peopleColumn, groupId, sealed)) as GroupPerson[]
}
