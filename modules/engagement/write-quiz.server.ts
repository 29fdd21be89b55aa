import { sql } from 'kysely'
import type { z } from 'zod'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { umrahLengthsSetting } from '#modules/catalog/index.server.ts'
import { invalidatePages } from '#platform/cache/invalidate-pages.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { quizContentWith } from './data/quiz-content.server.ts'
import { own } from './data/tables.server.ts'
import type { QuizContent } from './domain/quiz.ts'
import { loadQuiz, type StoredQuiz } from './find-quiz.server.ts'

/** What pages that show the quiz are told when it changed. */
const QUIZ_TAG = 'content/quiz'

/** More than anybody prepares. */
const MOST_QUIZZES = 200

/** What a quiz must hold now: it offers the lengths that an Umrah has. */
export async function quizSchema(db: Db): Promise<z.ZodType<QuizContent>> {
  return quizContentWith(await readSetting(db, umrahLengthsSetting))
}

/** A quiz with the rules behind its answers, in all languages; the current one unless a key is given. */
export function findQuizContent(db: Db, _admin: Admin<'content'>, key?: string): Promise<StoredQuiz | undefined> {
  return loadQuiz(db, key)
}

/** Every quiz that is kept, the current one first. */
export async function listQuizzes(
  db: Db,
  _admin: Admin<'content'>,
): Promise<{ key: string; version: number; isCurrent: boolean; questions: number }[]> {
  const rows = await own(db)
    .selectFrom('quizzes')
    .select(['key', 'version', 'is_current as isCurrent'])
    .select(sql<number>`jsonb_array_length(content -> 'questions')`.as('questions'))
    .orderBy('is_current', 'desc')
    .orderBy('key')
    .limit(MOST_QUIZZES)
    .execute()
  return rows
}

/**
 * Puts other content in place of what a quiz holds. Its version goes up, so that whoever is answering the old one is
 * told. One who calls has locked the quizzes.
 */
export async function writeQuiz(
  tx: Db,
  _admin: Admin<'content'>,
  { key, content }: { key: string | undefined; content: QuizContent },
): Promise<void> {
  await own(tx)
    .updateTable('quizzes')
    .set({ content: toJson(content) })
    .$if(key === undefined, (query) => query.where('is_current', '=', true))
    .$if(key !== undefined, (query) => query.where('key', '=', key ?? ''))
    .execute()
  await invalidatePages(tx, QUIZ_TAG)
}

/** Keeps another quiz, which nobody takes before it is made the current one. Fails with `link-taken`. */
export async function addQuiz(
  db: Db,
  admin: Admin<'content'>,
  { key, content }: { key: string; content: QuizContent },
  now: Date,
): Promise<Result<void, { code: 'link-taken' }>> {
  return inTransaction(db, async (tx) => {
    const added = await own(tx)
      .insertInto('quizzes')
      .values({ key, content: toJson(content) })
      .onConflict((known) => known.column('key').doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!added) return fail({ code: 'link-taken' })
    const subject = { kind: 'quiz', id: key } as const
    await recordAudit(tx, { actor: admin, action: 'content.create', subject, before: null, after: content }, now)
    await invalidatePages(tx, QUIZ_TAG)
    return ok(undefined)
  })
}

/**
 * Makes a quiz the one that visitors take. It gets a version that no quiz has had, so that nobody’s answers to the one
 * before are taken for answers to it. Fails with `quiz-not-found`.
 */
export async function makeQuizCurrent(
  db: Db,
  admin: Admin<'content'>,
  key: string,
  now: Date,
): Promise<Result<void, { code: 'quiz-not-found' }>> {
  return inTransaction(db, async (tx) => {
    const rows = await own(tx).selectFrom('quizzes').select(['key', 'version', 'is_current']).forUpdate().execute()
    const wanted = rows.find((row) => row.key === key)
    if (!wanted) return fail({ code: 'quiz-not-found' })
    if (wanted.is_current) return ok(undefined)
    const version = Math.max(...rows.map((row) => row.version)) + 1
    await own(tx).updateTable('quizzes').set({ is_current: false }).where('is_current', '=', true).execute()
    await own(tx).updateTable('quizzes').set({ is_current: true, version }).where('key', '=', key).execute()
    const before = { current: rows.find((row) => row.is_current)?.key ?? null }
    const subject = { kind: 'quiz', id: key } as const
    await recordAudit(tx, { actor: admin, action: 'content.change', subject, before, after: { current: key } }, now)
    await invalidatePages(tx, QUIZ_TAG)
    return ok(undefined)
  })
}

/** Takes a quiz away for good. Fails with `quiz-not-found`, and with `in-use` for the one that visitors take. */
export async function removeQuiz(
  db: Db,
  admin: Admin<'content'>,
  key: string,
  now: Date,
): Promise<Result<void, { code: 'quiz-not-found' | 'in-use' }>> {
  return inTransaction(db, async (tx) => {
    const before = await own(tx)
      .selectFrom('quizzes')
      .select(['is_current', 'content'])
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return fail({ code: 'quiz-not-found' })
    if (before.is_current) return fail({ code: 'in-use' })
    await own(tx).deleteFrom('quizzes').where('key', '=', key).execute()
    const subject = { kind: 'quiz', id: key } as const
    const entry = { actor: admin, action: 'content.remove', subject, before: before.content, after: null } as const
    await recordAudit(tx, entry, now)
    return ok(undefined)
  })
}
