import { z } from 'zod'
import { isCurrency, parseDecimalText } from '#kernel/money.ts'
import { Indeterminate } from '#platform/outgoing/ask-over-http.server.ts'
import type { Snapshot } from '../../domain/snapshot.ts'
import { type ProviderCall, type ProviderRef } from '../provider.server.ts'
import { askIyzico, type IyzicoAccount, type IyzicoAnswer } from './iyzico-client.server.ts'
import { declineOf, isAboutCard, isUnclear, wordsOf } from './iyzico-errors.ts'
import { areSigned, withoutTrailingZeros } from './iyzico-signature.server.ts'

/**
 * What iyzico knows about a try: by its form, and by our name of it once the form is forgotten. A charge is only
 * believed with iyzico's signature.
 *
 * @throws NotSent, Indeterminate when iyzico gave no answer that can be believed.
 */
export async function queryPayment(account: IyzicoAccount, ref: ProviderRef, call: ProviderCall): Promise<Snapshot> {
  const ofForm = ref.providerRef ? await askForm(account, ref.attemptRef, ref.providerRef, call) : undefined
  if (ofForm) return ofForm
  const ofPayment = await askPayment(account, ref.attemptRef, call)
  if (ofPayment) return ofPayment
  // A form that nobody has paid on yet may still be paid on.
  return { outcome: ref.providerRef ? 'pending' : 'not_found', source: 'query' }
}

async function askForm(
  account: IyzicoAccount,
  attemptRef: string,
  token: string,
  call: ProviderCall,
): Promise<Snapshot | undefined> {
  const answer = await askIyzico(
    account,
    '/payment/iyzipos/checkoutform/auth/ecom/detail',
    { body: { locale: 'en', conversationId: attemptRef, token } },
    call,
  )
  const seen = Payment.parse(answer)
  if (!seen.paymentStatus) return ofRefusal(answer)
  if (seen.paymentStatus === 'SUCCESS') {
    const { paymentStatus, paymentId, currency, basketId, conversationId, paidPrice, price, signature = '' } = seen
    const values = [paymentStatus, paymentId, currency, basketId, conversationId, paidPrice, price, seen.token]
    if (seen.token !== token || !areSigned(account.secretKey, values, signature)) throw new Indeterminate(UNSIGNED)
  }
  return snapshotOf(seen, attemptRef)
}

async function askPayment(
  account: IyzicoAccount,
  attemptRef: string,
  call: ProviderCall,
): Promise<Snapshot | undefined> {
  const answer = await askIyzico(
    account,
    '/payment/detail',
    { body: { locale: 'en', conversationId: attemptRef, paymentConversationId: attemptRef } },
    call,
  )
  if (answer.status === 'failure') return ofRefusal(answer)
  const seen = Payment.parse(answer)
  const { paymentStatus = 'SUCCESS', paymentId, currency, basketId, conversationId, paidPrice, price } = seen
  const values = [paymentId, currency, basketId, conversationId, paidPrice, price]
  if (paymentStatus === 'SUCCESS' && !areSigned(account.secretKey, values, seen.signature ?? ''))
    throw new Indeterminate(UNSIGNED)
  return snapshotOf({ ...seen, paymentStatus }, attemptRef)
}

const UNSIGNED = 'an answer about a payment is not signed by iyzico'

/** A refusal without a payment is one of a card, or says that there is nothing to be told about. */
function ofRefusal(answer: IyzicoAnswer): Snapshot | undefined {
  if (isUnclear(answer)) throw new Indeterminate(`iyzico does not know: ${wordsOf(answer)}`)
  return isAboutCard(answer) ? { outcome: 'declined', source: 'query', decline: declineOf(answer) } : undefined
}

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined)

const Payment = z.object({
  paymentStatus: text,
  paymentId: text,
  currency: text,
  basketId: text,
  conversationId: text,
  paidPrice: text,
  price: text,
  token: text,
  signature: text,
  fraudStatus: text,
  mdStatus: text,
  cardAssociation: text,
  lastFourDigits: text,
  errorCode: text,
  errorGroup: text,
})

function snapshotOf(seen: z.output<typeof Payment>, attemptRef: string): Snapshot {
  switch (seen.paymentStatus) {
    case 'SUCCESS':
      if (seen.basketId !== attemptRef) throw new Indeterminate('iyzico answered about another payment')
      return captureOf(seen)
    case 'FAILURE': {
      const hasLeftBank = seen.mdStatus !== undefined && seen.mdStatus !== '1' && !seen.errorCode
      return { outcome: 'declined', source: 'query', decline: hasLeftBank ? 'three_ds_failed' : declineOf(seen) }
    }
    default:
      return { outcome: 'pending', source: 'query' }
  }
}

/** What iyzico refuses by its own risk check it also gives back; what it still looks at may go either way. */
function captureOf({ fraudStatus, ...seen }: z.output<typeof Payment>): Snapshot {
  if (fraudStatus === '-1') return { outcome: 'declined', source: 'query', decline: 'risk', paymentRef: seen.paymentId }
  const amount = isCurrency(seen.currency)
    ? parseDecimalText(withoutTrailingZeros(seen.paidPrice ?? ''), seen.currency)
    : undefined
  return {
    outcome: 'captured',
    source: 'query',
    paymentRef: seen.paymentId,
    amount,
    isUnderReview: fraudStatus === '0',
    ...(seen.lastFourDigits ? { card: { brand: brandOf(seen.cardAssociation), last4: seen.lastFourDigits } } : {}),
  }
}

function brandOf(association: string | undefined): string {
  const brands: Record<string, string> = {
    MASTER_CARD: 'mastercard',
    VISA: 'visa',
    AMERICAN_EXPRESS: 'amex',
    TROY: 'troy',
  }
  return brands[association ?? ''] ?? ''
}
