import { randomUUID } from 'node:crypto'
import { addDays, dayInIstanbul, plainDate } from '#kernel/plain-date.ts'
import { aUser } from '#modules/accounts/testing/builders.ts'
import { proveAgent, findUser } from '#modules/accounts/index.server.ts'
import { aDeparture, type DepartureWish } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from '../data/tables.server.ts'
import { reserveDirectly } from '../reserve.server.ts'
import { findAgentScope } from '../scope.server.ts'
import { createOffer, type OfferDraft } from '../write-offer.server.ts'
import { sendOffer } from '../send-offer.server.ts'

/** The moment of these tests; the journeys of `aDeparture` leave ten weeks later. */
export const noon = new Date('2026-12-01T09:00:00Z')

/** An agency with eight percent commission and a credit of 20,000 USD, and the scope of somebody who sells for it. */
export async function anAgency(db: Db, { userId }: { userId?: string } = {}) {
  const agencyId = randomUUID()
  const agentId = userId ?? (await aUser(db, { isAgent: true })).userId
  await own(db)
    .insertInto('agencies')
    .values({
      id: agencyId,
      name: `Acente ${agencyId.slice(0, 8)}`,
      email: `${agencyId.slice(0, 8)}@acente.example`,
      phone: '+903324445566',
      city: 'Konya',
      logo: null,
      logo_type: null,
      credit_limit_minor: 2_000_000,
      credit_currency: 'USD',
    })
    .execute()
  await employ(db, { userId: agentId, agencyId })
  await own(db)
    .insertInto('agency_commission_rules')
    .values({
      agency_id: agencyId,
      category_id: null,
      kind: 'percent',
      percent_bp: 800,
      fixed_minor: null,
      fixed_currency: null,
      valid_from: plainDate('2026-01-01'),
      valid_to: null,
    })
    .execute()
  const agent = proveAgent(await findUser(db, { id: agentId }))
  const scope = agent && (await findAgentScope(db, agent))
  if (!scope) throw new Error('no agent was made')
  return { agencyId, userId: agentId, scope }
}

/** Lets somebody sell for an agency. */
export async function employ(db: Db, { userId, agencyId }: { userId: string; agencyId: string }): Promise<void> {
  await own(db).insertInto('agency_users').values({ user_id: userId, agency_id: agencyId }).execute()
}

export function anOfferDraft(tourId: string, change: Partial<OfferDraft> = {}): OfferDraft {
  return {
    customer: {
      firstName: 'İsmail',
      lastName: 'Güneş',
      email: 'ismail@example.com',
      phone: '+905321234567',
      city: 'Konya',
      country: 'TR',
    },
    lines: [{ tourId, fare: 'double', quantity: 2 }],
    markup: { kind: 'percent', basisPoints: 1000 },
    validUntil: plainDate('2026-12-10'),
    locale: 'tr',
    note: '',
    ...change,
  }
}

/** A reservation of a new departure, made directly. */
export async function aReserved(db: Db, { scope }: Awaited<ReturnType<typeof anAgency>>, at: Date = new Date()) {
  const departsOn = addDays(dayInIstanbul(at), 70)
  const { id: tourId } = await aDeparture(db, { departsOn })
  const reserved = await reserveDirectly(db, scope, anOfferDraft(tourId), at)
  if (!reserved.ok) throw new Error(JSON.stringify(reserved.error))
  return { reservationId: reserved.value.reservationId, tourId }
}

/** An offer of a new departure, sent to its customer unless it stays a draft. */
export async function anOffer(
  db: Db,
  {
    change,
    at = noon,
    agency,
    isDraft = false,
    ...wish
  }: DepartureWish & {
    isDraft?: boolean
    change?: Partial<OfferDraft>
    at?: Date
    agency?: Awaited<ReturnType<typeof anAgency>>
  } = {},
) {
  const { scope, agencyId } = agency ?? (await anAgency(db))
  const { departureId, id: tourId } = await aDeparture(db, wish)
  const made = await createOffer(db, scope, anOfferDraft(tourId, change), at)
  if (!made.ok) throw new Error(`the offer was refused: ${JSON.stringify(made.error)}`)
  const sent = isDraft ? undefined : await sendOffer(db, scope, made.value.id, at)
  if (sent && !sent.ok) throw new Error(sent.error.code)
  const { token } = await own(db)
    .selectFrom('agent_offers')
    .select('token')
    .where('id', '=', made.value.id)
    .executeTakeFirstOrThrow()
  return { id: made.value.id, token, scope, agencyId, departureId, tourId }
}

export const aContact = {
  firstName: 'İsmail',
  lastName: 'Güneş',
  email: 'ismail@example.com',
  phone: '+905321234567',
  address: '',
  city: 'Konya',
  country: 'TR',
}

export const allConsents = {
  preInformation: true,
  terms: true,
  privacy: true,
  personalData: true,
  health: false,
  marketing: false,
}
