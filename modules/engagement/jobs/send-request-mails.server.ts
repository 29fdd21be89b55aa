import { formatDate, formatDateRange } from '#kernel/format-date.ts'
import { defaultLocale, type Locale } from '#kernel/locale.ts'
import type { LetterRow } from '#platform/mail/write-letter.tsx'
import { say } from '#platform/texts/say.ts'
import { findInformationRequest, findReservationRequest } from '../data/read-requests.server.ts'
import {
  agencyTexts,
  informationReceivedTexts,
  mailLabels,
  reservationReceivedTexts,
  roomNames,
  topicNames,
} from '../mail/request-mail-texts.ts'
import { filled, mailAgency, mailVisitor, rowsOfVisitor } from './mail-both-sides.server.ts'
import type { RequestWork } from './request-work.server.ts'

type Information = NonNullable<Awaited<ReturnType<typeof findInformationRequest>>>
type Reservation = NonNullable<Awaited<ReturnType<typeof findReservationRequest>>>

/** Tells the agency of a question, and the visitor that it arrived. Once a request, however often it runs. */
export async function sendInformationMails(work: RequestWork, requestId: string): Promise<void> {
  const request = await findInformationRequest(work.db, requestId)
  if (!request) return
  const about = request.topic_name || topicNames[request.topic]
  const { subject, paragraph } = agencyTexts[request.topic === 'private' ? 'private' : 'information']
  await mailAgency(work, `information-request:${requestId}`, {
    subject: say(defaultLocale, subject, { about, name: request.name }),
    paragraph: say(defaultLocale, paragraph, { name: request.name }),
    rows: [...rowsOfInformation(request, defaultLocale), ...rowsOfVisitor(request)],
    replyTo: request.email,
  })
  if (request.email === null) return
  await mailVisitor(work, `information-received:${requestId}`, {
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
  await mailAgency(work, `reservation-request:${requestId}`, {
    subject: say(defaultLocale, subject, facts),
    paragraph: say(defaultLocale, paragraph, facts),
    rows: [...rowsOfReservation(request, defaultLocale), ...rowsOfVisitor(request)],
    replyTo: request.email,
  })
  await mailVisitor(work, `reservation-received:${requestId}`, {
    to: request.email,
    locale: request.language,
    text: reservationReceivedTexts[request.language],
    facts: { ...facts, phone: request.phone },
    rows: rowsOfReservation(request, request.language),
  })
}

function rowsOfInformation(request: Information, locale: Locale): LetterRow[] {
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

function rowsOfReservation(request: Reservation, locale: Locale): LetterRow[] {
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
