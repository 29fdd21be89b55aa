import type { Selectable } from 'kysely'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { PaymentLink } from '../domain/payment-link.ts'
import { own, type PaymentLinkTables } from './tables.server.ts'

type LinkRow = Selectable<PaymentLinkTables['payment_links']>

export const linkColumns = [
  'id',
  'public_id',
  'token',
  'title',
  'amount_minor',
  'currency',
  'customer_name',
  'customer_email',
  'customer_phone',
  'locale',
  'note',
  'status',
  'expires_at',
  'paid_at',
  'version',
  'archived_at',
  'created_at',
] as const satisfies (keyof LinkRow)[]

/** A link with the key of its row. */
export type StoredLink = PaymentLink & { rowId: string }

/** Whatever changes a link queues on its row; the row of its payment is locked after it, never before. */
export async function lockLink(tx: Db, id: string): Promise<StoredLink | undefined> {
  const row = await linksThatExist(tx).where('public_id', '=', id).forUpdate().executeTakeFirst()
  return row && toLink(row)
}

export function linksThatExist(db: Db) {
  return linksEver(db).where('removed_at', 'is', null)
}

/** With those that staff removed: money of them can still go back. */
export function linksEver(db: Db) {
  return own(db).selectFrom('payment_links').select(linkColumns)
}

export function toLink(row: Pick<LinkRow, (typeof linkColumns)[number]>): StoredLink {
  return {
    rowId: row.id,
    id: row.public_id,
    token: row.token,
    title: row.title,
    price: money(row.amount_minor, row.currency),
    status: row.status,
    customer: { name: row.customer_name, email: row.customer_email, phone: row.customer_phone },
    locale: row.locale,
    note: row.note,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    expiresAt: row.expires_at,
    isArchived: row.archived_at !== null,
    version: row.version,
  }
}

export function withoutRowId({ rowId: _rowId, ...link }: StoredLink): PaymentLink {
  return link
}
