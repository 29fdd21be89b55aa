import { z } from 'zod'
import { createBooks, type Books } from '../books.ts'
import type { SandboxCard } from './sandbox-cards.ts'
import { minorOf } from './wire.ts'

/**
 * What a merchant can be unlucky with although every line works: answers that somebody else signed, another amount than
 * was asked for, a payment that iyzico still looks at, or one that its risk check refused.
 */
export type Quirk = 'wrong-signature' | 'other-amount' | 'review' | 'risk'

/** A form that was opened, and how far its customer has come. */
export type OpenForm = {
  token: string
  shopRef: string
  request: z.output<typeof FormRequest>
  state: 'open' | 'at-bank' | 'paid' | 'refused'
  card: SandboxCard | undefined
  paymentId: string
  transactionId: string
  fraudStatus: -1 | 0 | 1
  paidMinor: number
  refunds: BookedMove[]
  cancels: BookedMove[]
}

/** A refund or cancellation in iyzico's report. */
export type BookedMove = { conversationId: string; minor: number }

export type FormBooks = Books & {
  forms: OpenForm[]
  open: (request: z.output<typeof FormRequest>) => OpenForm
  findForm: (token: string) => OpenForm | undefined
  findPaid: (where: { paymentId?: string | undefined; shopRef?: string | undefined }) => OpenForm | undefined
  pay: (form: OpenForm, card: SandboxCard, quirk: Quirk | undefined) => void
}

const text = z.string().min(1)
const Address = z.object({ contactName: text, address: text, city: text, country: text })

/** What iyzico insists on when a form is opened. */
export const FormRequest = z
  .object({
    locale: z.enum(['tr', 'en']),
    conversationId: text,
    price: text,
    paidPrice: text,
    currency: z.enum(['TRY', 'USD', 'EUR', 'GBP']),
    basketId: text,
    paymentGroup: z.enum(['PRODUCT', 'LISTING', 'SUBSCRIPTION']),
    callbackUrl: z.url(),
    enabledInstallments: z.array(z.number().int()).min(1),
    forceThreeDS: z.literal(1),
    buyer: z.object({
      id: text,
      name: text,
      surname: text,
      identityNumber: text,
      email: z.email(),
      registrationAddress: text,
      city: text,
      country: text,
      ip: text,
    }),
    billingAddress: Address,
    shippingAddress: Address,
    basketItems: z
      .array(
        z.object({ id: text, name: text, category1: text, itemType: z.enum(['VIRTUAL', 'PHYSICAL']), price: text }),
      )
      .min(1),
  })
  .refine(
    ({ price, basketItems }) => minorOf(price) === basketItems.reduce((sum, item) => sum + minorOf(item.price), 0),
    'the items must sum to the price',
  )

export function createFormBooks(): FormBooks {
  const books = createBooks()
  const forms: OpenForm[] = []
  return {
    ...books,
    forms,
    findForm: (token) => forms.find((form) => form.token === token),
    findPaid: ({ paymentId, shopRef }) =>
      forms.findLast((form) => form.state === 'paid' && (form.paymentId === paymentId || form.shopRef === shopRef)),
    open(request) {
      const form: OpenForm = {
        token: crypto.randomUUID(),
        shopRef: request.conversationId,
        request,
        state: 'open',
        card: undefined,
        paymentId: String(25_000_000 + forms.length),
        transactionId: String(27_000_000 + forms.length),
        fraudStatus: 1,
        paidMinor: minorOf(request.paidPrice),
        refunds: [],
        cancels: [],
      }
      forms.push(form)
      return form
    },
    pay(form, card, quirk) {
      if (form.state === 'paid') return
      form.card = card
      form.state = 'paid'
      form.fraudStatus = quirk === 'review' ? 0 : quirk === 'risk' ? -1 : 1
      if (quirk === 'other-amount') form.paidMinor += 100
      const { paymentId: paymentRef, shopRef, paidMinor: amountMinor } = form
      books.charge({ shopRef, paymentRef, amountMinor, currency: form.request.currency })
    },
  }
}
