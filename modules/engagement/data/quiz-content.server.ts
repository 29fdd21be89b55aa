import { z } from 'zod'
import { inEveryLocale, locales } from '#kernel/locale.ts'
import { saysEach } from '#platform/texts/say.ts'
import { factsOfReason, quizReasons, SKIPPED, type QuizContent } from '../domain/quiz.ts'

const localised = z.object(inEveryLocale(() => z.string().min(1)))
const month = z.int().min(1).max(12)
const room = z.enum(['single', 'double', 'triple', 'quad'])
const metres = z.int().positive()
/** Part of addresses, where a point separates question and answer. */
export const quizId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

const rules = z.strictObject({
  soonest: z.literal(true).optional(),
  months: z.array(month).optional(),
  ramadan: z.literal(true).optional(),
  schoolBreakMonths: z.array(month).optional(),
  days: z.union([z.int().positive(), z.literal('other')]).optional(),
  private: z.literal(true).optional(),
  people: z.int().positive().optional(),
  walkLimit: metres.optional(),
  maxMetres: metres.optional(),
  room: room.optional(),
  price: z.object({ from: z.int().min(0), below: z.int().positive().nullable() }).optional(),
  prefer: z
    .strictObject({
      isFamily: z.literal(true).optional(),
      inclusion: z.string().optional(),
      rooms: z.array(room).optional(),
      maxMetres: metres.optional(),
      minStars: z.int().optional(),
      maxStars: z.int().optional(),
      days: z.tuple([z.int(), z.int()]).optional(),
    })
    .optional(),
})

/** The parts of a quiz. */
export const quizParts = {
  intro: localised,
  questions: z
    .array(
      z.strictObject({
        id: quizId,
        text: localised,
        short: localised,
        help: localised,
        picture: z.string(),
        options: z
          .array(z.strictObject({ id: quizId, text: localised, note: localised.optional(), rules }))
          .min(2)
          .refine(hasOwnIds, 'two options with one id'),
      }),
    )
    .min(1)
    .refine(hasOwnIds, 'two questions with one id'),
  reasons: z.record(z.enum(quizReasons), localised),
  nothing: localised,
} satisfies Record<keyof QuizContent, z.ZodType>

/** A quiz as it is stored. */
export const quizContent: z.ZodType<QuizContent> = z.object(quizParts)

/** A quiz that offers the lengths of an Umrah and whose reasons name their facts, as somebody may write it. */
export function quizContentWith(lengths: readonly number[]): z.ZodType<QuizContent> {
  return quizContent
    .refine(({ questions }) => questions.every((question) => offersLengths(question, lengths)), {
      error: 'lengths that Umrah journeys do not have',
      path: ['questions'],
    })
    .superRefine(({ reasons }, context) => {
      for (const { path, names } of wrongReasons(reasons))
        context.addIssue({ code: 'custom', message: 'facts that the reason does not have', path, params: { names } })
    })
}

/** Sentences that leave out a fact of their reason, name another, or cannot be said at all. */
function wrongReasons(reasons: QuizContent['reasons']): { path: string[]; names: readonly string[] }[] {
  return quizReasons.flatMap((reason) => {
    const names = factsOfReason(reason)
    const wrong = locales.filter((locale) => !saysEach(locale, reasons[reason][locale], names))
    return wrong.map((locale) => ({ path: ['reasons', reason, locale], names }))
  })
}

function hasOwnIds(list: readonly { id: string }[]): boolean {
  return new Set(list.map((each) => each.id)).size === list.length && list.every((each) => each.id !== SKIPPED)
}

/** Whoever asks for days offers every length there is, no other, and `other`. */
function offersLengths({ options }: QuizContent['questions'][number], lengths: readonly number[]): boolean {
  const days = options.flatMap((option) => option.rules.days ?? [])
  if (days.length === 0) return true
  return days.length === lengths.length + 1 && [...lengths, 'other' as const].every((each) => days.includes(each))
}
