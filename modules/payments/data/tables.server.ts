import type { Generated, Kysely } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import type { Currency } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { AttemptState, PaymentMethod } from '../domain/attempt-state.ts'
import type { RefundAccount, RefundCause, RefundMethod, RefundState } from '../domain/refund-state.ts'
import type { DeclineReason } from '../domain/snapshot.ts'

/** Columns of type jsonb are written as text through `toJson` and read as whatever they hold: `unknown`. */
export type PaymentTables = {
  bank_accounts: {
    id: Generated<string>
    bank: string
    account_holder: string
    iban: string
    branch_name: string
    branch_code: string
    account_number: string
    currency: Currency
    sort_order: Generated<number>
    is_active: Generated<boolean>
  }
  payments: {
    id: Generated<string>
    token: string
    subject_kind: 'order' | 'link'
    subject_ref: string
    reference: string
    title: unknown
    summary: unknown
    locale: Locale
    amount_minor: number
    currency: Currency
    status: Generated<'pending' | 'completed' | 'cancelled'>
    allows_installments: boolean
    customer_name: string
    customer_email: string
    customer_phone: Generated<string>
    customer_address: Generated<string>
    customer_city: Generated<string>
    customer_country: Generated<string>
    expires_at: Date | null
    paid_at: Date | null
    unproven_until: Generated<Date | null>
    created_at: Generated<Date>
  }
  payment_attempts: {
    id: Generated<string>
    ref: string
    payment_id: string
    provider: string
    method: PaymentMethod
    state: AttemptState
    amount_minor: number
    surcharge_minor: Generated<number>
    currency: Currency
    installments: Generated<number>
    idempotency_key: string
    request_hash: string
    provider_ref: string | null
    payment_ref: string | null
    next_step: unknown | null
    transfer_reference: string | null
    payer_name: string
    payer_email: string
    payer_phone: Generated<string>
    decline_reason: DeclineReason | null
    flags: Generated<unknown>
    card_brand: string | null
    card_last4: string | null
    captured_minor: number | null
    reserved_minor: Generated<number>
    refunded_minor: Generated<number>
    expires_at: Date
    query_count: Generated<number>
    next_query_at: Date | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
    captured_at: Date | null
    attention_cleared_at: Date | null
    attention_note: string | null
    foreign_minor: number | null
    foreign_currency: Currency | null
    foreign_difference_minor: number | null
    foreign_rate_base: Currency | null
    foreign_rate_quote: Currency | null
    foreign_rate_value: number | null
    foreign_rate_scale: number | null
    foreign_rate_source: string | null
    foreign_rate_on: PlainDate | null
    /** The attempt of which this one is a part; its provider knows only that one. */
    split_from: Generated<string | null>
    /** What whoever pays a link agreed to. */
    agreement: unknown | null
    /** What staff find it by, folded by a trigger. */
    search_text: Generated<string>
  }
  payment_attempt_history: {
    id: Generated<number>
    attempt_id: string
    from_state: AttemptState | null
    to_state: AttemptState
    reason: string
    happened_at: Generated<Date>
  }
  transfer_receipts: {
    key: string
    attempt_id: string
    amount_minor: number
    currency: Currency
    received_at: Generated<Date>
  }
  payment_events: {
    provider: string
    event_id: string
    received_at: Generated<Date>
    attempt_id: string | null
    is_verified: boolean
    body: unknown
  }
  payment_provider_health: {
    provider: string
    failures: Generated<number>
    last_failure_at: Date | null
  }
  refunds: {
    id: Generated<string>
    ref: string
    attempt_id: string
    idempotency_key: string
    state: Generated<RefundState>
    method: RefundMethod
    amount_minor: number
    surcharge_minor: Generated<number>
    currency: Currency
    cause: RefundCause
    account: RefundAccount
    reason: Generated<string>
    payee_iban: string | null
    payee_name: string | null
    requested_by: string | null
    provider_ref: string | null
    failure: string | null
    needs_person: Generated<boolean>
    query_count: Generated<number>
    next_query_at: Date | null
    sent_at: Date | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
    succeeded_at: Date | null
    foreign_minor: number | null
    foreign_currency: Currency | null
    foreign_difference_minor: number | null
    foreign_rate_base: Currency | null
    foreign_rate_quote: Currency | null
    foreign_rate_value: number | null
    foreign_rate_scale: number | null
    foreign_rate_source: string | null
    foreign_rate_on: PlainDate | null
  }
  refund_history: {
    id: Generated<number>
    refund_id: string
    from_state: RefundState | null
    to_state: RefundState
    reason: string
    happened_at: Generated<Date>
  }
  sandbox_refunds: {
    refund_ref: string
    attempt_ref: string
    amount_minor: number
    state: 'pending' | 'done'
    settles_at: Date | null
    created_at: Generated<Date>
  }
  sandbox_charges: {
    token: string
    attempt_ref: string
    amount_minor: number
    currency: Currency
    installments: Generated<number>
    return_url: string
    notify_url: string
    locale: Locale
    behaviour: string
    state: 'challenge' | 'pending' | 'captured' | 'declined' | 'cancelled'
    decline_reason: DeclineReason | null
    card_brand: string
    card_last4: string
    charged_minor: number | null
    challenge_tries: Generated<number>
    settles_at: Date | null
    created_at: Generated<Date>
  }
}

export function own(db: Db): Kysely<PaymentTables> {
  return db.withTables<PaymentTables>()
}
