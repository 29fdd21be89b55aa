import { artOf } from '#app/pictures/art.ts'
import { translator } from '#app/messages/translator.ts'
import type { WordedPicture } from '#app/ui/picture-library.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { ForeignBalance, PartOfPlan } from '#modules/booking/index.server.ts'
import type { PaymentPage, PaymentPageState } from '#modules/payments/index.ts'
import type { PayerAgreements } from './payer-agreements.server.ts'

/** A payment in one language, with no more than its page shows. */
export type PaymentView = {
  token: string
  /** An order of whoever pays; links and shares that somebody else pays tell nothing of one. */
  isOrder: boolean
  reference: string
  title: string
  amount: Money
  lines: { label: string; note: string | undefined; amount: Money }[]
  departsOn: PlainDate | undefined
  returnsOn: PlainDate | undefined
  picture: WordedPicture | undefined
  legs: { place: 'makkah' | 'madinah' | 'turkiye' | 'other'; name: string; nights: number; label: string }[]
  originCode: string | undefined
  travellers: number | undefined
  /** What is still to pay in other parts of the order. */
  remaining: { amount: Money; dueOn: PlainDate } | undefined
  paidBefore: Money | undefined
  /** What of the order came in other currencies, and about what is to pay here; null for links and shares. */
  foreign: ForeignBalance | null
  dueOn: PlainDate | undefined
  /** Deposit or everything, while the customer may choose. */
  choice: PartOfPlan['choice']
  noDeposit: PartOfPlan['noDeposit']
  contact: { name: string; phone: string } | undefined
  orderPath: string | undefined
  payer: { name: string; email: string; phone: string }
  expiresAt: Date | null
  createdAt: Date
  allowsInstallments: boolean
  /** What is agreed to before a link is paid. */
  agreements: PayerAgreements | undefined
  /** The way an order goes; a link is no order. */
  steps: string[]
  state: PaymentPageState
}

/**
 * Turns a payment into what its page shows in a language; `part` says how it stands among the parts of its order. A link
 * without a picture of its own gets a still life.
 */
export function toPaymentView(
  page: PaymentPage,
  {
    part,
    agreements,
    foreign,
  }: { part: PartOfPlan | undefined; agreements: PayerAgreements | undefined; foreign: ForeignBalance | null },
  locale: Locale,
): PaymentView {
  const { summary } = page
  const tour = translator(locale, 'tour')
  const checkout = translator(locale, 'checkout')
  return {
    token: page.token,
    isOrder: page.subject.kind === 'order' && !part?.isShare,
    reference: page.reference,
    title: page.title[locale],
    amount: page.amount,
    lines: (summary.lines ?? []).map((line) => ({
      label: line.label[locale],
      note: line.note?.[locale],
      amount: line.amount,
    })),
    departsOn: summary.departsOn,
    returnsOn: summary.returnsOn,
    picture: artOf(summary.image ?? '', locale) ?? artOf('still-life-ihram-suitcase', locale),
    legs: (summary.legs ?? []).map((leg) => ({
      ...leg,
      name: leg.name[locale],
      label: tour('nights', { count: leg.nights }),
    })),
    originCode: summary.originCode,
    travellers: summary.travellers,
    remaining: part?.remaining ?? summary.remaining,
    paidBefore: part && !part.isShare && part.paidBefore.minor > 0 ? part.paidBefore : undefined,
    foreign,
    dueOn: part?.dueOn ?? undefined,
    choice: part?.choice ?? null,
    noDeposit: part?.noDeposit ?? null,
    contact: summary.contact,
    orderPath: summary.orderPath,
    payer: page.payer,
    expiresAt: page.expiresAt,
    createdAt: page.createdAt,
    allowsInstallments: page.allowsInstallments,
    agreements,
    steps:
      page.subject.kind === 'order' && !part?.isShare && !part?.dueOn
        ? [checkout('step-cart'), checkout('step-travellers'), checkout('step-payment'), checkout('step-done')]
        : [],
    state: page.state,
  }
}
