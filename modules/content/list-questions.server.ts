import { sql } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { SafeHtml } from '#kernel/safe-html.ts'
import { sanitiseHtml, type SanitiseOptions } from '#platform/html/sanitise-html.server.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { localised } from './data/columns.server.ts'
import { own } from './data/tables.server.ts'
import { fillPlaceholders } from './domain/fill-placeholders.ts'
import { readTitleFacts } from './read-title-facts.server.ts'
import { QUESTIONS_TAG } from './page-tags.server.ts'
import { readableRows } from '#platform/db/readable-rows.server.ts'

export type QuestionGroup = {
  key: string
  title: string
  questions: { key: string; question: string; answer: SafeHtml }[]
}

/** The answered questions by subject, both in the agency's order; subjects without questions are left out. */
export function listQuestions(
  db: Db,
  { locale, today, ...options }: { locale: Locale; today: PlainDate } & SanitiseOptions,
): Promise<QuestionGroup[]> {
  return noted(['listQuestions', locale, today], [QUESTIONS_TAG], async () => {
    const rows = await own(db)
      .selectFrom('questions')
      .innerJoin('question_groups', 'question_groups.key', 'questions.group_key')
      .select(['questions.key', 'group_key', 'question', 'answer', 'question_groups.title'])
      .where('is_published', '=', true)
      .where(sql<boolean>`${locale} = any(published_in)`)
      .orderBy('question_groups.sort_order')
      .orderBy('questions.sort_order')
      .orderBy('questions.key')
      .limit(500)
      .execute()
    const facts = await readTitleFacts(db, { locale, today })
    const fill = (text: string, title: string) => fillPlaceholders(text, { ...facts, title })
    const groups = [...Map.groupBy(rows, (row) => row.group_key)]
    return readableRows(
      groups,
      ([key]) => `subject ${key}`,
      ([key, group]) => ({
        key,
        title: localised.parse(group[0]?.title)[locale],
        questions: readableRows(
          group,
          (row) => `question ${row.key}`,
          (row) => {
            const question = fill(localised.parse(row.question)[locale], '')
            const answer = fill(localised.parse(row.answer)[locale], question)
            return { key: row.key, question, answer: sanitiseHtml(answer, options) }
          },
        ),
      }),
    )
  })
}
