import { z } from 'zod'
import { parseDecimalText, toDecimalText } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { Indeterminate } from '#platform/outgoing/ask-over-http.server.ts'
import { Rejected, type ProviderCall, type RefundRequest, type RefundSnapshot } from '../provider.server.ts'
import { askIyzico, type IyzicoAccount, type IyzicoAnswer } from './iyzico-client.server.ts'
import { isUnclear, wordsOf } from './iyzico-errors.ts'
import { withoutTrailingZeros } from './iyzico-signature.server.ts'

/**
 * Sends money back: the whole of a payment of today is cancelled, so that it never shows on the card's statement;
 * anything else, and what can be cancelled no longer, is refunded.
 */
export async function refundPayment(
  account: IyzicoAccount,
  request: RefundRequest,
  call: ProviderCall,
): Promise<RefundSnapshot> {
  const { paymentRef } = request
  if (!paymentRef) throw new Rejected('other', 'iyzico has not named the payment')
  if (isCancellable(request, call.now)) {
    const cancelled = await ask(account, '/payment/cancel', cancellationOf(request, paymentRef), call)
    if (cancelled.status === 'success') return { outcome: 'succeeded', providerRef: hostReferenceOf(cancelled) }
  }
  const refunded = await ask(account, '/v2/payment/refund', refundOf(request, paymentRef), call)
  if (refunded.status === 'failure') throw new Rejected('not_permitted', wordsOf(refunded))
  return { outcome: 'succeeded', providerRef: hostReferenceOf(refunded) }
}

/**
 * What became of a refund, by our name of it in iyzico's report of the payment.
 *
 * @throws NotSent, Indeterminate when the report could not be read.
 */
export async function queryRefund(
  account: IyzicoAccount,
  request: RefundRequest,
  call: ProviderCall,
): Promise<RefundSnapshot> {
  if (!request.paymentRef) return { outcome: 'indeterminate' }
  const query = { locale: 'en', conversationId: request.refundRef, paymentId: request.paymentRef }
  const answer = await askIyzico(account, '/v2/reporting/payment/details', { query }, call)
  const report = Report.safeParse(answer)
  const payment = report.data?.payments.find(({ paymentId }) => paymentId === request.paymentRef)
  if (answer.status === 'failure' || !payment) return { outcome: 'indeterminate' }
  const moves = [...payment.cancels, ...payment.itemTransactions.flatMap(({ refunds }) => refunds)]
  const ours = moves.filter((move) => move.refundConversationId === request.refundRef)
  return outcomeOf(request, ours)
}

async function ask(
  account: IyzicoAccount,
  path: string,
  body: Record<string, unknown>,
  call: ProviderCall,
): Promise<IyzicoAnswer> {
  const answer = await askIyzico(account, path, { body }, call)
  if (answer.status === 'failure' && isUnclear(answer))
    throw new Indeterminate(`iyzico does not know what came of a refund: ${wordsOf(answer)}`)
  return answer
}

function isCancellable({ back, captured, refundedBefore, capturedAt }: RefundRequest, now: Date): boolean {
  const isWhole = refundedBefore.minor === 0 && back.minor === captured.minor
  return isWhole && dayInIstanbul(capturedAt) === dayInIstanbul(now)
}

/** The interface wants an address of whoever asks; it is this server and nobody's business. */
const OUR_ADDRESS = '127.0.0.1'

function cancellationOf({ refundRef, reason }: RefundRequest, paymentId: string) {
  return {
    locale: 'en',
    conversationId: refundRef,
    paymentId,
    ip: OUR_ADDRESS,
    reason: 'buyer_request',
    description: reason.slice(0, 200),
  }
}

function refundOf({ refundRef, back }: RefundRequest, paymentId: string) {
  return {
    locale: 'en',
    conversationId: refundRef,
    paymentId,
    price: toDecimalText(back),
    currency: back.currency,
    ip: OUR_ADDRESS,
  }
}

function hostReferenceOf(answer: IyzicoAnswer): string | undefined {
  const known = z
    .object({ refundHostReference: z.string().nullish(), hostReference: z.string().nullish() })
    .safeParse(answer).data
  return known?.refundHostReference ?? known?.hostReference ?? undefined
}

const Move = z.object({
  refundConversationId: z.string().nullish(),
  refundPrice: z.string().nullish(),
  refundStatus: z.string().nullish(),
})

const moves = z
  .array(Move)
  .nullish()
  .transform((value) => value ?? [])

const Report = z.object({
  payments: z.array(
    z.object({
      paymentId: z.string(),
      cancels: moves,
      itemTransactions: z
        .array(z.object({ refunds: moves }))
        .nullish()
        .transform((value) => value ?? []),
    }),
  ),
})

/** A refund of several items of a basket is several moves; 1 is done, 0 is refused. */
function outcomeOf({ back }: RefundRequest, ours: z.output<typeof Move>[]): RefundSnapshot {
  if (ours.length === 0) return { outcome: 'refused', reason: 'not_found' }
  const done = ours.filter(({ refundStatus }) => refundStatus === '1')
  const amounts = done.map(({ refundPrice }) =>
    parseDecimalText(withoutTrailingZeros(refundPrice ?? ''), back.currency),
  )
  const minor = amounts.reduce((sum, amount) => sum + (amount?.minor ?? 0), 0)
  if (minor === back.minor) return { outcome: 'succeeded' }
  if (ours.every(({ refundStatus }) => refundStatus === '0')) return { outcome: 'refused', reason: 'refused by iyzico' }
  return { outcome: 'pending' }
}
