import { data } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { useText } from '#app/ui/text.tsx'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { findQuiz, suggestTours } from '#modules/engagement/index.server.ts'
import type { Route } from './+types/quiz-page.ts'
import { QuizResultView } from './quiz-result-view.tsx'
import { QuizStep } from './quiz-step.tsx'
import { readQuizAnswers } from './read-quiz-answers.ts'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['quiz', 'tour', 'tours'],
  // Every combination of answers is an address of its own.
  isCached: false,
  query: ['a'],
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const quiz = await findQuiz(db, locale)
  if (!quiz) throw data(null, { status: 404 })
  const answers = readQuizAnswers(url.searchParams, quiz)
  const result = await suggestTours(db, {
    answers: Object.fromEntries(answers),
    locale,
    today: dayInIstanbul(new Date()),
  })
  // Staff have changed the quiz between the two readings; the next one is whole again.
  if (!result.ok) throw data(null, { status: 503 })
  return { quiz, answers, result: result.value }
}

/** One question after the other, then the journeys that suit the answers. Every state has an address of its own. */
export default function QuizPage({ loaderData: { quiz, answers, result } }: Route.ComponentProps) {
  const text = useText('quiz')
  const open = quiz.questions.find(({ id }) => !answers.has(id))
  return (
    <main className="wrap">
      <PageHead title={text('title')} description={quiz.intro} path="/quiz" isIndexed={answers.size === 0} />
      {open ? (
        <QuizStep quiz={quiz} question={open} answers={answers} result={result} />
      ) : (
        <QuizResultView quiz={quiz} answers={answers} result={result} />
      )}
    </main>
  )
}
