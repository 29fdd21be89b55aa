import { z } from 'zod'
import type { Outcome } from '../../domain/snapshot.ts'
import { BadSignature, type VerifiedCallback } from '../provider.server.ts'
import { parseWithDigits } from './iyzico-client.server.ts'
import { isSameHex, signNotification } from './iyzico-signature.server.ts'

/**
 * Reads a notification in either of iyzico's two forms. The signature covers neither amount nor time, so it may be an
 * old one played again: it says where to look and nothing more.
 */
export function readNotification(
  secretKey: string,
  { headers, body }: { headers: Headers; body: Uint8Array },
): VerifiedCallback {
  const read = Notification.safeParse(parseWithDigits(new TextDecoder().decode(body)))
  if (!read.success) throw new BadSignature('the notification is not one of iyzico')
  const { paymentId, iyziReferenceCode, ...signed } = read.data
  const iyziPaymentId = signed.iyziPaymentId ?? paymentId ?? ''
  const expected = signNotification(secretKey, { ...signed, iyziPaymentId })
  if (!isSameHex(expected, headers.get('x-iyz-signature-v3') ?? ''))
    throw new BadSignature('the signature of the notification is wrong')
  return {
    attemptRef: signed.paymentConversationId,
    eventId: iyziReferenceCode,
    hint: hintOf(signed.status),
    providerRef: signed.token,
  }
}

/** The browser brings nothing but the name of the form; whoever forges it makes us ask, and asking changes nothing. */
export function readFormReturn(fields: Record<string, string>): VerifiedCallback {
  const attemptRef = fields['attempt'] ?? ''
  return { attemptRef, eventId: `return_${attemptRef}`, hint: 'pending' }
}

const Notification = z.object({
  iyziEventType: z.string(),
  iyziReferenceCode: z.string().min(1).max(200),
  iyziPaymentId: z.string().optional(),
  paymentId: z.string().optional(),
  token: z.string().optional(),
  paymentConversationId: z.string(),
  status: z.string(),
})

function hintOf(status: string): Outcome {
  return status === 'SUCCESS' ? 'captured' : status === 'FAILURE' ? 'declined' : 'pending'
}
