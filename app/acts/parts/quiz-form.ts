import { quizReasons } from '#modules/engagement/index.ts'
import type { QuizContent, QuizRules } from '#modules/engagement/index.ts'
import { reasonFields } from './part-sections.ts'

type Loose = Record<string, unknown>

/** The quiz as its form names things. */
export function toQuizForm({ intro, nothing, questions, reasons }: QuizContent): Loose {
  return {
    intro,
    nothing,
    questions: questions.map(({ id, options, ...question }) => ({
      ...question,
      key: id,
      options: options.map((option) => ({
        key: option.id,
        text: option.text,
        note: option.note ?? null,
        rules: toRuleFields(option.rules),
      })),
    })),
    reasons: Object.fromEntries(quizReasons.map((reason) => [reasonFields[reason], reasons[reason]])),
  }
}

/** What the form says, for the schema of the quiz; what was left empty asks for nothing. */
export function fromQuizForm(form: Loose): unknown {
  const reasons = form['reasons'] as Loose
  return {
    intro: form['intro'],
    nothing: form['nothing'],
    questions: (form['questions'] as Loose[]).map(({ key, options, ...question }) => ({
      ...question,
      id: key,
      options: (options as Loose[]).map(({ key: id, note, rules, text }) => ({
        id,
        text,
        ...(note === null ? {} : { note }),
        rules: fromRuleFields(rules as Loose),
      })),
    })),
    reasons: Object.fromEntries(quizReasons.map((reason) => [reason, reasons[reasonFields[reason]]])),
  }
}

/** The place in the form of a place in the quiz. */
export function placeOfQuiz(path: readonly PropertyKey[]): string {
  const names = path.map((part) => (part === 'id' ? 'key' : String(part)))
  if (names[0] === 'reasons' && names[1] === 'soonest') names[1] = reasonFields.soonest
  return names.join('.').replace(/\.(months|schoolBreakMonths|rooms|price|days)\.\w+$/, '.$1')
}

function toRuleFields({ price, prefer, days, ...rules }: QuizRules): Loose {
  const wanted = prefer?.days
  return {
    ...rules,
    days: days ?? null,
    price: price && { min: price.from, max: price.below ?? '' },
    prefer: { ...prefer, days: wanted && { min: wanted[0], max: wanted[1] } },
  }
}

function fromRuleFields({ price, prefer, days, months, schoolBreakMonths, ...plain }: Loose): Loose {
  const band = price as { min: unknown; max: unknown } | null
  const { days: span, ...wished } = prefer as Loose & { days: { min: unknown; max: unknown } | null }
  const preferences = asked({ ...wished, days: span && [span.min, span.max] })
  return asked({
    ...plain,
    months: numbersIn(months),
    schoolBreakMonths: numbersIn(schoolBreakMonths),
    days: days === null || days === 'other' ? days : Number(days),
    price: band && { from: band.min === '' ? 0 : band.min, below: band.max === '' ? null : band.max },
    prefer: Object.keys(preferences).length === 0 ? null : preferences,
  })
}

/** Without what was left empty. */
function asked(parts: Loose): Loose {
  return Object.fromEntries(
    Object.entries(parts).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== false &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  )
}

function numbersIn(codes: unknown): number[] {
  return (codes as string[]).map(Number)
}
