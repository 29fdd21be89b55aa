import { daysText } from '#kernel/counted.ts'
import { inEveryLocale } from '#kernel/locale.ts'
import type { QuizContent, QuizOption } from './quiz.ts'

/**
 * A quiz whose question about days offers the lengths an Umrah has, in their order. What was written about a length
 * stays; one that nobody has written about says its number of days.
 */
export function withLengths(content: QuizContent, lengths: readonly number[]): QuizContent {
  return {
    ...content,
    questions: content.questions.map((question) => {
      const others = question.options.filter(({ rules }) => typeof rules.days !== 'number')
      if (others.length === question.options.length) return question
      const known = new Map(question.options.map((option) => [option.rules.days, option]))
      return { ...question, options: [...lengths.map((days) => known.get(days) ?? optionOf(days)), ...others] }
    }),
  }
}

function optionOf(days: number): QuizOption {
  const text = inEveryLocale((locale) => daysText(days, locale))
  return { id: String(days), text, rules: { days } }
}
