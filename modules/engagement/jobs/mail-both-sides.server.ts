import { isolateIn } from '#kernel/bidi.ts'
import { formatPhone } from '#kernel/format-phone.ts'
import { defaultLocale, type Locale } from '#kernel/locale.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { writeLetter, type LetterRow } from '#platform/mail/write-letter.tsx'
import { say } from '#platform/texts/say.ts'
import { languageNames, mailLabels, type RequestMailText } from '../mail/request-mail-texts.ts'
import type { RequestAgency, RequestWork } from './request-work.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'

/** Tells the agency. Its answer goes to the visitor where there is an address. */
export async function mailAgency(
  work: RequestWork,
  key: string,
  {
    subject,
    paragraph,
    rows,
    replyTo,
  }: { subject: string; paragraph: string; rows: LetterRow[]; replyTo: string | null },
): Promise<void> {
  const agency = await work.agency(defaultLocale)
  const mail = await writeLetter({
    locale: defaultLocale,
    brand: agency.brand,
    subject,
    paragraphs: [paragraph],
    rows,
    footer: footerOf(agency, defaultLocale),
  })
  const headers = replyTo === null ? {} : { 'Reply-To': replyTo }
  await inTransaction(work.db, (tx) =>
    queueMail(tx, { key, to: agency.email, locale: defaultLocale, headers, ...mail }),
  )
}

export type VisitorMail = {
  to: string
  locale: Locale
  text: RequestMailText
  /** `phone`, in E.164, is written as the language writes it, from left to right. */
  facts: Record<string, string>
  rows: LetterRow[]
  /** Paragraphs that somebody wrote for this visitor, after those of the text; nothing in them is filled in. */
  body?: readonly string[]
  button?: { href: string; label: string }
  /** A second, quiet way, under everything else. */
  refusal?: { href: string; label: string }
  headers?: Readonly<Record<string, string>>
}

/** Tells the visitor, in the language of the page. */
export async function mailVisitor(work: RequestWork, key: string, mail: VisitorMail): Promise<void> {
  const { to, locale, text, rows, body = [], button, refusal, headers = {} } = mail
  const agency = await work.agency(locale)
  const facts = { ...mail.facts, phone: isolatedIn(locale, formatPhone(mail.facts['phone'] ?? '', locale)) }
  const written = await writeLetter({
    locale,
    brand: agency.brand,
    subject: say(locale, text.subject, facts),
    greeting: say(locale, text.greeting, facts),
    paragraphs: [...text.paragraphs.map((paragraph) => say(locale, paragraph, facts)), ...body],
    button,
    rows,
    refusal,
    footer: footerOf(agency, locale),
  })
  await inTransaction(work.db, (tx) => queueMail(tx, { key, to, locale, headers, ...written }))
}

/** Who asks, for those who will call back. */
export function rowsOfVisitor({
  name,
  phone,
  email,
  language,
}: {
  name: string
  phone: string | null
  email: string | null
  language: Locale
}): LetterRow[] {
  const labels = mailLabels[defaultLocale]
  return filled([
    { name: labels.name, value: name },
    { name: labels.phone, value: phone ?? '', isCode: true },
    { name: labels.email, value: email ?? '', isCode: true },
    { name: labels.language, value: languageNames[language] },
  ])
}

export function filled(rows: LetterRow[]): LetterRow[] {
  return rows.filter(({ value }) => value !== '')
}

function footerOf({ firm, address, phone, email }: RequestAgency, locale: Locale): string {
  return [firm, address, isolatedIn(locale, phone), email].join(' · ')
}

/** In Arabic text numbers keep their own direction; elsewhere they have it already. */
function isolatedIn(locale: Locale, text: string): string {
  return isolateIn(locale, text)
}
