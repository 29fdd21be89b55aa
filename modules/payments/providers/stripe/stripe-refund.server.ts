import { z } from 'zod'
import { Indeterminate } from '#platform/outgoing/ask-over-http.server.ts'
import { Rejected, type ProviderCall, type RefundRequest, type RefundSnapshot } from '../provider.server.ts'
import { changeAtStripe, findAtStripe, type StripeAccount } from './stripe-api.server.ts'

/** Sends money back. The key is the refund's own: sent twice it moves once. */
export async function refundAtStripe(
  account: StripeAccount,
  { paymentRef, refundRef, back }: RefundRequest,
  call: ProviderCall,
): Promise<RefundSnapshot> {
  if (!paymentRef) throw new Rejected('not_permitted', 'Stripe has named no payment for this attempt')
  const fields = { payment_intent: paymentRef, amount: String(back.minor), 'metadata[refund]': refundRef }
  const refund = Refund.safeParse(
    await changeAtStripe(account, '/v1/refunds', { fields, key: `refund-${refundRef}` }, call),
  )
  if (!refund.success) throw new Indeterminate('Stripe answered a refund in an unknown form')
  return snapshotOf(refund.data)
}

/** What became of a refund; Stripe lists every refund of a payment with the name we gave it. */
export async function findRefundAtStripe(
  account: StripeAccount,
  { paymentRef, refundRef }: RefundRequest,
  call: ProviderCall,
): Promise<RefundSnapshot> {
  if (!paymentRef) return { outcome: 'refused', reason: 'not_found' }
  const path = `/v1/refunds?${new URLSearchParams({ payment_intent: paymentRef, limit: '100' })}`
  const list = List.safeParse(await findAtStripe(account, path, call))
  if (!list.success) throw new Indeterminate('Stripe listed refunds in an unknown form')
  const found = list.data.data.find(({ metadata }) => metadata?.['refund'] === refundRef)
  if (found) return snapshotOf(found)
  return list.data.has_more
    ? { outcome: 'indeterminate', reason: 'more refunds than one list holds' }
    : { outcome: 'refused', reason: 'not_found' }
}

function snapshotOf({ id, status, failure_reason: reason }: z.output<typeof Refund>): RefundSnapshot {
  switch (status) {
    case 'succeeded':
      return { outcome: 'succeeded', providerRef: id }
    case 'failed':
    case 'canceled':
      return { outcome: 'refused', providerRef: id, reason: reason ?? status }
    case 'pending':
    case 'requires_action':
      return { outcome: 'pending', providerRef: id }
  }
}

const Refund = z.object({
  id: z.string().max(255),
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  failure_reason: z.string().max(200).nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
})

const List = z.object({ data: z.array(Refund), has_more: z.boolean() })
