import { paths } from '#app/addresses/paths.ts'
import { whatsappAddress } from '#app/addresses/whatsapp-address.ts'
import { translator } from '#app/messages/translator.ts'
import type { Locale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { houseScope, listOpenQuestions } from '#modules/agents/index.server.ts'
import { requestKinds, type RequestKind } from '#modules/engagement/index.ts'
import { listWaitingRequests, type WaitingRequest } from '#modules/engagement/index.server.ts'
import { listNotes } from '#modules/notes/index.server.ts'
import { addDays } from '#kernel/plain-date.ts'
import { answerBy } from '#modules/staff-desk/index.ts'
import { workLine, type Asking, type WorkLine, type WorkOfKind } from './work-line.ts'

/** Tasks are shown as many days before their day. */
const TASK_DAYS = 7

/** Whoever wrote or wants to be called, by the kind of what they asked. */
export async function readRequests(asking: Asking, clerk: Admin<'orders'>): Promise<WorkOfKind[]> {
  const waiting = await listWaitingRequests(asking.db, clerk, asking, asking.now)
  return requestKinds.map((kind) => {
    const own = waiting.filter((each) => each.kind === kind)
    return { kind, lines: own.map((each) => requestLine(each, asking.locale)), total: own[0]?.total ?? 0 }
  })
}

function requestLine(
  { kind, id, name, phone, language, subject, since, isCallAgain }: WaitingRequest,
  locale: Locale,
): WorkLine {
  const askedOn = dayInIstanbul(since)
  return workLine({
    key: `${kind}:${id}`,
    kind,
    says: isCallAgain ? 'call-again' : kind,
    name,
    about: subject,
    // Whoever asked to be rung again named the hour.
    dueOn: isCallAgain ? askedOn : answerBy(askedOn),
    since,
    href: `${listOf[kind](locale)}#request-${id}`,
    whatsapp:
      phone === null ? null : whatsappAddress(phone, translator(language, 'staff-today')('whatsapp-request', { name })),
  })
}

const listOf = {
  call: (locale) => paths.adminCallRequests(locale, { state: 'new' }),
  message: (locale) => paths.adminContactMessages(locale, { state: 'new' }),
  information: (locale) => paths.adminRequests(locale, { kind: 'information', state: 'new' }),
  reservation: (locale) => paths.adminRequests(locale, { kind: 'reservation', state: 'new' }),
} as const satisfies Record<RequestKind, (locale: Locale) => string>

/** Customers who asked something about an offer of our own. */
export async function readOfferQuestions(asking: Asking, clerk: Admin<'orders'>): Promise<WorkOfKind> {
  const { db, locale } = asking
  const { questions, total } = await listOpenQuestions(db, houseScope(clerk), asking)
  const kind = 'offer-question'
  const lines = questions.map(({ id, offerNo, customer, words, askedAt, total: money }) =>
    workLine({
      key: `${kind}:${id}`,
      kind,
      says: kind,
      name: customer,
      about: words,
      number: offerNo,
      money,
      dueOn: answerBy(dayInIstanbul(askedAt)),
      since: askedAt,
      href: paths.adminOffer(locale, id),
    }),
  )
  return { kind, lines, total }
}

/** Tasks that are due within a week, and late ones. */
export async function readTasks(asking: Asking, clerk: Admin<'orders'>): Promise<WorkOfKind> {
  const { db, locale, today, limit } = asking
  const asked = { task: 'open', sort: 'due', dueUntil: addDays(today, TASK_DAYS), page: 1, pageSize: limit } as const
  const { notes, total } = await listNotes(db, clerk, asked)
  const kind = 'task'
  const lines = notes.map(({ id, title, dueOn, assignee }) =>
    workLine({
      key: `${kind}:${id}`,
      kind,
      says: kind,
      name: title,
      about: assignee?.name ?? '',
      dueOn,
      href: paths.adminNote(locale, id),
    }),
  )
  return { kind, lines, total }
}
