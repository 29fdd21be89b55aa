import { formatMoney, formatNumber } from '#kernel/format-money.ts'
import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { isolate } from '#kernel/isolate.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { listDeparturesToSuggest, listTourSummaries, umrahLengthsSetting } from '#modules/catalog/index.server.ts'
import { priceOf, type FarePrice, type TourSummary } from '#modules/catalog/index.ts'
import type { DepartureToSuggest } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { trySay } from '#platform/texts/say.ts'
import { chooseSuggestions, type QuizSentence, type QuizSuggestion } from './domain/choose-suggestions.ts'
import type { QuizDeparture } from './domain/quiz-wish.ts'
import { readAnswers, type QuizContent } from './domain/quiz.ts'
import { loadQuiz } from './find-quiz.server.ts'

export type QuizAnswers = {
  /** The option of each question; skipped questions are left out or answered with a hyphen. */
  answers: Readonly<Record<string, string>>
  /** The version that was answered, where it must still be the same. */
  version?: number | undefined
  locale: Locale
  today: PlainDate
}

export type SuggestedTour = {
  tour: TourSummary
  /** In the room that was chosen, else the lowest. */
  price: FarePrice
  reasons: string[]
  misses: string[]
}

export type QuizResult = {
  matches: SuggestedTour[]
  alternatives: SuggestedTour[]
  fitting: number
  total: number
  /** Said when there is nothing to suggest. */
  nothing: string
}

export type QuizFailure =
  | { code: 'quiz-not-found' }
  | { code: 'quiz-changed'; version: number }
  | { code: 'answer-unknown'; questions: string[] }

/**
 * Suggests at most five departures on sale for the answers of the quiz, best first, each with full sentences that say
 * why; with few of them also what nearly fits. Answers are not kept. Six queries.
 *
 * Fails with `quiz-not-found`, `quiz-changed`, or `answer-unknown`, which names the questions.
 */
export async function suggestTours(
  db: Db,
  { answers, version, locale, today }: QuizAnswers,
): Promise<Result<QuizResult, QuizFailure>> {
  const quiz = await loadQuiz(db)
  if (!quiz) return fail({ code: 'quiz-not-found' })
  if (version !== undefined && version !== quiz.version) return fail({ code: 'quiz-changed', version: quiz.version })
  const { rules, unknown } = readAnswers(quiz.content, answers)
  if (unknown.length > 0) return fail({ code: 'answer-unknown', questions: unknown })

  const departures = await listDeparturesToSuggest(db, { kinds: ['umrah', 'private'], today, locale })
  const lengths = await readSetting(db, umrahLengthsSetting)
  const chosen = chooseSuggestions(rules, departures.map(toQuizDeparture), (days) => lengths.includes(days))
  const ids = [...chosen.matches, ...chosen.alternatives].map(({ id }) => id)
  const tours = await listTourSummaries(db, { ids, locale, today })
  const sayIn = (sentence: QuizSentence) => sayReason(quiz.content, sentence, locale)
  const toTours = (suggestions: readonly QuizSuggestion[]) =>
    suggestions.flatMap(({ id, roomPrice, reasons, misses }) => {
      const tour = tours.find((each) => each.id === id)
      if (!tour) return []
      const price = roomPrice ?? { fare: tour.fromFare, price: tour.fromPrice }
      return [{ tour, price, reasons: reasons.flatMap(sayIn), misses: misses.flatMap(sayIn) }]
    })
  return ok({
    matches: toTours(chosen.matches),
    alternatives: toTours(chosen.alternatives),
    fitting: chosen.fitting,
    total: chosen.total,
    nothing: quiz.content.nothing[locale],
  })
}

function toQuizDeparture({ fares, holidays, ...departure }: DepartureToSuggest): QuizDeparture {
  return {
    ...departure,
    schoolBreaks: holidays.filter(({ kind }) => kind === 'school').map(({ from }) => from),
    prices: pricesOf(fares),
  }
}

function pricesOf(fares: readonly FarePrice[]): QuizDeparture['prices'] {
  const rooms = (['single', 'double', 'triple', 'quad'] as const).map((room) => [room, priceOf(fares, room)] as const)
  return Object.fromEntries(rooms.filter(([, price]) => price !== undefined))
}

/** Nothing for a sentence that cannot be said: what was kept before its facts were looked at may be such a one. */
function sayReason(
  { reasons }: Pick<QuizContent, 'reasons'>,
  { reason, metres, minutes, price }: QuizSentence,
  locale: Locale,
): string[] {
  const said = trySay(locale, reasons[reason][locale], {
    ...(metres === undefined ? {} : { metres: formatNumber(metres, locale) }),
    ...(minutes === undefined ? {} : { minutes: formatNumber(minutes, locale) }),
    ...(price === undefined ? {} : { price: isolate(formatMoney(price, locale)) }),
  })
  return said === undefined ? [] : [said]
}
