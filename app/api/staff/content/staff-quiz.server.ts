import { toQuizForm } from '#app/acts/parts/quiz-form.ts'
import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { QuizContent } from '#modules/engagement/index.ts'
import { findQuizContent, quizSchema } from '#modules/engagement/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { PartOnWire } from './part-calls.server.ts'
import { answerStaff, type StaffCall } from '../staff-call.server.ts'

/** Lets a call of staff through to a quiz as its form and its calls know it; 404 where there is none of that name. */
export function withQuiz(
  call: StaffCall,
  quizKey: string,
  answer: (db: Db, admin: Admin<'content'>, wire: PartOnWire<QuizContent>) => Promise<Response>,
): Promise<Response> {
  return answerStaff(call, 'content', async (db, admin) => {
    const quiz = await findQuizContent(db, admin, quizKey)
    if (!quiz) return refuseWith(call, 'not_found')
    // The current quiz is the one that the page of staff is about, whatever its name.
    const key = quiz.isCurrent ? 'quiz' : quizKey
    return answer(db, admin, {
      part: 'quiz',
      key,
      schema: quizSchema,
      read: async () => (await findQuizContent(db, admin, quizKey))?.content,
      toDraft: toQuizForm,
    })
  })
}
