import { isUuid } from '#kernel/ids.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { countMails } from '#platform/mail/mails-of-list.server.ts'
import { own } from '../data/tables.server.ts'
import { letterColumns, toLetter, type Letter } from './data/letter-row.server.ts'
import { mailPrefixOf } from './domain/mail-key.ts'
import { writtenLanguages, type RecipientState } from './domain/letter.ts'

/** How far a newsletter has come: who waits, who got it, and who did not. */
export type LetterProgress = {
  total: number
  /** Not written yet, or waiting for the mail server. */
  queued: number
  /** Taken by the mail server. */
  sent: number
  /** Left before their mail. */
  left: number
  bounced: number
  /** Not reached after every try. */
  failed: number
}

export type LetterLine = Pick<Letter, 'id' | 'state' | 'changedAt' | 'startedAt' | 'endedAt'> & {
  subject: string
  languages: Locale[]
  total: number
  /** Handed to the mail server, or waiting for it. */
  written: number
}

/** One page of the newsletters, the latest first, and how many there are. */
export async function listLetters(
  db: Db,
  _admin: Admin<'content'>,
  { page, pageSize, locale }: { page: number; pageSize: number; locale: Locale },
): Promise<{ letters: LetterLine[]; total: number }> {
  const { total } = await own(db)
    .selectFrom('letters')
    .select((row) => row.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await own(db)
    .selectFrom('letters')
    .select(letterColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const counts = await countStates(
    db,
    rows.map(({ id }) => id),
  )
  const letters = rows.map(toLetter).map((letter) => {
    const languages = writtenLanguages(letter)
    const states = counts.get(letter.id)
    const shown = letter.texts[locale].subject === '' ? languages[0] : locale
    return {
      ...letter,
      subject: shown === undefined ? '' : letter.texts[shown].subject,
      languages,
      total: sumOf(states),
      written: states?.get('written') ?? 0,
    }
  })
  return { letters, total: Number(total) }
}

/** One newsletter by its id, with how far it has come once it was sent. */
export async function findLetter(
  db: Db,
  _admin: Admin<'content'>,
  id: string,
): Promise<{ letter: Letter; progress: LetterProgress | undefined } | undefined> {
  if (!isUuid(id)) return undefined
  const row = await own(db).selectFrom('letters').select(letterColumns).where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const letter = toLetter(row)
  return { letter, progress: letter.state === 'draft' ? undefined : await findProgress(db, id) }
}

async function findProgress(db: Db, id: string): Promise<LetterProgress> {
  const states = (await countStates(db, [id])).get(id)
  const waiting = (await countMails(db, mailPrefixOf(id))).queued
  const of = (state: RecipientState) => states?.get(state) ?? 0
  return {
    total: sumOf(states),
    queued: of('queued') + waiting,
    sent: Math.max(0, of('written') - waiting),
    left: of('left'),
    bounced: of('bounced'),
    failed: of('failed'),
  }
}

type States = Map<RecipientState, number>

async function countStates(db: Db, ids: readonly string[]): Promise<Map<string, States>> {
  if (ids.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('letter_recipients')
    .select((row) => ['letter_id', 'state', row.fn.countAll<string>().as('count')])
    .where('letter_id', 'in', ids)
    .groupBy(['letter_id', 'state'])
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ letter_id }) => letter_id)].map(([id, of]) => [
      id,
      new Map(of.map(({ state, count }) => [state, Number(count)])),
    ]),
  )
}

function sumOf(states: States | undefined): number {
  return [...(states?.values() ?? [])].reduce((sum, count) => sum + count, 0)
}
