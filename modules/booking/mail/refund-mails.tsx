import { pairRateText } from '#kernel/exchange-rate.ts'
import { formatDate } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { joinList } from '#kernel/join-list.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { RefundRecord } from '#modules/payments/index.ts'
import { renderMail } from '#platform/mail/render-mail.server.ts'
import { say } from '#platform/texts/say.ts'
import { cancellationReason } from '../cancellation-reason.ts'
import type { Order } from '../data/read-orders.server.ts'
import type { Agency } from '../documents/agency.ts'
import type { Cancellation } from '../domain/cancellation.ts'
import type { MailText } from './mail-texts.ts'
import { isolatedIn, orderMailProps, type WrittenMail } from './order-mail-props.ts'
import { OrderMail } from './order-mail.tsx'
import {
  cancellationEnd,
  cashReversedTexts,
  excessPaymentTexts,
  orderCancelledTexts,
  refundAtDeskTexts,
  refundRates,
  refundSentTexts,
  refundWays,
  seatsMissingTexts,
  transferReversedTexts,
  travellersCancelledTexts,
} from './refund-texts.ts'

type MailContext = { order: Order; agency: Agency; url: string }

/** Tells the customer who was cancelled, what goes back and why; how it goes back only where anything does. */
export async function writeOrderCancelled(context: MailContext, cancellation: Cancellation): Promise<WrittenMail> {
  const { locale, remaining } = context.order
  const reasons = cancellation.tours.map((tour) => cancellationReason(tour, locale))
  const text = (cancellation.isWhole ? orderCancelledTexts : travellersCancelledTexts)[locale]
  const { refund, question } = cancellationEnd[locale]
  const end = cancellation.back.minor > 0 ? [refund, question] : [question]
  return write(
    context,
    { ...text, paragraphs: [...text.paragraphs, ...end] },
    {
      names: joinList(namesOf(context.order, cancellation), locale),
      reduction: amountText(cancellation.reduction, locale),
      remaining: amountText(remaining, locale),
      noticeOn: formatDate(cancellation.noticeOn, locale),
      refundBy: formatDate(cancellation.refundBy, locale),
      paid: amountText(cancellation.paid, locale),
      back: amountText(cancellation.back, locale),
      kept: amountText(cancellation.kept, locale),
      reasons: [...new Set(reasons)].join(' '),
    },
  )
}

function namesOf({ tours }: Order, cancellation: Cancellation): string[] {
  const leaving = new Set(cancellation.tours.flatMap(({ travellerIds }) => travellerIds))
  const travellers = tours.flatMap(({ passengers }) => passengers).filter(({ id }) => leaving.has(id))
  return travellers.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
}

/** Tells the customer that money goes back which nobody had asked for. */
export async function writeRefundPromised(
  context: MailContext,
  cause: 'excess' | 'seats-missing',
  refund: RefundRecord,
): Promise<WrittenMail> {
  const { locale } = context.order
  const texts = cause === 'excess' ? excessPaymentTexts : seatsMissingTexts
  return write(context, texts[locale], { amount: amountText(refund.amount, locale) })
}

/** Tells the customer that money has gone back, where to, and at which rate where it was of another currency. */
export async function writeRefundSent(context: MailContext, refund: RefundRecord): Promise<WrittenMail> {
  const { locale } = context.order
  const amount = amountText(refund.foreign?.paid ?? refund.amount, locale)
  const date = formatDate(dayInIstanbul(refund.succeededAt ?? refund.createdAt), locale)
  const said = { amount, date, ...rateFacts(refund, locale) }
  if (refund.method === 'cash') return write(context, withRate(refundAtDeskTexts[locale], refund, locale), said)
  const account = isolatedIn(locale, refund.payee?.iban.slice(-4) ?? '')
  const way = say(locale, refundWays[locale][refund.method], { account })
  return write(context, withRate(refundSentTexts[locale], refund, locale), { ...said, way })
}

function withRate(text: MailText, { foreign }: RefundRecord, locale: Locale): MailText {
  if (!foreign) return text
  const [first = '', ...others] = text.paragraphs
  return { ...text, paragraphs: [first, refundRates[locale], ...others] }
}

function rateFacts({ amount, foreign }: RefundRecord, locale: Locale): Record<string, string> {
  if (!foreign) return {}
  return {
    day: formatDate(foreign.rate.on, locale),
    rate: isolatedIn(locale, pairRateText(foreign.rate, locale)),
    counted: amountText(amount, locale),
  }
}

/** Tells the customer that money taken at the desk, or found on an account, no longer counts, and what is open. */
export async function writeCashReversed(
  context: MailContext,
  amount: Money,
  way: 'cash' | 'transfer',
): Promise<WrittenMail> {
  const { locale, remaining } = context.order
  const facts = { amount: amountText(amount, locale), remaining: amountText(remaining, locale) }
  return write(context, (way === 'cash' ? cashReversedTexts : transferReversedTexts)[locale], facts)
}

async function write(
  { order, agency, url }: MailContext,
  text: MailText,
  facts: Record<string, string>,
): Promise<WrittenMail> {
  const props = orderMailProps(order, agency, url, text, facts)
  const mail = <OrderMail {...props} />
  return { subject: props.text.subject, ...(await renderMail(mail)) }
}

function amountText(amount: Money, locale: Locale): string {
  return isolatedIn(locale, formatMoney(amount, locale, { cents: true }))
}
