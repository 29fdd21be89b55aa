import type { z } from 'zod'
import type { Admin } from '#modules/accounts/index.server.ts'
import { umrahLengthsSetting } from '#modules/catalog/index.server.ts'
import { invalidatePages } from '#platform/cache/invalidate-pages.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { quizContentWith } from './data/quiz-content.server.ts'
import { own } from './data/tables.server.ts'
import type { QuizContent } from './domain/quiz.ts'
import { loadQuiz } from './find-quiz.server.ts'
import { QUIZ_KEY } from './import-quiz.server.ts'

/** What a quiz must hold now: it offers the lengths that an Umrah has. */
export async function quizSchema(db: Db): Promise<z.ZodType<QuizContent>> {
  return quizContentWith(await readSetting(db, umrahLengthsSetting))
}

/** The quiz with the rules behind its answers, in all languages; `undefined` until there is one. */
export function findQuizContent(
  db: Db,
  _admin: Admin<'content'>,
): Promise<{ version: number; content: QuizContent } | undefined> {
  return loadQuiz(db)
}

/**
 * Puts another quiz in place of the one that is there. Its version goes up, so that whoever is answering the old one is
 * told. One who calls has locked the quiz.
 */
export async function writeQuiz(tx: Db, _admin: Admin<'content'>, content: QuizContent): Promise<void> {
  await own(tx)
    .insertInto('quizzes')
    .values({ key: QUIZ_KEY, content: toJson(content) })
    .onConflict((known) => known.column('key').doUpdateSet({ content: toJson(content) }))
    .execute()
  await invalidatePages(tx, 'content')
}
