import { Buffer } from 'node:buffer'
import { z } from 'zod'
import type { Outcome } from '../../domain/snapshot.ts'
import { BadSignature, type VerifiedCallback } from '../provider.server.ts'
import { isSigned } from '#platform/signed-body/signed-body.server.ts'

/** A verified event: about an attempt, or about a payment whose attempt has to be asked for. */
export type StripeNotice = VerifiedCallback & { paymentOfDispute: string | undefined }

/**
 * Reads Stripe's event. Those about something else than the payments of this shop name no attempt: they are kept and
 * acknowledged, and change nothing.
 *
 * @throws BadSignature when no signature is right for these bytes or they are older than five minutes.
 */
export function readStripeEvent(
  webhookSecret: string,
  { headers, body }: { headers: Headers; body: Uint8Array },
  now: Date,
): StripeNotice {
  if (!isSigned(webhookSecret, headers.get('stripe-signature') ?? '', body, now))
    throw new BadSignature('forged Stripe event')
  const { id, type, data } = Event.parse(JSON.parse(Buffer.from(body).toString('utf8')))
  const { object } = data
  const isSession = object.object === 'checkout.session'
  return {
    attemptRef: (isSession ? object.client_reference_id : object.metadata?.['attempt']) ?? '',
    eventId: id,
    hint: HINTS[type] ?? 'pending',
    ...(isSession ? { providerRef: object.id } : {}),
    paymentOfDispute: object.object === 'dispute' ? (object.payment_intent ?? undefined) : undefined,
  }
}

const HINTS: Record<string, Outcome> = {
  'checkout.session.completed': 'captured',
  'checkout.session.async_payment_succeeded': 'captured',
  'checkout.session.async_payment_failed': 'declined',
  'checkout.session.expired': 'expired',
  'charge.refunded': 'captured',
  'charge.dispute.created': 'disputed',
}

const Event = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(100),
  data: z.object({
    object: z.object({
      id: z.string().max(255).optional(),
      object: z.string().max(100).optional(),
      client_reference_id: z.string().max(200).nullish(),
      payment_intent: z.string().max(255).nullish().catch(undefined),
      metadata: z.record(z.string(), z.string()).nullish(),
    }),
  }),
})
