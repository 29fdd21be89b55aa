import { newToken } from '#kernel/ids.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { countMails } from '#platform/mail/mails-of-list.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { listEmailRefusals } from '#platform/messages/iys.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { own } from '../data/tables.server.ts'
import { leaveHeaders } from '../jobs/leave-headers.ts'
import { newsletterSetting } from '../settings.server.ts'
import { toLetter, letterColumns, type Letter } from './data/letter-row.server.ts'
import { mailKeyOf, mailPrefixOf } from './domain/mail-key.ts'
import type { LetterWork } from './letter-work.server.ts'
import { renderLetter, type WrittenLetter } from './render-letter.server.ts'
import { lockLetter } from './write-letter-draft.server.ts'

const MINUTE_MS = 60_000
/** How many mails are written in one transaction: all of them, or none. */
const AT_ONCE = 20

/**
 * Writes the mails of the newsletter that goes out, as many as the minute allows, and ends it when everybody was written to.
 * A mail and the note that it was written are one transaction, so that a program that dies anywhere leaves nobody out and
 * writes to nobody twice; two programs at once share the pace. Whoever has left, was refused by their mail server or has said
 * no in the national register meanwhile is passed over. While the mail server does not take what waits for it already,
 * nothing is added. Gives how many mails were written.
 */
export async function sendDueMails(work: LetterWork, now: Date): Promise<number> {
  const row = await own(work.db)
    .selectFrom('letters')
    .select(letterColumns)
    .where('state', '=', 'sending')
    .executeTakeFirst()
  if (!row) return 0
  const letter = toLetter(row)
  const { isAllowed, mailsPerMinute } = await readSetting(work.db, newsletterSetting)
  // To write it in three languages is work that nobody needs while no mail may leave.
  if (!isAllowed || (await roomFor(work.db, letter.id, mailsPerMinute, now)) <= 0) return 0
  const pages = await writePages(work, letter, now)
  let written = 0
  for (;;) {
    const step = await inTransaction(work.db, (tx) => writeSome(tx, work, { letter, pages, mailsPerMinute }, now))
    written += step.written
    if (step.isOver) return written
  }
}

/** The newsletter in each language that somebody still waits for, with a token in the place of the reader's own. */
type Pages = { token: string; in: Map<Locale, WrittenLetter> }

async function writePages(work: LetterWork, letter: Letter, now: Date): Promise<Pages> {
  const token = newToken()
  const waiting = await own(work.db)
    .selectFrom('letter_recipients')
    .select('language')
    .distinct()
    .where('letter_id', '=', letter.id)
    .where('state', '=', 'queued')
    .execute()
  const pages: Pages = { token, in: new Map() }
  for (const { language: locale } of waiting) {
    const leaveUrl = work.newsletterUrl('leave', locale, token)
    pages.in.set(locale, await renderLetter(work, { draft: letter, locale, leaveUrl }, now))
  }
  return pages
}

async function writeSome(
  tx: Db,
  work: LetterWork,
  { letter, pages, mailsPerMinute }: { letter: Letter; pages: Pages; mailsPerMinute: number },
  now: Date,
): Promise<{ written: number; isOver: boolean }> {
  // Whoever pauses it waits for this row, too.
  const current = await lockLetter(tx, letter.id)
  if (current?.state !== 'sending') return { written: 0, isOver: true }
  const room = await roomFor(tx, letter.id, mailsPerMinute, now)
  if (room <= 0) return { written: 0, isOver: true }
  const due = await own(tx)
    .selectFrom('letter_recipients')
    .select(['id', 'subscription_id', 'language'])
    .where('letter_id', '=', letter.id)
    .where('state', '=', 'queued')
    .orderBy('id')
    .limit(Math.min(room, AT_ONCE))
    .execute()
  if (due.length === 0) {
    await own(tx).updateTable('letters').set({ state: 'sent', ended_at: now }).where('id', '=', letter.id).execute()
    return { written: 0, isOver: true }
  }
  const readers = await lockReaders(
    tx,
    due.map((each) => each.subscription_id),
  )
  const refusals = await listEmailRefusals(
    tx,
    [...readers.values()].map(({ email }) => email),
  )
  let written = 0
  for (const { id, subscription_id, language } of due) {
    const reader = readers.get(subscription_id)
    const state = stateFor(reader, refusals)
    if (state === 'written' && reader) {
      await writeOne(tx, work, { letterId: letter.id, recipientId: id, language, reader, pages })
      written += 1
    }
    const noted = state === 'written' ? { state, written_at: now } : { state }
    await own(tx).updateTable('letter_recipients').set(noted).where('id', '=', id).execute()
  }
  return { written, isOver: false }
}

type Reader = { email: string; emailKey: string; leaveToken: string; hasBounced: boolean }

/** Those who still subscribe; nobody of them leaves before the caller's transaction has ended. */
async function lockReaders(tx: Db, ids: readonly string[]): Promise<Map<string, Reader>> {
  const rows = await own(tx)
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'email', 'email_key', 'leave_token', 'bounced_at'])
    .where('id', 'in', ids)
    .where('confirmed_at', 'is not', null)
    .orderBy('id')
    .forShare()
    .execute()
  return new Map(
    rows.map(({ id, email, email_key, leave_token, bounced_at }) => [
      id,
      { email, emailKey: email_key, leaveToken: leave_token, hasBounced: bounced_at !== null },
    ]),
  )
}

function stateFor(reader: Reader | undefined, refusals: ReadonlySet<string>): 'written' | 'left' | 'bounced' {
  if (!reader || refusals.has(reader.emailKey)) return 'left'
  return reader.hasBounced ? 'bounced' : 'written'
}

async function writeOne(
  tx: Db,
  work: LetterWork,
  {
    letterId,
    recipientId,
    language,
    reader,
    pages,
  }: { letterId: string; recipientId: string; language: Locale; reader: Reader; pages: Pages },
): Promise<void> {
  const page = pages.in.get(language)
  // Readers are written down once, before the first mail: no language is added on the way.
  if (!page) throw new Error(`the newsletter ${letterId} was not written in ${language}`)
  const leaveUrl = work.newsletterUrl('leave', language, reader.leaveToken)
  await queueMail(tx, {
    key: mailKeyOf({ letterId, recipientId }),
    to: reader.email,
    locale: language,
    subject: page.subject,
    html: page.html.replaceAll(pages.token, reader.leaveToken),
    text: page.text.replaceAll(pages.token, reader.leaveToken),
    headers: { ...leaveHeaders(leaveUrl), 'List-Id': `<newsletter.${new URL(leaveUrl).hostname}>`, Precedence: 'bulk' },
  })
}

/** How many mails more may be written now: fewer than a minute's as long as some of them are fresh, or wait for the mail server. */
async function roomFor(db: Db, letterId: string, mailsPerMinute: number, now: Date): Promise<number> {
  return mailsPerMinute - Math.max(await countRecent(db, letterId, now), await countWaiting(db, letterId))
}

async function countRecent(tx: Db, letterId: string, now: Date): Promise<number> {
  const { recent } = await own(tx)
    .selectFrom('letter_recipients')
    .select((row) => row.fn.countAll<string>().as('recent'))
    .where('letter_id', '=', letterId)
    .where('written_at', '>', new Date(now.getTime() - MINUTE_MS))
    .executeTakeFirstOrThrow()
  return Number(recent)
}

async function countWaiting(tx: Db, letterId: string): Promise<number> {
  return (await countMails(tx, mailPrefixOf(letterId))).queued
}
