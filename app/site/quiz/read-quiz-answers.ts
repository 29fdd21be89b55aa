import { paths } from '#app/addresses/paths.ts'
import { withQuery } from '#app/addresses/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Quiz } from '#modules/engagement/index.server.ts'
import { SKIPPED } from '#modules/engagement/index.ts'

/** The chosen option of each answered question, in the order of the questions; a hyphen stands for a skipped one. */
export type Answers = ReadonlyMap<string, string>

/** The name under which every answer stands in an address, as `season.ramadan`. */
export const ANSWER_NAME = 'a'

export function answerValue(questionId: string, optionId: string): string {
  return `${questionId}.${optionId}`
}

/** The answers of an address. What the quiz does not know counts as not answered and is asked again. */
export function readQuizAnswers(query: URLSearchParams, { questions }: Pick<Quiz, 'questions'>): Answers {
  const given = new Map(query.getAll(ANSWER_NAME).map((value) => splitAnswer(value)))
  return new Map(
    questions.flatMap(({ id, options }) => {
      const chosen = given.get(id)
      const isKnown = chosen === SKIPPED || options.some((option) => option.id === chosen)
      return chosen !== undefined && isKnown ? [[id, chosen] as const] : []
    }),
  )
}

/** The address of the quiz with these answers: of the next open question, or of the result. */
export function quizAddress(locale: Locale, answers: Answers): string {
  return withQuery(paths.quiz(locale), {
    [ANSWER_NAME]: [...answers].map(([question, option]) => answerValue(question, option)),
  })
}

export function without(answers: Answers, questionId: string): Answers {
  return new Map([...answers].filter(([id]) => id !== questionId))
}

function splitAnswer(value: string): [question: string, option: string] {
  const point = value.indexOf('.')
  return [value.slice(0, point), value.slice(point + 1)]
}
