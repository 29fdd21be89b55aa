import { z } from 'zod'
import { money, parseDecimalText, type Currency, type Money } from '#kernel/money.ts'
import { Indeterminate } from '#platform/outgoing/ask-over-http.server.ts'
import { cardBrand } from '../../domain/card.ts'
import type { Snapshot } from '../../domain/snapshot.ts'
import { type RefundRequest, type RefundSnapshot } from '../provider.server.ts'
import { paytrCurrencies, referenceOf } from './paytr-request.server.ts'

/** "No successful payment has this number": there may yet be one, and a declined one looks the same. */
const NOTHING_FOUND = '004'

/**
 * What the answer to a status query shows of a payment.
 *
 * @throws Indeterminate when it is an error other than that nothing was found, or cannot be read.
 */
export function snapshotOfStatus(answer: unknown, attemptRef: string): Snapshot {
  const status = readStatus(answer)
  if (status.status !== 'success') return { outcome: 'not_found', source: 'query' }
  const card = cardOf(status.masked_pan)
  return {
    outcome: 'captured',
    source: 'query',
    paymentRef: attemptRef,
    amount: takenOf(status),
    ...(card ? { card } : {}),
  }
}

/**
 * What the answer to a status query shows of one refund. PayTR lists what went back under our reference; where it left
 * the reference out, only a list that is no longer than what we know of proves that nothing went.
 */
export function refundOfStatus(answer: unknown, request: RefundRequest): RefundSnapshot {
  const status = readStatus(answer)
  if (status.status !== 'success') return { outcome: 'indeterminate', reason: 'payment not found' }
  const reference = referenceOf(request.refundRef)
  const found = status.returns.find((each) => each.reference_no === reference)
  if (found) return { outcome: 'succeeded', providerRef: reference }
  const currency = currencyOf(status.currency)
  const gone = status.returns.reduce((sum, each) => sum + amountOf(each.return_amount, currency).minor, 0)
  const areAllNamed = status.returns.every((each) => each.reference_no)
  return areAllNamed || gone === request.refundedBefore.minor
    ? { outcome: 'refused', reason: 'not_found' }
    : { outcome: 'indeterminate', reason: 'PayTR lists refunds without our reference' }
}

/** PayTR writes amounts as text in lira, sometimes with a comma, sometimes with a point. @throws Indeterminate */
export function parsePaytrAmount(text: string, currency: Currency): Money {
  const [, whole = '', fraction] = WITH_COMMA.exec(text) ?? WITH_POINT.exec(text) ?? []
  // `1.234` may be a thousand or a bit more than one: nobody should guess with money.
  const isGuess = fraction === undefined && /[.,]/.test(whole)
  const amount = isGuess ? undefined : parseDecimalText(`${whole.replaceAll(/[.,]/g, '')}.${fraction ?? '0'}`, currency)
  if (!whole || !amount) throw new Indeterminate('PayTR named an amount that cannot be read')
  return amount
}

const WITH_COMMA = /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/
const WITH_POINT = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/

type Found = Extract<z.output<typeof Status>, { status: 'success' }>

/**
 * What counts as taken for us. Customers who spread the payment over months pay the bank's interest on top, which is
 * neither ours nor a mistake; any other difference is the amount to look at.
 */
function takenOf(status: Found): Money {
  const currency = currencyOf(status.currency)
  const ordered = amountOf(status.payment_amount, currency)
  const total = amountOf(status.payment_total ?? status.payment_amount, currency)
  const isSpread = Number(status.taksit ?? 0) > 1
  return money(isSpread ? Math.min(ordered.minor, total.minor) : total.minor, currency)
}

function amountOf(text: string, currency: Currency): Money {
  return parsePaytrAmount(text, currency)
}

function currencyOf(name: string): Currency {
  const currency = paytrCurrencies.find((each) => each === (name === 'TL' ? 'TRY' : name))
  if (!currency) throw new Indeterminate('PayTR named a currency that we do not take')
  return currency
}

/** `455359AAA6747`: the digits around what is hidden. */
function cardOf(masked: string | undefined): Snapshot['card'] {
  const [, first = '', last4 = ''] = /^(\d{4,8})\D+\d*?(\d{4})$/.exec(masked ?? '') ?? []
  return last4 ? { brand: cardBrand(first) ?? 'other', last4 } : undefined
}

function readStatus(answer: unknown): z.output<typeof Status> {
  const status = Status.safeParse(answer)
  if (!status.success) throw new Indeterminate('PayTR answered a status query in an unknown form')
  if (status.data.status !== 'success' && status.data.err_no !== NOTHING_FOUND)
    throw new Indeterminate(`PayTR did not answer a status query: ${status.data.err_no} ${status.data.err_msg ?? ''}`)
  return status.data
}

/** Numbers come as text, and now and then as numbers. */
const Text = z.union([z.string().max(100), z.number()]).transform(String)

const Return = z.union([
  z.object({ return_amount: Text, reference_no: Text.nullish() }),
  z.object({ amount: Text, reference_no: Text.nullish() }).transform(({ amount, reference_no }) => ({
    return_amount: amount,
    reference_no,
  })),
])

const NoReturns = z.union([z.literal(''), z.null()]).transform(() => [])

const Status = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('success'),
    payment_amount: Text,
    payment_total: Text.optional(),
    currency: z.string().max(10),
    taksit: Text.nullish(),
    masked_pan: z.string().max(40).optional(),
    returns: z.union([z.array(Return), NoReturns]).default([]),
  }),
  z.object({ status: z.enum(['error', 'failed']), err_no: Text.optional(), err_msg: Text.optional() }),
])
