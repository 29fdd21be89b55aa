import { Buffer } from 'node:buffer'
import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { DeclineReason } from '../../domain/snapshot.ts'
import { BadSignature, type VerifiedCallback } from '../provider.server.ts'
import { paytrToken, type PaytrAccount } from './paytr-token.server.ts'

/**
 * Reads PayTR's notification. Its hash covers the order, the status and the total, but neither currency nor
 * installments, and no time: it may be a true one sent again.
 *
 * @throws BadSignature when the hash is not right for these bytes.
 */
export function readPaytrCallback({ key, salt }: PaytrAccount, body: Uint8Array): VerifiedCallback {
  const fields = Notice.safeParse(Object.fromEntries(new URLSearchParams(Buffer.from(body).toString('utf8'))))
  if (!fields.success) throw new BadSignature('a notification of PayTR lacks what it is signed over')
  const { merchant_oid: attemptRef, status, total_amount: total, hash } = fields.data
  if (!isEqual(hash, paytrToken(key, [attemptRef, salt, status, total])))
    throw new BadSignature('forged PayTR notification')
  return {
    attemptRef,
    eventId: createHash('sha256').update(`${attemptRef}|${status}|${total}`).digest('hex'),
    hint: status === 'success' ? 'captured' : 'declined',
    ...(status === 'failed' ? { decline: reasonOf(fields.data.failed_reason_code) } : {}),
  }
}

function reasonOf(code: string): DeclineReason {
  return REASONS[code] ?? 'other'
}

/** 0 says only in words why the bank refused; the words are the bank's own and not for a program. */
const REASONS: Record<string, DeclineReason> = {
  '0': 'do_not_honour',
  '1': 'three_ds_failed',
  '2': 'three_ds_failed',
  '3': 'risk',
  '6': 'customer_left',
  '8': 'installment_not_allowed',
  '9': 'not_permitted',
  '10': 'three_ds_failed',
  '11': 'risk',
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const Notice = z.object({
  merchant_oid: z.string().regex(/^[A-Za-z\d]{1,64}$/),
  status: z.enum(['success', 'failed']),
  total_amount: z.string().regex(/^\d{1,15}$/),
  hash: z.string().max(100),
  failed_reason_code: z.string().max(10).default(''),
})
