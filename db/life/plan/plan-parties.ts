import { addDays, dayInIstanbul, daysBetween, startInIstanbul } from '#kernel/plain-date.ts'
import { chanceOf, type Chance } from '../chance.ts'
import { contactOf, originOf, type Origin } from '../people/person.ts'
import type { TravellerDraft } from '#modules/booking/index.ts'
import type { LivedDeparture, Party } from './party.ts'
import { endingOf, fateOf } from './fate-of.ts'
import { travellersOf } from './travellers-of.ts'

const HOUR = 3_600_000

const notes = {
  tr: [
    'Mümkünse alt katlardan oda rica ederiz.',
    'Annem yürümekte zorlanıyor, Harem’e yakın bir oda olursa seviniriz.',
    'Aynı kafilede komşularımız da var, odalarımız yan yana olsun.',
  ],
  en: ['Vegetarian meals for one of us, please.', 'We arrive from abroad the evening before.'],
  ar: ['نرجو غرفتين متجاورتين إن أمكن.', 'الوالدة تمشي بصعوبة، ونرجو غرفة قريبة من الحرم.'],
}

/**
 * Everybody who orders in last season and this one, in the order in which they do: for each departure so many travellers
 * as want to go on it, besides those whose orders lapse or are cancelled. The same departures, moment and seed give
 * the same parties.
 */
export function planParties(departures: readonly LivedDeparture[], startedAt: Date, seed: string): Party[] {
  const parties: Party[] = []
  for (const departure of departures) {
    let left = departure.wanted
    for (let nth = 1; left > 0; nth++) {
      const chance = chanceOf(`${seed} ${departure.tourId} ${nth}`)
      const party = planParty(chance, { departure, mostSeats: left, nth, serial: parties.length + 1, startedAt })
      parties.push(party)
      if (staysAboard(party)) left -= seatsOf(party)
    }
  }
  return parties.toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime() || (a.key < b.key ? -1 : 1))
}

function seatsOf({ travellers }: Party): number {
  return travellers.filter(({ fare }) => fare !== 'baby').length
}

function staysAboard({ fate, ending }: Party): boolean {
  return fate.kind !== 'lapsed' && !(ending?.kind === 'cancelled' && ending.who === 'all')
}

type Place = { departure: LivedDeparture; mostSeats: number; nth: number; serial: number; startedAt: Date }

function planParty(chance: Chance, { departure, mostSeats, nth, serial, startedAt }: Place): Party {
  const origin = originOf(chance)
  const travellers = travellersOf(chance, { departure, origin, mostSeats, firstSerial: serial * 20 })
  const first = travellers.find(({ fare }) => fare !== 'child' && fare !== 'baby')
  if (!first) throw new Error(`no adult travels to ${departure.tourId}`)
  const usual = placedOn(chance, departure, startedAt)
  const fate = fateOf(chance, { departure, placedAt: usual, startedAt })
  const isAwaited = fate.kind === 'transfer-awaited' || fate.kind === 'payment-awaited'
  const isFresh =
    fate.kind === 'paid' &&
    fate.way === 'card' &&
    departure.salesCloseOn > dayInIstanbul(startedAt) &&
    chance.inHundred(9)
  const placedAt = isAwaited || isFresh ? recently(chance, startedAt) : usual
  const isTold = isAwaited || ('way' in fate && fate.way !== 'card')
  return {
    key: `${departure.tourId}-${nth}`,
    departure,
    placedAt,
    channel: isTold || chance.inHundred(15) ? 'telephone' : 'shop',
    contact: contactOf(chance, first, origin, serial),
    locale: origin.locale,
    travellers: isTold && isOfTheFuture(departure, startedAt) ? withoutSomePapers(chance, travellers) : travellers,
    note: chance.inHundred(12) ? noteOf(chance, origin) : '',
    fate,
    ending: isFresh
      ? undefined
      : endingOf(chance, { departure, placedAt, startedAt, fate, travellers, locale: origin.locale }),
  }
}

/** Between half a year and some days before the journey, in waking hours, and more than a day ago. */
function placedOn(chance: Chance, { departsOn, salesCloseOn, hasRooms }: LivedDeparture, startedAt: Date): Date {
  const today = dayInIstanbul(startedAt)
  const first = addDays(departsOn, hasRooms ? -240 : -30)
  const lastOnSale = addDays(salesCloseOn, -1)
  const yesterday = addDays(today, -2)
  const last = lastOnSale < yesterday ? lastOnSale : yesterday
  const begin = first < last ? first : addDays(last, -60)
  const day = addDays(begin, chance.between(0, Math.min(daysBetween(begin, last), hasRooms ? 170 : 30)))
  return new Date(startInIstanbul(day).getTime() + 8 * HOUR + chance.between(0, 14 * 60) * 60_000)
}

/** In the hours before the demonstration began. */
function recently(chance: Chance, startedAt: Date): Date {
  return new Date(startedAt.getTime() - chance.between(20, 460) * 60_000)
}

function isOfTheFuture({ departsOn }: LivedDeparture, startedAt: Date): boolean {
  return departsOn > dayInIstanbul(startedAt)
}

/** Whoever orders by telephone has not always the passports at hand. */
function withoutSomePapers(chance: Chance, travellers: readonly TravellerDraft[]): TravellerDraft[] {
  return travellers.map((traveller) =>
    chance.inHundred(45) ? { ...traveller, passportNo: '', passportExpiresOn: '' } : traveller,
  )
}

function noteOf(chance: Chance, { locale }: Origin): string {
  return chance.pick(notes[locale])
}
