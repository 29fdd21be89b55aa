import { locales } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from '../../data/tables.server.ts'
import { languageFor, type LetterDraft } from '../domain/letter.ts'
import { addressHashOf } from './address-hash.ts'
import { readersOf } from './letter-readers.server.ts'

/** Writes down everybody a newsletter goes to, each in the language that they get; gives how many. In the caller's transaction. */
export async function addRecipients(tx: Db, letter: LetterDraft & { id: string }): Promise<number> {
  let readers = 0
  for (const language of locales.filter((each) => letter.audience.languages.includes(each))) {
    const getIn = languageFor(language, letter)
    if (getIn === undefined) continue
    const added = await own(tx)
      .insertInto('letter_recipients')
      .columns(['letter_id', 'subscription_id', 'address_hash', 'language'])
      .expression(
        readersOf(tx, { ...letter.audience, languages: [language] }).select((row) => [
          row.val(letter.id).as('letter_id'),
          'id as subscription_id',
          addressHashOf(row.ref('email_key')).as('address_hash'),
          row.val(getIn).as('language'),
        ]),
      )
      .executeTakeFirstOrThrow()
    readers += Number(added.numInsertedOrUpdatedRows ?? 0)
  }
  return readers
}
