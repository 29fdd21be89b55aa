import type { Money } from '#kernel/money.ts'
import type { QuizPreferences, QuizRoom, QuizRules } from './quiz.ts'

/** A departure as the quiz judges it. */
export type QuizDeparture = {
  id: string
  tourKey: string
  kind: string
  days: number
  departsOn: string
  isRamadan: boolean
  /** Days on which school breaks that fall on the journey begin. */
  schoolBreaks: string[]
  isFamily: boolean
  seatsLeft: number
  prices: Partial<Record<QuizRoom, Money>>
  stars: number | null
  walkMetres: number | null
  walkMinutes: number | null
  inclusions: string[]
}

/** The rules of all answers as one. */
export type QuizWish = {
  isSoonest: boolean
  isPrivate: boolean
  people: number
  /** Each must hold. */
  dates: { isRamadan: boolean; holds: (departure: QuizDeparture) => boolean }[]
  days: (number | 'other')[]
  walkLimit: number
  maxMetres: number
  isDistanceAsked: boolean
  /** The room that prices are compared in; the double room when nobody chose. */
  room: QuizRoom
  isRoomAsked: boolean
  bands: { from: number; below: number | null }[]
  prefer: QuizPreferences[]
}

export function wishOf(rules: readonly QuizRules[]): QuizWish {
  const walkLimit = Math.min(Infinity, ...rules.flatMap((rule) => rule.walkLimit ?? []))
  const maxMetres = Math.min(Infinity, ...rules.flatMap((rule) => rule.maxMetres ?? []))
  const room = rules.findLast((rule) => rule.room)?.room
  return {
    isSoonest: rules.some((rule) => rule.soonest),
    isPrivate: rules.some((rule) => rule.private),
    people: Math.max(1, ...rules.flatMap((rule) => rule.people ?? [])),
    dates: rules.flatMap(datesOf),
    days: rules.flatMap((rule) => rule.days ?? []),
    walkLimit,
    maxMetres,
    isDistanceAsked: Math.min(walkLimit, maxMetres) < Infinity,
    room: room ?? 'double',
    isRoomAsked: room !== undefined,
    bands: rules.flatMap((rule) => rule.price ?? []),
    prefer: rules.flatMap((rule) => rule.prefer ?? []),
  }
}

/** In what a departure differs from a wish so little that it may be shown; `never` is what nobody is asked to give up. */
export type QuizMiss = 'price' | 'distance' | 'days' | 'date' | 'never'

/** Costs at most this much more than was meant to be spent. */
const PRICE_MARGIN_PERCENT = 15
const DAYS_MARGIN = 2
const DISTANCE_MARGIN = 2

/** Everything in which a departure differs from a wish. */
export function missesOf(
  departure: QuizDeparture,
  wish: QuizWish,
  isUsualLength: (days: number) => boolean,
): QuizMiss[] {
  const price = departure.prices[wish.room]
  const metres = departure.walkMetres ?? Infinity
  const misses: (QuizMiss | undefined)[] = [
    departure.seatsLeft < wish.people ? 'never' : undefined,
    metres > wish.walkLimit ? 'never' : undefined,
    wish.isRoomAsked && !price ? 'never' : undefined,
    ...wish.bands.map(({ below }) => priceMiss(price, below)),
    metres > wish.maxMetres ? (metres <= wish.maxMetres * DISTANCE_MARGIN ? 'distance' : 'never') : undefined,
    ...wish.days.map((days) => daysMiss(departure.days, days, isUsualLength)),
    wish.dates.every(({ holds }) => holds(departure)) ? undefined : 'date',
  ]
  return misses.flatMap((miss) => miss ?? [])
}

/** Budgets are in US dollars; what is sold in another currency cannot be compared with them. */
function priceMiss(price: Money | undefined, below: number | null): QuizMiss | undefined {
  if (price?.currency !== 'USD') return 'never'
  if (below === null || price.minor < below * 100) return undefined
  return price.minor <= below * (100 + PRICE_MARGIN_PERCENT) ? 'price' : 'never'
}

function daysMiss(
  days: number,
  wanted: number | 'other',
  isUsualLength: (days: number) => boolean,
): QuizMiss | undefined {
  if (wanted === 'other') return isUsualLength(days) ? 'never' : undefined
  if (days === wanted) return undefined
  return Math.abs(days - wanted) <= DAYS_MARGIN ? 'days' : 'never'
}

function datesOf({ months, ramadan, schoolBreakMonths }: QuizRules): QuizWish['dates'] {
  const dates: QuizWish['dates'] = []
  if (ramadan) dates.push({ isRamadan: true, holds: (departure) => departure.isRamadan })
  if (months) dates.push({ isRamadan: false, holds: ({ departsOn }) => months.includes(monthOf(departsOn)) })
  if (schoolBreakMonths) {
    const begins = (day: string) => schoolBreakMonths.includes(monthOf(day))
    dates.push({ isRamadan: false, holds: ({ schoolBreaks }) => schoolBreaks.some(begins) })
  }
  return dates
}

function monthOf(day: string): number {
  return Number(day.slice(5, 7))
}
