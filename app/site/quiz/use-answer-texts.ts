import { useText } from '#app/ui/text.tsx'
import type { Quiz } from '#modules/engagement/index.server.ts'
import type { Answers } from './read-quiz-answers.ts'

/** The answers in words, in the order of the questions. */
export function useAnswerTexts({ questions }: Quiz, answers: Answers) {
  const text = useText('quiz')
  return questions
    .filter(({ id }) => answers.has(id))
    .map(({ id, short, options }) => ({
      id,
      question: short,
      answer: options.find((option) => option.id === answers.get(id))?.text ?? text('skipped'),
    }))
}
