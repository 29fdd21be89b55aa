import type { Locale } from '#kernel/locale.ts'
import { umrahLengthsSetting } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { quizContent } from './data/quiz-content.server.ts'
import { own } from './data/tables.server.ts'
import { withLengths } from './domain/quiz-lengths.ts'
import type { QuizContent } from './domain/quiz.ts'

/** The quiz in one language. */
export type Quiz = {
  key: string
  /** Goes up whenever staff change the quiz. */
  version: number
  intro: string
  questions: {
    id: string
    text: string
    short: string
    help: string
    picture: string
    options: { id: string; text: string; note: string | undefined }[]
  }[]
}

/** The current quiz as visitors read it; `undefined` until there is one. */
export async function findQuiz(db: Db, locale: Locale): Promise<Quiz | undefined> {
  const stored = await loadQuiz(db)
  if (!stored) return undefined
  const { key, version, content } = stored
  return {
    key,
    version,
    intro: content.intro[locale],
    questions: content.questions.map(({ id, text, short, help, picture, options }) => ({
      id,
      text: text[locale],
      short: short[locale],
      help: help[locale],
      picture,
      options: options.map((option) => ({ id: option.id, text: option.text[locale], note: option.note?.[locale] })),
    })),
  }
}

export type StoredQuiz = { key: string; version: number; isCurrent: boolean; content: QuizContent }

/** A quiz, or the current one, as it was written last, with the lengths that an Umrah has now. Two queries. */
export async function loadQuiz(db: Db, key?: string): Promise<StoredQuiz | undefined> {
  const row = await own(db)
    .selectFrom('quizzes')
    .select(['key', 'version', 'is_current', 'content'])
    .$if(key === undefined, (query) => query.where('is_current', '=', true))
    .$if(key !== undefined, (query) => query.where('key', '=', key ?? ''))
    .executeTakeFirst()
  if (!row) return undefined
  const lengths = await readSetting(db, umrahLengthsSetting)
  return {
    key: row.key,
    version: row.version,
    isCurrent: row.is_current,
    content: withLengths(quizContent.parse(row.content), lengths),
  }
}
