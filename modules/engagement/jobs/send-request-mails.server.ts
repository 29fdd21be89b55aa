import { isolateLatin } from '#kernel/bidi.ts'
import { formatDate, formatDateRange } from '#kernel/format-date.ts'
import { defaultLocale, type Locale } from '#kernel/locale.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { findInformationRequest, findReservationRequest } from '../data/read-requests.server.ts'
import { writeRequestMail, type MailRow } from '../mail/request-mail.tsx'
import {
  agencyTexts,
  informationReceivedTexts,
  languageNames,
  mailLabels,
  reservationReceivedTexts,
  roomNames,
  topicNames,
  type RequestMailText,
} from '../mail/request-mail-texts.ts'
import type { RequestAgency, RequestWork } from './request-work.server.ts'

type Information = NonNullable<Awaited<ReturnType<typeof findInformationRequest>>>
type Reservation = NonNullable<Awaited<ReturnType<typeof findReservationRequest>>>

/** Tells the agency of a question, and the visitor that it arrived. Once a request, however often it runs. */
export async function sendInformationMails(work: RequestWork, requestId: string): Promise<void> {
  const request = await findInformationRequest(work.db, requestId)
  if (!request) return
  const about = request.topic_name || topicNames[request.topic]
  const { subject, paragraph } = agencyTexts[request.topic === 'private' ? 'private' : 'information']
  await sendToAgency(work, `information-request:${requestId}`, {
    subject: fill(subject, { about, name: request.name }),
    paragraph: fill(paragraph, { name: request.name }),
    rows: [...rowsOfInformation(request, defaultLocale), ...rowsOfVisitor(request)],
  })
  if (request.email === null) return
  await sendToVisitor(work, `information-received:${requestId}`, {
    to: request.email,
    locale: request.language,
    text: informationReceivedTexts[request.language],
    facts: { name: request.name, phone: request.phone },
    rows: rowsOfInformation(request, request.language),
  })
}

/** As above, for a request for places. Numbers of papers are in no mail. */
export async function sendReservationMails(work: RequestWork, requestId: string): Promise<void> {
  const request = await findReservationRequest(work.db, requestId)
  if (!request) return
  const facts = { name: request.name, tour: request.tour_name }
  const { subject, paragraph } = agencyTexts.reservation
  await sendToAgency(work, `reservation-request:${requestId}`, {
    subject: fill(subject, facts),
    paragraph: fill(paragraph, facts),
    rows: [...rowsOfReservation(request, defaultLocale), ...rowsOfVisitor(request)],
  })
  await sendToVisitor(work, `reservation-received:${requestId}`, {
    to: request.email,
    locale: request.language,
    text: reservationReceivedTexts[request.language],
    facts: { ...facts, phone: request.phone },
    rows: rowsOfReservation(request, request.language),
  })
}

async function sendToAgency(
  work: RequestWork,
  key: string,
  { subject, paragraph, rows }: { subject: string; paragraph: string; rows: MailRow[] },
): Promise<void> {
  const agency = await work.agency(defaultLocale)
  const mail = await writeRequestMail({
    locale: defaultLocale,
    brand: agency.brand,
    subject,
    paragraphs: [paragraph],
    rows,
    footer: footerOf(agency, defaultLocale),
  })
  await work.db.transaction().execute((tx) => queueMail(tx, { key, to: agency.email, locale: defaultLocale, ...mail }))
}

type VisitorMail = {
  to: string
  locale: Locale
  text: RequestMailText
  facts: Record<string, string>
  rows: MailRow[]
}

async function sendToVisitor(work: RequestWork, key: string, mail: VisitorMail): Promise<void> {
  const { to, locale, text, rows } = mail
  const agency = await work.agency(locale)
  const facts = { ...mail.facts, phone: isolatedIn(locale, mail.facts['phone'] ?? '') }
  const written = await writeRequestMail({
    locale,
    brand: agency.brand,
    subject: fill(text.subject, facts),
    greeting: fill(text.greeting, facts),
    paragraphs: text.paragraphs.map((paragraph) => fill(paragraph, facts)),
    rows,
    footer: footerOf(agency, locale),
  })
  await work.db.transaction().execute((tx) => queueMail(tx, { key, to, locale, ...written }))
}

function rowsOfInformation(request: Information, locale: Locale): MailRow[] {
  const labels = mailLabels[locale]
  const { topic_name: about, group_size: size, wished_from: from, wished_to: to } = request
  const oneDay = from ?? to
  const wished = from && to ? formatDateRange(from, to, locale) : oneDay ? formatDate(oneDay, locale) : ''
  return filled([
    { name: labels.about, value: about },
    { name: labels.group, value: size === null ? '' : String(size) },
    { name: labels.wished, value: wished },
    { name: labels.message, value: request.message },
  ])
}

function rowsOfReservation(request: Reservation, locale: Locale): MailRow[] {
  const labels = mailLabels[locale]
  const counted = (count: number) => (count > 0 ? String(count) : '')
  return filled([
    { name: labels.journey, value: request.tour_name },
    { name: labels.dates, value: formatDateRange(request.departs_on, request.returns_on, locale) },
    { name: labels.room, value: roomNames[locale][request.room_type] },
    {
      name: labels.passengers,
      value: request.passengers.map(({ first_name, last_name }) => `${first_name} ${last_name}`).join('\n'),
    },
    { name: labels.babies, value: counted(request.babies) },
    { name: labels.children, value: counted(request.children) },
    { name: labels.note, value: request.note },
  ])
}

/** Who asks, for those who will call back. */
function rowsOfVisitor({
  name,
  phone,
  email,
  language,
}: Pick<Information, 'name' | 'phone' | 'email' | 'language'>): MailRow[] {
  const labels = mailLabels[defaultLocale]
  return filled([
    { name: labels.name, value: name },
    { name: labels.phone, value: phone, isCode: true },
    { name: labels.email, value: email ?? '', isCode: true },
    { name: labels.language, value: languageNames[language] },
  ])
}

function filled(rows: MailRow[]): MailRow[] {
  return rows.filter(({ value }) => value !== '')
}

function footerOf({ firm, address, phone, email }: RequestAgency, locale: Locale): string {
  return [firm, address, isolatedIn(locale, phone), email].join(' · ')
}

/** In Arabic text numbers keep their own direction; elsewhere they have it already. */
function isolatedIn(locale: Locale, text: string): string {
  return locale === 'ar' ? isolateLatin(text) : text
}

function fill(text: string, facts: Partial<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '')
}
