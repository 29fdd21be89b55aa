import type { Money } from '#kernel/money.ts'
import { missesOf, wishOf, type QuizDeparture, type QuizMiss, type QuizWish } from './quiz-wish.ts'
import type { QuizReason, QuizRoom, QuizRules } from './quiz.ts'

const MOST_MATCHES = 5

/** With fewer matches than this, what nearly fits is shown as well, up to so many in all. */
const ENOUGH = 3

/** A sentence about a departure, with the facts that it names. */
export type QuizSentence = { reason: QuizReason; metres?: number; minutes?: number; price?: Money }

export type QuizSuggestion = {
  id: string
  /** What a person pays in the room that was chosen; `null` when any room will do. */
  roomPrice: { fare: QuizRoom; price: Money } | null
  reasons: QuizSentence[]
  misses: QuizSentence[]
}

export type QuizSuggestions = {
  /** Best first. */
  matches: QuizSuggestion[]
  /** What differs in the fewest answers, the smallest difference first. */
  alternatives: QuizSuggestion[]
  /** Departures that fit, of all that could be suggested; more than are shown. */
  fitting: number
  total: number
}

/**
 * Chooses among departures by the rules of all answers. Each tour is suggested once, by its best departure. Nobody is
 * ever sent on a walk that is too long for him.
 */
export function chooseSuggestions(
  rules: readonly QuizRules[],
  departures: readonly QuizDeparture[],
  isUsualLength: (days: number) => boolean,
): QuizSuggestions {
  const wish = wishOf(rules)
  const open = departures.filter(({ kind }) => kind === (wish.isPrivate ? 'private' : 'umrah'))
  const judged = open
    .map((departure) => ({
      departure,
      misses: missesOf(departure, wish, isUsualLength),
      score: scoreOf(departure, wish),
    }))
    .toSorted((a, b) => compare(a, b, wish))
  const fitting = judged.filter(({ misses }) => misses.length === 0)
  const matches = onePerTour(fitting, []).slice(0, MOST_MATCHES)
  const near = nearest(judged).toSorted((a, b) => rankOf(a.misses) - rankOf(b.misses))
  const alternatives = onePerTour(near, matches).slice(0, Math.max(0, ENOUGH - matches.length))
  return {
    matches: matches.map((each) => toSuggestion(each, wish)),
    alternatives: alternatives.map((each) => toSuggestion(each, wish)),
    fitting: fitting.length,
    total: open.length,
  }
}

type Judged = { departure: QuizDeparture; misses: QuizMiss[]; score: number }

/** What each preference that is met counts. */
function scoreOf(departure: QuizDeparture, { prefer, bands, room }: QuizWish): number {
  const { stars, walkMetres, days } = departure
  const price = priceOf(departure, room)
  let score = 0
  for (const wished of prefer) {
    if (wished.isFamily && departure.isFamily) score += 2
    if (wished.inclusion !== undefined && departure.inclusions.includes(wished.inclusion)) score += 2
    if (wished.maxMetres !== undefined && walkMetres !== null && walkMetres <= wished.maxMetres) score += 2
    if (wished.minStars !== undefined && stars !== null && stars >= wished.minStars) score += 1
    if (wished.maxStars !== undefined && stars !== null && stars <= wished.maxStars) score += 1
    if (wished.rooms?.some((each) => departure.prices[each] !== undefined)) score += 1
    if (wished.days && days >= wished.days[0] && days <= wished.days[1]) score += 1
  }
  for (const { from } of bands) if (price && price.minor >= from * 100) score += 1
  return score
}

function priceOf({ prices }: QuizDeparture, room: QuizWish['room']): Money | undefined {
  return prices[room]
}

function compare(a: Judged, b: Judged, wish: QuizWish): number {
  const byDay = compareText(a.departure.departsOn, b.departure.departsOn)
  if (wish.isSoonest && byDay !== 0) return byDay
  return (
    b.score - a.score ||
    byDay ||
    (a.departure.walkMetres ?? Infinity) - (b.departure.walkMetres ?? Infinity) ||
    (priceOf(a.departure, wish.room)?.minor ?? Infinity) - (priceOf(b.departure, wish.room)?.minor ?? Infinity) ||
    compareText(a.departure.id, b.departure.id)
  )
}

/** Those that miss the fewest wishes, of the ones that may be suggested at all. */
function nearest(judged: readonly Judged[]): Judged[] {
  const missing = judged.filter(({ misses }) => misses.length > 0 && !misses.includes('never'))
  const fewest = Math.min(...missing.map(({ misses }) => misses.length))
  return missing.filter(({ misses }) => misses.length === fewest)
}

/** A little money is given up more easily than a few steps, those than a day, and a day than the season. */
const nearness: Record<QuizMiss, number> = { price: 0, distance: 1, days: 2, date: 3, never: 4 }

function rankOf(misses: readonly QuizMiss[]): number {
  return misses.reduce((sum, miss) => sum + nearness[miss], 0)
}

function onePerTour(judged: readonly Judged[], without: readonly Judged[]): Judged[] {
  const seen = new Set(without.map(({ departure }) => departure.tourKey))
  return judged.filter(({ departure: { tourKey } }) => !seen.has(tourKey) && seen.add(tourKey))
}

const missReasons: Record<Exclude<QuizMiss, 'never'>, QuizReason> = {
  price: 'near-miss-price',
  date: 'near-miss-date',
  days: 'near-miss-days',
  distance: 'near-miss-distance',
}

const inclusionReasons: Record<string, QuizReason> = { wheel: 'wheelchair', lessons: 'first-lessons' }

function toSuggestion({ departure, misses }: Judged, wish: QuizWish): QuizSuggestion {
  const { walkMetres, walkMinutes, inclusions } = departure
  const price = priceOf(departure, wish.room)
  const reasons: QuizSentence[] = []
  if (wish.dates.some(({ isRamadan }) => isRamadan) && !misses.includes('date'))
    reasons.push({ reason: 'ramadan-match' })
  if (wish.dates.some(({ isRamadan }) => !isRamadan) && !misses.includes('date'))
    reasons.push({ reason: 'season-match' })
  if (wish.days.length > 0 && !misses.includes('days')) reasons.push({ reason: 'duration-match' })
  if (wish.isDistanceAsked && !misses.includes('distance') && walkMetres !== null && walkMinutes !== null)
    reasons.push({ reason: 'near-match', metres: walkMetres, minutes: walkMinutes })
  if (wish.prefer.some(({ isFamily }) => isFamily) && departure.isFamily) reasons.push({ reason: 'family-room' })
  for (const wanted of new Set(wish.prefer.map(({ inclusion }) => inclusion))) {
    const reason = wanted === undefined || !inclusions.includes(wanted) ? undefined : inclusionReasons[wanted]
    if (reason) reasons.push({ reason })
  }
  if (wish.isPrivate) reasons.push({ reason: 'own-group' })
  if (wish.bands.length > 0 && price && !misses.includes('price')) reasons.push({ reason: 'price-match', price })
  if (wish.isSoonest || reasons.length === 0) reasons.push({ reason: 'soonest' })
  return {
    id: departure.id,
    roomPrice: wish.isRoomAsked && price ? { fare: wish.room, price } : null,
    reasons,
    misses: misses.flatMap((miss) => (miss === 'never' ? [] : [{ reason: missReasons[miss] }])),
  }
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
