import type { Locale } from '#kernel/locale.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { ADULT_FROM, CHILD_FROM, readPeople, type PersonProblem } from '#modules/booking/index.ts'
import { findDeparturesForSale } from '#modules/catalog/index.server.ts'
import type { DepartureForSale } from '#modules/catalog/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { readPeopleOf, type GroupPerson } from '../data/groups.server.ts'
import { offers } from '../data/offers.server.ts'
import { own } from '../data/tables.server.ts'
import { chooseFares, freePlaces, guessFamilies, isGrownUpFare, type FreePlaces } from '../domain/group.ts'
import type { WishedLine } from '../price-offer.server.ts'
import { houseScope } from '../scope.server.ts'
import { changeOffer, createOffer, type OfferDraft, type WriteOfferFailure } from '../write-offer.server.ts'
import { hasOrder, lockGroup, type GroupFailure } from './keep-groups.server.ts'

export type QuoteWish = {
  id: string
  version: number
  /** Whom the leader is reached at; the name is that of the list. */
  email: string
  phone: string
  validUntil: PlainDate
  locale: Locale
  note: string
}

export type QuoteFailure =
  | GroupFailure
  | WriteOfferFailure
  | { code: 'departure-missing' }
  | { code: 'group-problems'; problems: PersonProblem[] }

/**
 * Makes the offer of a group, another one once its order has ended, or makes the one that is open anew: rows and free places follow from the list, prices are
 * those of the shop. Uses the caller's transaction or opens one.
 *
 * Fails with `group-problems` while something in the list is wrong, `departure-missing` without one that is on sale, as
 * `changeGroup`, and as `createOffer` does; a departure that is too full comes as `refused-lines` with the seats left.
 */
export async function quoteGroup(
  db: Db,
  admin: Admin<'orders'>,
  wish: QuoteWish,
  now: Date,
): Promise<Result<{ offerId: string }, QuoteFailure>> {
  return inTransaction(db, async (tx) => {
    const group = await lockGroup(tx, wish.id)
    if (!group) return fail({ code: 'group-not-found' })
    if (group.version !== wish.version) return fail({ code: 'edit-conflict' })
    if (await hasOrder(tx, group)) return fail({ code: 'group-ordered' })
    const people = await readPeopleOf(tx, group.id)
    const [departure] = await findDeparturesForSale(tx, [group.tourId ?? ''], dayInIstanbul(now))
    if (!departure) return fail({ code: 'departure-missing' })
    const placed = placeGroup(people, group.freePer, departure)
    const read = readPeople(placed.people, departure, dayInIstanbul(now))
    const problems = 'problems' in read ? read.problems : []
    if (problems.length > 0 || placed.unclear.length > 0) return fail({ code: 'group-problems', problems })
    const leader = people.find(({ isLeader }) => isLeader)
    const draft: OfferDraft = {
      customer: {
        firstName: leader?.firstName ?? '',
        lastName: leader?.lastName ?? '',
        email: wish.email,
        phone: wish.phone,
        city: '',
        country: 'TR',
      },
      lines: placed.lines,
      free: placed.free,
      markup: { kind: 'fixed', minor: 0 },
      validUntil: wish.validUntil,
      locale: wish.locale,
      note: wish.note,
      request: group.request ?? undefined,
    }
    const { offer } = group
    if (offer && (offer.state === 'draft' || offer.state === 'sent')) {
      const { version } = await offers(tx).where('id', '=', offer.id).executeTakeFirstOrThrow()
      const changed = await changeOffer(tx, houseScope(admin), { id: offer.id, version, draft }, now)
      return changed.ok ? ok({ offerId: offer.id }) : changed
    }
    const made = await createOffer(tx, houseScope(admin), draft, now)
    if (!made.ok) return made
    await own(tx).updateTable('agent_groups').set({ offer_id: made.value.id }).where('id', '=', group.id).execute()
    return ok({ offerId: made.value.id })
  })
}

/**
 * A group on a departure: everybody with family and fare, the rows that come of it, and who travels free. Rooms that are
 * called something the departure does not sell are `unclear`, by the places of their people in the list.
 */
export type PlacedGroup = {
  people: (GroupPerson & { tourId: string })[]
  unclear: number[]
  lines: WishedLine[]
  free: FreePlaces
}

export function placeGroup(
  people: readonly GroupPerson[],
  freePer: number | null,
  departure: Pick<DepartureForSale, 'id' | 'fares' | 'returnsOn'>,
): PlacedGroup {
  const families = guessFamilies(people)
  const withFamilies = people.map((person, at) => ({ ...person, family: families[at] ?? '', tourId: departure.id }))
  const sold = departure.fares.map(({ fare }) => fare)
  const chosen = chooseFares(withFamilies, {
    sold,
    returnsOn: departure.returnsOn,
    ages: { child: CHILD_FROM, adult: ADULT_FROM },
  })
  const placed = withFamilies.map((person, at) => ({ ...person, fare: chosen[at] ?? '' }))
  const counted = sold.map((fare) => ({
    tourId: departure.id,
    fare,
    quantity: placed.filter((each) => each.fare === fare).length,
  }))
  return {
    people: placed,
    unclear: people.flatMap(({ fare }, at) => (fare !== '' && !sold.some((each) => each === fare) ? [at] : [])),
    lines: counted.filter(({ quantity }) => quantity > 0),
    free: {
      places: freePlaces(placed.filter(({ fare }) => isGrownUpFare(fare)).length, freePer),
      leaderFare: placed.find(({ isLeader }) => isLeader)?.fare ?? '',
    },
  }
}
