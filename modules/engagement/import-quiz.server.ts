import { umrahLengthsSetting } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { quizContentWith } from './data/quiz-content.server.ts'
import { own } from './data/tables.server.ts'

/** The quiz that the program brings. */
const QUIZ_KEY = 'umrah'

/**
 * Adds the quiz that the program brings, which visitors take while there is no other; one that is there stays as staff have written it.
 * @throws ZodError on a bad deck.
 */
export async function importQuiz(tx: Db, deck: unknown): Promise<void> {
  const content = quizContentWith(await readSetting(tx, umrahLengthsSetting)).parse(deck)
  await own(tx)
    .insertInto('quizzes')
    .values({ key: QUIZ_KEY, content: toJson(content) })
    .onConflict((known) => known.column('key').doNothing())
    .execute()
}
