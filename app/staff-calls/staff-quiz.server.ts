import { toQuizForm } from '#app/admin/parts/quiz-form.ts'
import type { QuizContent } from '#modules/engagement/index.ts'
import { findQuizContent, QUIZ_KEY, quizSchema } from '#modules/engagement/index.server.ts'
import type { PartOnWire } from './part-calls.server.ts'

/** The quiz with all languages and the rules behind its answers. */
export const quizOnWire: PartOnWire<QuizContent> = {
  part: 'quiz',
  key: '',
  schema: quizSchema,
  read: async (db, admin) => (await findQuizContent(db, admin))?.content,
  toDraft: toQuizForm,
}

/** Whether an address names the quiz there is. */
export function isQuiz(key: string): boolean {
  return key === QUIZ_KEY
}
