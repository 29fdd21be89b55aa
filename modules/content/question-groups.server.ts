import { z } from 'zod'
import { inEveryLocale, type Localised } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { invalidatePages } from '#platform/cache/invalidate-pages.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { localised } from './data/columns.server.ts'
import { own } from './data/tables.server.ts'
import { QUESTIONS_TAG } from './page-tags.server.ts'

const title = z.string().trim().max(120)

/** The subjects of the questions in their order. */
export const questionGroups = z
  .array(
    z.object({
      key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
      title: z.object(inEveryLocale(() => title.min(1))),
    }),
  )
  .min(1)
  .max(60)
  .superRefine((groups, context) => {
    const keys = groups.map(({ key }) => key)
    for (const [index, key] of keys.entries())
      if (keys.indexOf(key) !== index) context.addIssue({ code: 'custom', path: [index, 'key'] })
  })

export type SubjectOfQuestions = { key: string; title: Localised }

/** Every subject in its order, also those without a question. */
export async function listQuestionGroups(db: Db, _admin: Admin<'content'>): Promise<SubjectOfQuestions[]> {
  const rows = await own(db)
    .selectFrom('question_groups')
    .select(['key', 'title'])
    .orderBy('sort_order')
    .orderBy('key')
    .limit(200)
    .execute()
  return rows.map((row) => ({ key: row.key, title: localised.parse(row.title) }))
}

/**
 * Puts the subjects in this order, with these names; what is left out goes. Whoever calls has locked them.
 *
 * Fails with `in-use` when a subject that is left out still has questions.
 */
export async function writeQuestionGroups(
  tx: Db,
  _admin: Admin<'content'>,
  groups: readonly SubjectOfQuestions[],
): Promise<Result<void, { code: 'in-use' }>> {
  const keys = groups.map(({ key }) => key)
  const used = await own(tx)
    .selectFrom('questions')
    .select('group_key')
    .where('group_key', 'not in', keys)
    .limit(1)
    .executeTakeFirst()
  if (used) return fail({ code: 'in-use' })
  await own(tx).deleteFrom('question_groups').where('key', 'not in', keys).execute()
  await own(tx)
    .insertInto('question_groups')
    .values(groups.map(({ key, title: name }, index) => ({ key, sort_order: index + 1, title: toJson(name) })))
    .onConflict((known) =>
      known.column('key').doUpdateSet((row) => ({
        sort_order: row.ref('excluded.sort_order'),
        title: row.ref('excluded.title'),
      })),
    )
    .execute()
  await invalidatePages(tx, QUESTIONS_TAG)
  return ok(undefined)
}
