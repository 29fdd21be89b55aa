import { formatDate, formatInstant } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { defaultLocale, type Locale } from '#kernel/locale.ts'
import { money, type Currency, type Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { PaymentMethod } from '#modules/payments/index.ts'
import { listPaymentsOfSubject } from '#modules/payments/index.server.ts'
import type { LetterRow } from '#platform/mail/write-letter.tsx'
import { linksThatExist, toLink, type StoredLink } from '../data/links.server.ts'
import { linkMailTexts, paidNoticeText, paidTexts, rowNames, transferTakenBackTexts } from '../mail/link-mail-texts.ts'
import { issueLinkReceipt } from '../issue-link-receipt.server.ts'
import type { LinkWork } from './link-work.server.ts'
import type { LinkSending } from '../send-payment-link.server.ts'
import { sendLinkLetter } from './send-link-letter.server.ts'

/** Sends a link to its customer, once a sending; nothing when it can no longer be paid. */
export async function mailLink(
  work: LinkWork,
  { linkId, eventId, by }: { linkId: string; eventId: number; by: LinkSending },
): Promise<void> {
  const link = await findLink(work, linkId)
  if (link?.status !== 'pending') return
  const { locale, token, customer, price } = link
  const url = work.paymentUrl(locale, token)
  const amount = formatMoney(price, locale, { cents: true })
  await sendLinkLetter(work, link, {
    key: `payment-link:${linkId}:${eventId}`,
    to: customer.email,
    locale,
    text: linkMailTexts[locale],
    button: url,
    ...(by === 'telephone' && { telephone: { phone: customer.phone, amount, link: url } }),
    rows: [
      { name: rowNames[locale].title, value: link.title },
      { name: rowNames[locale].amount, value: amount, isCode: true },
      ...(link.expiresAt
        ? [{ name: rowNames[locale].expiresAt, value: formatInstant(link.expiresAt, locale), isCode: false }]
        : []),
    ],
  })
}

export type PaidLink = {
  linkId: string
  attemptRef: string
  method: PaymentMethod
  amountMinor: number
  currency: Currency
  isMismatch: boolean
  isExcess: boolean
}

/** Thanks whoever paid a link, with the receipt, and tells the agency, once a payment; money that a person must look at, or that was taken off the link since, thanks nobody. */
export async function mailPaidLink(work: LinkWork, paid: PaidLink, now: Date): Promise<void> {
  if (paid.isMismatch || paid.isExcess) return
  const link = await findLink(work, paid.linkId)
  if (!link) return
  const attempts = await listPaymentsOfSubject(work.db, { kind: 'link', ref: link.id })
  const attempt = attempts.find(({ ref }) => ref === paid.attemptRef)
  if (attempt?.state === 'reversed') return
  const payer = attempt?.payer ?? link.customer
  const amount = money(paid.amountMinor, paid.currency)
  const on = link.paidAt ?? now
  await sendLinkLetter(
    work,
    link,
    {
      key: `payment-link-paid:${paid.attemptRef}`,
      to: payer.email,
      locale: link.locale,
      text: paidTexts[link.locale],
      rows: rowsOfPaid(link, { amount, method: paid.method, on }, link.locale),
    },
    async (tx, agency) =>
      attempt ? [await issueLinkReceipt(tx, work.pdf, { link, attempt, locale: link.locale, agency }, now)] : [],
  )
  await sendLinkLetter(work, link, {
    key: `payment-link-notice:${paid.attemptRef}`,
    to: (await work.agency(defaultLocale)).email,
    locale: defaultLocale,
    text: paidNoticeText,
    button: work.staffUrl(defaultLocale, link.id),
    rows: [
      ...rowsOfPaid(link, { amount, method: paid.method, on }, defaultLocale),
      { name: rowNames[defaultLocale].customer, value: link.customer.name },
      { name: rowNames[defaultLocale].payer, value: `${payer.name}\n${payer.email}` },
    ],
  })
}

/** Tells whoever paid by a transfer that it was taken off the link again, and where it is paid. Once a payment. */
export async function mailTransferTakenBack(
  work: LinkWork,
  { linkId, attemptRef }: { linkId: string; attemptRef: string },
): Promise<void> {
  const link = await findLink(work, linkId)
  if (!link) return
  const attempts = await listPaymentsOfSubject(work.db, { kind: 'link', ref: link.id })
  const { locale, token, price } = link
  await sendLinkLetter(work, link, {
    key: `payment-link-taken-back:${attemptRef}`,
    to: attempts.find(({ ref }) => ref === attemptRef)?.payer.email ?? link.customer.email,
    locale,
    text: transferTakenBackTexts[locale],
    button: work.paymentUrl(locale, token),
    rows: [
      { name: rowNames[locale].title, value: link.title },
      { name: rowNames[locale].amount, value: formatMoney(price, locale, { cents: true }), isCode: true },
      { name: rowNames[locale].number, value: link.id, isCode: true },
    ],
  })
}

async function findLink({ db }: LinkWork, linkId: string): Promise<StoredLink | undefined> {
  const row = await linksThatExist(db).where('public_id', '=', linkId).executeTakeFirst()
  return row && toLink(row)
}

function rowsOfPaid(
  { id, title }: StoredLink,
  { amount, method, on }: { amount: Money; method: PaymentMethod; on: Date },
  locale: Locale,
): LetterRow[] {
  const names = rowNames[locale]
  return [
    { name: names.title, value: title },
    { name: names.amount, value: formatMoney(amount, locale, { cents: true }), isCode: true },
    { name: names.paidOn, value: formatDate(dayInIstanbul(on), locale) },
    { name: names.method, value: names[method] },
    { name: names.number, value: id, isCode: true },
  ]
}
