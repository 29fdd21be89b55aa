import { formatDate } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { subtract, type Money } from '#kernel/money.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { renderMail } from '#platform/mail/render-mail.server.ts'
import type { PaymentPart } from '../data/payment-parts.server.ts'
import type { Order } from '../data/read-orders.server.ts'
import type { Agency } from '../documents/agency.ts'
import type { PapersToCome } from '../find-papers-to-come.server.ts'
import { isolatedIn, orderMailProps, type WrittenMail } from './order-mail-props.ts'
import { OrderMail, type OrderMailProps } from './order-mail.tsx'
import { mailLabels, partLabels, partPaidTexts, partReminderTexts, shareTexts } from './mail-texts.ts'
import { papersLine } from './papers-line.ts'

/** Tells the customer that a part has arrived and the places are booked, what is still open, and by when papers are needed. */
export async function writePartPaid(
  order: Order,
  agency: Agency,
  url: string,
  arrived: {
    amount: Money
    on: Date
    next: { amount: Money; dueOn: PlainDate }
    papers: PapersToCome | undefined
  },
): Promise<WrittenMail> {
  const { locale, paid, total } = order
  const { paragraphs, ...text } = partPaidTexts[locale]
  const toCome = papersLine(locale, arrived.papers)
  const withPapers = [...paragraphs.slice(0, -1), ...toCome.paragraphs, ...paragraphs.slice(-1)]
  return write(
    orderMailProps(
      order,
      agency,
      url,
      { ...text, paragraphs: withPapers },
      {
        ...toCome.facts,
        amount: moneyIn(order, arrived.amount),
        date: formatDate(dayInIstanbul(arrived.on), locale),
        paid: moneyIn(order, paid),
        remaining: moneyIn(order, subtract(total, paid)),
        nextAmount: moneyIn(order, arrived.next.amount),
        dueOn: formatDate(arrived.next.dueOn, locale),
      },
    ),
  )
}

/** Reminds whoever pays a part that it is due; somebody else's share tells no more of the order than its journey. */
export async function writePartReminder(
  order: Order,
  agency: Agency,
  url: string,
  part: PaymentPart & { dueOn: PlainDate },
): Promise<WrittenMail> {
  return write(propsOfPart(order, agency, url, part, partReminderTexts[order.locale]))
}

/** Asks somebody to pay a share. */
export async function writeShare(order: Order, agency: Agency, url: string, part: PaymentPart & { dueOn: PlainDate }) {
  return write(propsOfPart(order, agency, url, part, shareTexts[order.locale]))
}

function propsOfPart(
  order: Order,
  agency: Agency,
  url: string,
  part: PaymentPart & { dueOn: PlainDate },
  text: (typeof shareTexts)['tr'],
): OrderMailProps {
  const { locale, contact } = order
  const amount = formatMoney(part.amount, locale, { cents: true })
  const dueOn = formatDate(part.dueOn, locale)
  const orderer = `${contact.firstName} ${contact.lastName}`
  const props = orderMailProps(order, agency, url, text, {
    customerName: part.payer?.name ?? orderer,
    ordererName: orderer,
    amount: isolatedIn(locale, amount),
    dueOn,
  })
  const labels = mailLabels[locale]
  return {
    ...props,
    rows: [
      ...props.rows.filter(({ name }) => name === labels.orderNo || name === labels.journey || name === labels.dates),
      { name: partLabels[locale].amount, value: amount, isCode: true },
      { name: partLabels[locale].dueOn, value: dueOn, isCode: false },
    ],
  }
}

function moneyIn({ locale }: Order, amount: Money): string {
  return isolatedIn(locale, formatMoney(amount, locale, { cents: true }))
}

async function write(props: OrderMailProps): Promise<WrittenMail> {
  const mail = <OrderMail {...props} />
  return { subject: props.text.subject, ...(await renderMail(mail)) }
}
