import { randomUUID } from 'node:crypto'
import { newToken } from '#kernel/ids.ts'
import { defaultLocale, type Localised } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { own } from './data/tables.server.ts'

/** A payment by card for an order that is only for measuring, made at once. */
export type ImportedPayment = {
  orderId: string
  reference: string
  title: Localised
  amount: Money
  payer: { name: string; email: string }
  paidAt: Date
}

const CHUNK = 250

/** Writes payments that were made, without books and without telling anybody. */
export async function importPayments(tx: Db, payments: readonly ImportedPayment[]): Promise<void> {
  for (let at = 0; at < payments.length; at += CHUNK) await importChunk(tx, payments.slice(at, at + CHUNK))
}

async function importChunk(tx: Db, payments: readonly ImportedPayment[]): Promise<void> {
  const rows = payments.map((payment) => ({ payment, id: randomUUID() }))
  await own(tx)
    .insertInto('payments')
    .values(
      rows.map(({ payment, id }) => ({
        id,
        token: newToken(),
        subject_kind: 'order' as const,
        subject_ref: payment.orderId,
        reference: payment.reference,
        title: toJson(payment.title),
        summary: '{}',
        locale: defaultLocale,
        amount_minor: payment.amount.minor,
        currency: payment.amount.currency,
        status: 'completed' as const,
        allows_installments: false,
        customer_name: payment.payer.name,
        customer_email: payment.payer.email,
        expires_at: null,
        paid_at: payment.paidAt,
        created_at: payment.paidAt,
      })),
    )
    .execute()
  await own(tx)
    .insertInto('payment_attempts')
    .values(
      rows.map(({ payment, id }) => ({
        ref: newToken(),
        payment_id: id,
        provider: 'sandbox',
        method: 'card' as const,
        state: 'captured' as const,
        amount_minor: payment.amount.minor,
        currency: payment.amount.currency,
        idempotency_key: id,
        request_hash: '',
        provider_ref: id,
        payment_ref: null,
        next_step: null,
        transfer_reference: null,
        payer_name: payment.payer.name,
        payer_email: payment.payer.email,
        decline_reason: null,
        card_brand: 'visa',
        card_last4: '4242',
        captured_minor: payment.amount.minor,
        expires_at: payment.paidAt,
        next_query_at: null,
        created_at: payment.paidAt,
        captured_at: payment.paidAt,
        attention_cleared_at: null,
        attention_note: null,
      })),
    )
    .execute()
}
