import { paths } from '#app/addresses/paths.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listDraftStatements, listOpenLines } from '#modules/bank-statements/index.server.ts'
import { legalTermsSetting, listOrderNames } from '#modules/booking/index.server.ts'
import { listOpenDays } from '#modules/ledger/index.server.ts'
import { listPaymentLinks } from '#modules/payment-links/index.server.ts'
import { listAttention, listRefundsToMake } from '#modules/payments/index.server.ts'
import { answerBy } from '#modules/staff-desk/index.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { workLine, type Asking, type WorkOfKind } from './work-line.ts'

/** Money that goes back by somebody's hand, with the last day of the law. */
export async function readRefunds(asking: Asking, treasurer: Admin<'payments'>): Promise<WorkOfKind> {
  const { db, locale } = asking
  const { refundDays } = await readSetting(db, legalTermsSetting)
  const { refunds, total } = await listRefundsToMake(db, treasurer, asking)
  const orders = await listOrderNames(
    db,
    treasurer,
    refunds.flatMap(({ subject }) => (subject.kind === 'order' ? [subject.ref] : [])),
  )
  const kind = 'refund'
  const lines = refunds.map(({ ref, subject, reference, payer, amount, cause, state, createdAt }) => {
    const order = subject.kind === 'order' ? orders.get(subject.ref) : undefined
    return workLine({
      key: `${kind}:${ref}`,
      kind,
      says: state === 'failed' ? 'refund-failed' : cause === 'cancellation' ? 'refund-legal' : 'refund',
      name: payer,
      number: reference,
      money: amount,
      dueOn: addDays(dayInIstanbul(createdAt), refundDays),
      href: order ? paths.adminOrderRefunds(locale, order.id) : paths.adminPaymentLink(locale, subject.ref),
    })
  })
  return { kind, lines, total }
}

/** Tries to pay that somebody has to look at. */
export async function readPayments(asking: Asking, treasurer: Admin<'payments'>): Promise<WorkOfKind> {
  const { db, locale } = asking
  const { attempts, total } = await listAttention(db, treasurer, asking)
  const kind = 'payment'
  const lines = attempts.map(({ ref, payer, title, reference, amount, since }) =>
    workLine({
      key: `${kind}:${ref}`,
      kind,
      says: kind,
      name: payer,
      about: title[locale],
      number: reference,
      money: amount,
      dueOn: answerBy(dayInIstanbul(since)),
      since,
      href: paths.adminPayment(locale, ref),
    }),
  )
  return { kind, lines, total }
}

/** Money at the bank of which nobody has said whose it is. */
export async function readBankLines(asking: Asking, treasurer: Admin<'payments'>): Promise<WorkOfKind> {
  const { db, locale } = asking
  const { lines: waiting, total } = await listOpenLines(db, treasurer, asking)
  const kind = 'bank-line'
  const lines = waiting.map(({ id, payerName, text, bookedOn, amount }) =>
    workLine({
      key: `${kind}:${id}`,
      kind,
      says: kind,
      name: payerName ?? text,
      about: payerName === null ? '' : text,
      money: amount,
      dueOn: answerBy(bookedOn),
      href: paths.adminBankLine(locale, id),
    }),
  )
  return { kind, lines, total }
}

/** Files of the bank that were read and not booked. */
export async function readBankDrafts(asking: Asking, treasurer: Admin<'payments'>): Promise<WorkOfKind> {
  const { db, locale } = asking
  const { drafts, total } = await listDraftStatements(db, treasurer, asking)
  const kind = 'bank-draft'
  const lines = drafts.map(({ id, fileName, lineCount, uploadedAt }) =>
    workLine({
      key: `${kind}:${id}`,
      kind,
      says: kind,
      name: fileName,
      count: lineCount,
      dueOn: answerBy(dayInIstanbul(uploadedAt)),
      since: uploadedAt,
      href: paths.adminStatement(locale, id),
    }),
  )
  return { kind, lines, total }
}

/** Links whose time is over and that nobody has paid. */
export async function readLinks(asking: Asking, treasurer: Admin<'payments'>): Promise<WorkOfKind> {
  const { db, locale, limit, now } = asking
  const asked = { status: 'pending', isExpired: true, isArchived: false, page: 1, pageSize: limit } as const
  const { links, total } = await listPaymentLinks(db, treasurer, asked, now)
  const kind = 'link'
  const lines = links.map(({ id, customer, title, price, expiresAt }) =>
    workLine({
      key: `${kind}:${id}`,
      kind,
      says: kind,
      name: customer.name,
      about: title,
      money: price,
      dueOn: expiresAt && dayInIstanbul(expiresAt),
      href: paths.adminPaymentLink(locale, id),
    }),
  )
  return { kind, lines, total }
}

/** Cash registers that nobody has counted since somebody booked in them. */
export async function readTills(asking: Asking, treasurer: Admin<'payments'>): Promise<WorkOfKind> {
  const { db, locale, today, limit } = asking
  const { days, total } = await listOpenDays(db, treasurer, { today, limit })
  const kind = 'till'
  const lines = days.map(({ code, name, on }) =>
    workLine({
      key: `${kind}:${code}`,
      kind,
      says: kind,
      name,
      dueOn: answerBy(on),
      href: paths.adminCashPart(locale, 'closings', { register: code }),
    }),
  )
  return { kind, lines, total }
}
