import { defaultLocale } from '#kernel/locale.ts'
import { say } from '#platform/texts/say.ts'
import { findCallRequest, findContactMessage, findUnconfirmedSubscription } from '../data/read-messages.server.ts'
import { readAnswer } from '../data/read-messages.server.ts'
import { findAnswer } from '../data/request-events.server.ts'
import {
  agencyMessageTexts,
  answerTexts,
  callReceivedTexts,
  callTimeNames,
  confirmationTexts,
  contactReceivedTexts,
  messageLabels,
} from '../mail/message-mail-texts.ts'
import type { RequestKind } from '../domain/staff-request.ts'
import { leaveHeaders } from './leave-headers.ts'
import { filled, mailAgency, mailVisitor, rowsOfVisitor } from './mail-both-sides.server.ts'
import type { MessageWork } from './message-work.server.ts'

/** Brings a message to the agency and tells the visitor that it arrived. Once a message, however often it runs. */
export async function sendContactMails(work: MessageWork, messageId: string): Promise<void> {
  const message = await findContactMessage(work.db, messageId)
  if (!message) return
  const { subject, paragraph } = agencyMessageTexts.contact
  const rowsIn = (locale: typeof message.language) => [
    { name: messageLabels[locale].subject, value: message.subject },
    { name: messageLabels[locale].message, value: message.message },
  ]
  await mailAgency(work, `contact-message:${messageId}`, {
    subject: say(defaultLocale, subject, { subject: message.subject }),
    paragraph: say(defaultLocale, paragraph, { name: message.name }),
    rows: [...rowsIn(defaultLocale), ...rowsOfVisitor(message)],
    replyTo: message.email,
  })
  await mailVisitor(work, `contact-received:${messageId}`, {
    to: message.email,
    locale: message.language,
    text: contactReceivedTexts[message.language],
    facts: { name: message.name },
    rows: rowsIn(message.language),
  })
}

/** As above, for the wish to be called. */
export async function sendCallMails(work: MessageWork, requestId: string): Promise<void> {
  const request = await findCallRequest(work.db, requestId)
  if (!request) return
  const { subject, paragraph } = agencyMessageTexts.call
  const labels = messageLabels[defaultLocale]
  await mailAgency(work, `call-request:${requestId}`, {
    subject: say(defaultLocale, subject, { name: request.name }),
    paragraph: say(defaultLocale, paragraph, { name: request.name }),
    rows: [
      ...rowsOfVisitor(request),
      ...filled([
        { name: labels.time, value: request.preferred_time ? callTimeNames[request.preferred_time] : '' },
        { name: labels.tour, value: request.tour_name ?? '' },
      ]),
    ],
    replyTo: request.email,
  })
  if (request.email === null) return
  await mailVisitor(work, `call-received:${requestId}`, {
    to: request.email,
    locale: request.language,
    text: callReceivedTexts[request.language],
    facts: { name: request.name, phone: request.phone },
    rows: filled([{ name: messageLabels[request.language].tour, value: request.tour_name ?? '' }]),
  })
}

/** Asks the owner of an address to confirm it; once for each time somebody asked. */
export async function sendConfirmationMail(work: MessageWork, subscriptionId: string): Promise<void> {
  const subscription = await findUnconfirmedSubscription(work.db, subscriptionId)
  if (!subscription) return
  const { email, language, confirm_token, leave_token, asked_at } = subscription
  const { button, refusal, ...text } = confirmationTexts[language]
  const leave = work.newsletterUrl('leave', language, leave_token)
  await mailVisitor(work, `newsletter-confirm:${subscriptionId}:${asked_at.toISOString()}`, {
    to: email,
    locale: language,
    text,
    facts: {},
    rows: [],
    button: { href: work.newsletterUrl('confirm', language, confirm_token), label: button },
    refusal: { href: leave, label: refusal },
    headers: leaveHeaders(leave),
  })
}

/** Brings what staff answered to whoever asked, in their language; once for each answer. */
export async function sendAnswer(
  work: MessageWork,
  answered: { kind: RequestKind; requestId: string; version: number; eventId?: number | undefined },
): Promise<void> {
  const request = await readAnswer(work.db, answered)
  if (!request || request.email === null) return
  const kept = answered.eventId === undefined ? undefined : await findAnswer(work.db, answered.eventId)
  const { greeting, subject } = answerTexts[request.language]
  await mailVisitor(work, `request-answer:${answered.requestId}:${answered.version}`, {
    to: request.email,
    locale: request.language,
    text: { subject, greeting, paragraphs: [] },
    facts: { name: request.name },
    rows: [],
    body: (kept?.words ?? request.answer).split(/\n+/),
  })
}
