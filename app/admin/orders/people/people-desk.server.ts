import type { Locale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listParties, type PartyMember, type StaffOrder } from '#modules/booking/index.server.ts'
import { isAlive } from '#modules/booking/index.ts'
import { findDeparturesForSale } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

/** What one of the forms of the page is about: the terms of a traveller, somebody in their place, or one more. */
export type ChosenAct = { kind: 'terms' | 'instead' | 'add'; id: string }

/** Everybody of an order with what was agreed with each, and what the places of each journey cost today. */
export async function findPeopleDesk(
  db: Db,
  order: StaffOrder,
  { chosen, locale }: { chosen: ChosenAct | undefined; locale: Locale },
  now: Date,
) {
  const today = dayInIstanbul(now)
  const departures = await findDeparturesForSale(
    db,
    order.journeys.map(({ tourId }) => tourId),
    today,
  )
  const parties = await listParties(db, order.orderId)
  const journeys = order.journeys.map((journey) => {
    const terms = parties.find(({ snapshot }) => snapshot.tourId === journey.tourId)?.people ?? []
    const isOpen = journey.departsOn > today && journey.travellers.some(({ isCancelled }) => !isCancelled)
    return {
      tourId: journey.tourId,
      name: journey.name[locale],
      departsOn: journey.departsOn,
      returnsOn: journey.returnsOn,
      canAdd: isAlive(order.state) && isOpen,
      fares: departures.find(({ id }) => id === journey.tourId)?.fares ?? [],
      people: journey.travellers.flatMap((traveller) => {
        const agreed = terms.find(({ id }) => id === traveller.id)
        const { id, firstName, lastName, amount: price } = traveller
        return agreed ? { traveller: { id, firstName, lastName }, terms: agreed, price } : []
      }),
    }
  })
  const people = journeys.flatMap((journey) => journey.people.map((person) => ({ journey, person })))
  const about = chosen && people.find(({ person }) => person.traveller.id === chosen.id)
  const added =
    chosen?.kind === 'add' ? journeys.find(({ tourId, canAdd }) => canAdd && tourId === chosen.id) : undefined
  return {
    order: {
      id: order.id,
      orderNo: order.orderNo,
      state: order.state,
      version: order.version,
      currency: order.amounts.total.currency,
      isAlive: isAlive(order.state),
    },
    journeys,
    rooms: roomsOf(people.map(({ person }) => person)),
    act:
      chosen && isAlive(order.state) && about && !about.person.terms.isCancelled && chosen.kind !== 'add'
        ? { kind: chosen.kind, fares: about.journey.fares, person: about.person }
        : added && { kind: 'add' as const, fares: added.fares, journey: { tourId: added.tourId, name: added.name } },
  }
}

/** Who was sold which room of the order, by the number of the room. */
function roomsOf(people: readonly { traveller: { firstName: string; lastName: string }; terms: PartyMember }[]) {
  const known = people.filter(({ terms }) => !terms.isCancelled && (terms.soldRoom ?? null) !== null)
  return [...Map.groupBy(known, ({ terms }) => terms.soldRoom ?? 0)]
    .toSorted(([a], [b]) => a - b)
    .map(([number, members]) => ({
      number,
      people: members.map(({ traveller: { firstName, lastName } }) => `${firstName} ${lastName}`.trim()),
    }))
}

export type PeopleDesk = Awaited<ReturnType<typeof findPeopleDesk>>

export type DeskJourney = PeopleDesk['journeys'][number]

export type DeskPerson = DeskJourney['people'][number]

export function readChosenAct(query: URLSearchParams): ChosenAct | undefined {
  const kind = (['terms', 'instead', 'add'] as const).find((each) => query.has(each))
  return kind && { kind, id: query.get(kind) ?? '' }
}
