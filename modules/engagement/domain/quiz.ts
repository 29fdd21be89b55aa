import type { Localised } from '#kernel/locale.ts'

export type QuizRoom = 'single' | 'double' | 'triple' | 'quad'

/** What an answer asks of a departure. Everything outside `prefer` must hold; what is preferred only counts. */
export type QuizRules = {
  /** The earliest first, whatever else fits. */
  soonest?: true | undefined
  /** Months of the departure, 1 to 12. */
  months?: number[] | undefined
  ramadan?: true | undefined
  /** A school break that begins in one of these months falls on the journey. */
  schoolBreakMonths?: number[] | undefined
  /** Whole days of the journey; `other` is any number that Umrah journeys do not usually have. */
  days?: number | 'other' | undefined
  /** A journey of one's own instead of a group. */
  private?: true | undefined
  /** Places that must be left. */
  people?: number | undefined
  /** The longest walk somebody can bear. Nothing beyond it is ever suggested. */
  walkLimit?: number | undefined
  /** The longest walk somebody wishes for. */
  maxMetres?: number | undefined
  room?: QuizRoom | undefined
  /** Whole US dollars a person pays in the chosen room. What costs less than `from` fits as well, but is not preferred. */
  price?: { from: number; below: number | null } | undefined
  prefer?: QuizPreferences | undefined
}

export type QuizPreferences = {
  isFamily?: true | undefined
  /** Code of something the price holds. */
  inclusion?: string | undefined
  rooms?: QuizRoom[] | undefined
  maxMetres?: number | undefined
  minStars?: number | undefined
  maxStars?: number | undefined
  /** From and to, both included. */
  days?: [number, number] | undefined
}

export type QuizOption = { id: string; text: Localised; note?: Localised | undefined; rules: QuizRules }

export type QuizQuestion = {
  id: string
  text: Localised
  /** As it is called in a list of the answers. */
  short: Localised
  help: Localised
  picture: string
  options: QuizOption[]
}

/** Why a departure is suggested, and in what it differs from the answers. */
export const quizReasons = [
  'season-match',
  'ramadan-match',
  'duration-match',
  'near-match',
  'wheelchair',
  'family-room',
  'own-group',
  'price-match',
  'first-lessons',
  'soonest',
  'near-miss-price',
  'near-miss-date',
  'near-miss-days',
  'near-miss-distance',
] as const

export type QuizReason = (typeof quizReasons)[number]

const factsOfReasons = {
  'near-match': ['metres', 'minutes'],
  'price-match': ['price'],
} as const satisfies Partial<Record<QuizReason, readonly string[]>>

/** What the sentence of a reason names in braces, each of it and nothing else. */
export function factsOfReason(reason: QuizReason): readonly string[] {
  return reason in factsOfReasons ? factsOfReasons[reason as keyof typeof factsOfReasons] : []
}

export type QuizContent = {
  intro: Localised
  questions: QuizQuestion[]
  reasons: Record<QuizReason, Localised>
  /** Said when nothing fits, not even nearly. */
  nothing: Localised
}

/** A question that was skipped is answered by this. */
export const SKIPPED = '-'

/** The rules behind the answers, and the questions whose answers are not known. Skipped and open questions ask nothing. */
export function readAnswers(
  { questions }: Pick<QuizContent, 'questions'>,
  answers: Readonly<Record<string, string>>,
): { rules: QuizRules[]; unknown: string[] } {
  const rules: QuizRules[] = []
  const unknown: string[] = []
  for (const [questionId, optionId] of Object.entries(answers)) {
    const question = questions.find(({ id }) => id === questionId)
    const option = question?.options.find(({ id }) => id === optionId)
    if (option) rules.push(option.rules)
    else if (!question || optionId !== SKIPPED) unknown.push(questionId)
  }
  return { rules, unknown }
}
