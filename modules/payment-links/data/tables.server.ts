import type { Generated, Kysely } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import type { Currency } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { LinkEventKind } from '../domain/payment-link.ts'
import type { LinkStatus } from '../domain/link-status.ts'

/** Columns of type jsonb are written as text through `toJson` and read as whatever they hold: `unknown`. */
export type PaymentLinkTables = {
  payment_links: {
    id: Generated<string>
    public_id: string
    token: string
    title: string
    amount_minor: number
    currency: Currency
    customer_name: string
    customer_email: string
    customer_phone: Generated<string>
    locale: Locale
    note: Generated<string>
    status: Generated<LinkStatus>
    expires_at: Date | null
    paid_at: Date | null
    version: Generated<number>
    archived_at: Date | null
    removed_at: Date | null
    created_by: string
    created_at: Generated<Date>
    /** What staff find it by, folded by a trigger. */
    search_text: Generated<string>
  }
  payment_link_history: {
    id: Generated<number>
    link_id: string
    kind: LinkEventKind
    user_id: string | null
    before: Generated<unknown>
    after: Generated<unknown>
    note: Generated<string>
    happened_at: Generated<Date>
  }
}

export function own(db: Db): Kysely<PaymentLinkTables> {
  return db.withTables<PaymentLinkTables>()
}
