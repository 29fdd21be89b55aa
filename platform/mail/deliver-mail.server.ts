import { join } from 'node:path'
import { z } from 'zod'
import type { Db } from '#platform/db/client.server.ts'
import { untilWritten } from '#platform/db/until-written.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue, handles, type JobHandler } from '#platform/jobs/jobs.server.ts'
import { defineSetting, readSetting } from '#platform/settings/settings.server.ts'
import { outboxTransport, smtpTransport, type MailTransport } from './mail-transport.server.ts'
import { noteArrived, noteUndelivered } from '#platform/undelivered/note-undelivered.server.ts'
import { deliverMail, listMailFailed } from './queue-mail.server.ts'
import { refusesAddress } from './refused-address.ts'
import { own } from './tables.server.ts'

/** Who mails come from. */
export const mailSenderSetting = defineSetting({
  key: 'mailSender',
  schema: z.object({ name: z.string().min(1), address: z.email() }),
  fallback: { name: 'Kafile Turizm', address: 'bilgi@kafile.example' },
})

/** The mail server that `smtpUrl` names at the moment of sending, or the outbox folder beside the data. */
export function chooseTransport(env: { smtpUrl: string | undefined; dataDir: string }): MailTransport {
  let chosen: { smtpUrl: string | undefined; transport: MailTransport } | undefined
  return (mail) => {
    const { smtpUrl } = env
    if (!chosen || chosen.smtpUrl !== smtpUrl) {
      const transport = smtpUrl ? smtpTransport(smtpUrl) : outboxTransport(join(env.dataDir, 'outbox'))
      chosen = { smtpUrl, transport }
    }
    return chosen.transport(mail)
  }
}

export function mailHandlers({ db, transport }: { db: Db; transport: MailTransport }): JobHandler[] {
  const taken: TakenMails = new Map()
  return [handles(deliverMail, ({ mailId }, now) => deliver(db, transport, mailId, now, taken))]
}

/** Mails that were handed over and could not be noted yet, with the id under which the receiver knows them. */
export type TakenMails = Map<string, string>

/**
 * Hands one mail over and notes it, for as long as it takes a database that is away to come back. A mail that was handed
 * over before is left alone; a failure is counted, and thrown so that the job is tried again. After the last try the
 * mail counts as failed. Only a program that is killed between the mail server's yes and the note sends a mail twice,
 * under the same Message-ID: the other order would lose it.
 *
 * Where somebody is told of it, a mail whose address is refused for good is not tried again: whoever wrote a list, and staff of
 * news about something. They are told of what is given up, too.
 */
export async function deliver(
  db: Db,
  transport: MailTransport,
  mailId: string,
  now: Date,
  taken: TakenMails = new Map(),
): Promise<void> {
  const mail = await own(db)
    .selectFrom('mail_messages')
    .select(['id', 'message_key', 'recipient', 'subject', 'html', 'plain_text', 'attachments', 'headers', 'locale'])
    .select(['state', 'tries', 'about'])
    .where('id', '=', mailId)
    .executeTakeFirst()
  if (!mail || mail.state === 'sent') return

  const { id, recipient: to, subject, html, plain_text: text, locale, attachments, headers } = mail
  const tries = mail.tries + 1
  const news = { about: mail.about, words: subject }
  try {
    const from = await readSetting(db, mailSenderSetting)
    const providerId =
      taken.get(id) ?? (await transport({ id, from, to, subject, html, text, locale, headers, attachments }))
    taken.set(id, providerId)
    await untilWritten(() => noteSent(db, id, { tries, provider_id: providerId, sent_at: now }, news))
    taken.delete(id)
  } catch (error) {
    const isOfList = 'List-Unsubscribe' in headers
    const isRefused = (isOfList || mail.about !== '') && isAddressRefused(error)
    const state = isRefused || tries > deliverMail.retryLimit ? 'failed' : 'queued'
    const failure = { key: mail.message_key, isRefused, reason: reasonOf(error) }
    const reason = isRefused ? 'address-refused' : 'given-up'
    const undelivered = { ...news, occasion: mail.message_key, recipient: to, reason, answer: failure.reason } as const
    await inTransaction(db, async (tx) => {
      await own(tx).updateTable('mail_messages').set({ state, tries }).where('id', '=', id).execute()
      if (state !== 'failed') return
      await noteUndelivered(tx, undelivered)
      if (isOfList) await enqueue(tx, listMailFailed, failure)
    })
    if (!isRefused) throw error
  }
}

/** What a mail server said to the recipient's address, as nodemailer hands it on. */
const addressAnswer = z.object({ code: z.literal('EENVELOPE'), response: z.string() })

function isAddressRefused(error: unknown): boolean {
  const { data } = addressAnswer.safeParse(error)
  return data !== undefined && refusesAddress(data.response)
}

const LONGEST_REASON = 300

function reasonOf(error: unknown): string {
  const { data } = addressAnswer.safeParse(error)
  return (data?.response ?? (error instanceof Error ? error.message : String(error))).slice(0, LONGEST_REASON)
}

async function noteSent(
  db: Db,
  id: string,
  sent: { tries: number; provider_id: string; sent_at: Date },
  news: { about: string; words: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await own(tx)
      .updateTable('mail_messages')
      .set({ state: 'sent', ...sent })
      .where('id', '=', id)
      .execute()
    await noteArrived(tx, news)
  })
}
