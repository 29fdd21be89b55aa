import type { Locale } from '#kernel/locale.ts'
import { addDays, dayInIstanbul, daysBetween, startInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import type { TravellerDraft } from '#modules/booking/index.ts'
import type { Chance } from '../chance.ts'
import type { Ending, Fate, LivedDeparture, Way } from './party.ts'

/** As the agency's terms of deposits have it: so many days before the journey the rest is due, and so early is a deposit enough. */
const REST_DUE_DAYS = 30
const DEPOSIT_FROM_DAYS = 46
/** So long after it was placed an order that nobody pays has given its seats back. */
export const LAPSED_AFTER_MS = 73 * 3_600_000
const MINUTE = 60_000
const DAY = 86_400_000

/** Everybody says it in their own language. */
const reasons: Record<Locale, readonly string[]> = {
  tr: ['Sağlık sebebiyle gidemiyoruz.', 'İzin günlerimiz değişti.', 'Ailede cenaze oldu.'],
  en: ['We could not get leave for these days.', 'One of us is ill.', 'A death in the family.'],
  ar: ['ظرف عائلي طارئ.', 'تغيّرت أيام إجازتنا.', 'لا نستطيع السفر لأسباب صحية.'],
}

type Case = { departure: LivedDeparture; placedAt: Date; startedAt: Date }

const ways = [
  [62, 'card'],
  [24, 'transfer'],
  [14, 'cash'],
] as const satisfies (readonly [number, Way])[]

/** What becomes of an order: most are paid, many by a deposit first, some are still waited for, some lapse. */
export function fateOf(chance: Chance, { departure, placedAt, startedAt }: Case): Fate {
  const today = dayInIstanbul(startedAt)
  const way = chance.weigh(ways)
  const mayWait = departure.hasRooms && departure.salesCloseOn > addDays(today, 7)
  const notice = daysBetween(dayInIstanbul(placedAt), departure.departsOn)
  const mayDeposit = departure.takesDeposit && notice >= DEPOSIT_FROM_DAYS
  const kind = chance.weigh([
    // What lapses gives back the seats of all who have not paid by then, so never later than it begins.
    [placedAt.getTime() + LAPSED_AFTER_MS < startedAt.getTime() ? 6 : 0, 'lapsed'],
    [mayWait ? 2.5 : 0, 'transfer-awaited'],
    [mayWait ? 2 : 0, 'payment-awaited'],
    [mayDeposit ? 52 : 0, 'deposit'],
    [mayDeposit ? 33 : 85, 'paid'],
  ] as const)
  switch (kind) {
    case 'paid':
      return { kind, way: departure.hasRooms ? way : 'card' }
    case 'deposit':
      return { kind, way, rest: restOf(chance, { departure, placedAt, startedAt }) }
    default:
      return { kind }
  }
}

/** The rest comes around the day it is due; of those of whom it is due by now, some are late. */
function restOf(chance: Chance, { departure, placedAt, startedAt }: Case): { way: Way; at: Date } | undefined {
  const dueOn = addDays(departure.departsOn, -REST_DUE_DAYS)
  const isOver = departure.departsOn < dayInIstanbul(startedAt)
  const isDue = dueOn < dayInIstanbul(startedAt)
  const comes = isOver || chance.inHundred(isDue ? 72 : 25)
  const at = isDue
    ? middayOf(addDays(dueOn, -chance.between(0, 9)))
    : new Date(startedAt.getTime() - chance.between(1440, 28_800) * MINUTE)
  const isPossible = at.getTime() > placedAt.getTime() + DAY
  if (!comes) return undefined
  const way = chance.weigh(ways)
  if (isPossible) return { way, at }
  const soon = new Date(placedAt.getTime() + DAY)
  return soon < startedAt ? { way, at: soon } : undefined
}

/** Some who have paid do not travel after all, some of a party stay at home, and some have just asked. */
export function endingOf(
  chance: Chance,
  {
    departure,
    placedAt,
    startedAt,
    fate,
    travellers,
    locale,
  }: Case & { fate: Fate; travellers: readonly TravellerDraft[]; locale: Locale },
): Ending | undefined {
  if (fate.kind !== 'paid' && fate.kind !== 'deposit') return undefined
  const yesterday = startedAt.getTime() - DAY
  const rest = fate.kind === 'deposit' ? fate.rest?.at : undefined
  const from = (rest ?? placedAt).getTime() + DAY
  const until = Math.min(middayOf(addDays(departure.departsOn, -2)).getTime(), yesterday)
  const reason = chance.pick(reasons[locale])
  const isComing = departure.departsOn > addDays(dayInIstanbul(startedAt), 3)
  const kind = chance.weigh([
    [90, undefined],
    [5, 'all'],
    [2, 'last'],
    [isComing ? 3 : 0, 'asked'],
  ] as const)
  if (kind === undefined || from >= until) return undefined
  if (kind === 'asked')
    return { kind: 'cancellation-asked', at: new Date(startedAt.getTime() - chance.between(60, 1400) * 60_000), reason }
  const isAlone = travellers.filter(({ fare }) => fare !== 'baby').length < 3
  const at = new Date(from + Math.floor(((until - from) * chance.between(0, 100)) / 100))
  return { kind: 'cancelled', at, who: kind === 'last' && !isAlone ? 'last' : 'all', reason }
}

function middayOf(day: PlainDate): Date {
  return new Date(startInIstanbul(day).getTime() + DAY / 2)
}
