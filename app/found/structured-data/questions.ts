import type { FAQPage, WithContext } from 'schema-dts'

/** Answered questions of a page. Answers are HTML, which search engines read. */
export function questionsData(questions: readonly { question: string; answer: string }[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  }
}
