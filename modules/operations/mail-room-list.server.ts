import { formatDate } from '#kernel/format-date.ts'
import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { queueMail, type Mail } from '#platform/mail/queue-mail.server.ts'
import { say } from '#platform/texts/say.ts'
import type { RoomListVersion } from './make-room-list.server.ts'
import { roomListMailTexts } from './mail/room-list-mail-texts.ts'
import type { WorkStay } from './domain/workspace.ts'

export type RoomListMail = {
  date: PlainDate
  stay: WorkStay
  locale: Locale
  /** How the agency names itself, and where the hotel answers. */
  agency: { brand: string; phone: string; email: string }
  attachments: NonNullable<Mail['attachments']>
}

/** Writes the mail that carries a list of rooms to its hotel, in the transaction that made the list. */
export async function mailRoomList(
  tx: Db,
  { list, before, mailTo }: RoomListVersion & { mailTo: string },
  { date, stay, locale, agency, attachments }: RoomListMail,
  now: Date,
): Promise<void> {
  const text = roomListMailTexts[locale]
  const day = formatDate(date, locale)
  const facts = {
    agency: agency.brand,
    hotel: stay.name[locale],
    version: String(list.version),
    date: day,
    wish: stay.facts.wish,
  }
  // Letters are part of the server bundle; they are loaded only where one is written.
  const { writeLetter } = await import('#platform/mail/write-letter.tsx')
  const letter = await writeLetter({
    locale,
    brand: agency.brand,
    subject: say(locale, text.subject, facts),
    greeting: say(locale, text.greeting, facts),
    paragraphs: [before ? text.again : text.first, ...(stay.facts.wish === '' ? [] : [say(locale, text.wish, facts)])],
    rows: [
      ...(stay.facts.confirmation === ''
        ? []
        : [{ name: text.rows.confirmation, value: stay.facts.confirmation, isCode: true }]),
      { name: text.rows.version, value: String(list.version), isCode: true },
      { name: text.rows.date, value: day },
    ],
    footer: [agency.brand, agency.phone].filter(Boolean).join(' · '),
  })
  await queueMail(tx, {
    key: `room-list:${list.id}:${now.toISOString()}`,
    to: mailTo,
    locale,
    headers: agency.email === '' ? {} : { 'Reply-To': agency.email },
    attachments,
    ...letter,
  })
}
