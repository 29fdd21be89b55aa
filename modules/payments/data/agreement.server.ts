import { z } from 'zod'
import { locales } from '#kernel/locale.ts'
import { toJson } from '#platform/db/json.server.ts'
import { hashAddress } from '#platform/http/hash-address.server.ts'
import { payerConsents, type KeptAgreement, type PayerAgreement } from '../domain/agreement.ts'
import type { PaymentRow } from './payments.server.ts'

const AgreementColumn = z.object({
  consents: z.array(z.enum(payerConsents)),
  texts: z.array(z.object({ id: z.string(), version: z.string(), sha256: z.string(), locale: z.enum(locales) })),
  at: z.iso.datetime().transform((at) => new Date(at)),
})

/** What is kept of an agreement with a try to pay; nothing for orders, which were agreed to before. */
export function agreementToKeep(
  payment: Pick<PaymentRow, 'subject_kind' | 'token'>,
  agreement: PayerAgreement | undefined,
  now: Date,
): string | null {
  if (payment.subject_kind !== 'link' || !agreement) return null
  const { consents, texts, address, userAgent } = agreement
  return toJson({
    consents: payerConsents.filter((kind) => consents[kind]),
    texts,
    at: now.toISOString(),
    userAgent: userAgent.slice(0, 400),
    addressHash: hashAddress(payment.token, address),
  })
}

export function keptAgreementOf(column: unknown): KeptAgreement | null {
  return AgreementColumn.nullable().parse(column)
}
