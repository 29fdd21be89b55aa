import type { ExpressionBuilder } from 'kysely'
import { addDays, startInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { foldForSearch } from '#kernel/text.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { indexedHasAllWords } from '#platform/db/search-sql.server.ts'
import { linkColumns, toLink, withoutRowId } from './data/links.server.ts'
import { own, type PaymentLinkTables } from './data/tables.server.ts'
import type { LinkSort } from './domain/link-sort.ts'
import type { LinkStatus } from './domain/link-status.ts'
import type { PaymentLink } from './domain/payment-link.ts'

export type LinkListRequest = {
  /** Words of the title, the customer, the number or the address. */
  q?: string | undefined
  status?: LinkStatus | undefined
  /** Of pending links, those that can no longer be paid, or those that can. */
  isExpired?: boolean | undefined
  isArchived?: boolean | undefined
  /** Days in Istanbul on which a link was created, both included. */
  from?: PlainDate | undefined
  to?: PlainDate | undefined
  sort?: LinkSort | undefined
  /** From 1. */
  page: number
  pageSize: number
}

/** One page of the links that exist, the newest first unless asked otherwise, and how many there are in all. */
export async function listPaymentLinks(
  db: Db,
  _admin: Admin<'payments'>,
  request: LinkListRequest,
  now: Date,
): Promise<{ links: PaymentLink[]; total: number }> {
  const { page, pageSize, sort = '-created' } = request
  const matching = own(db).selectFrom('payment_links').where(linksThat(request, now))
  const { total } = await matching.select((links) => links.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await matching
    .select(linkColumns)
    .orderBy(columnOf[sort.replace('-', '') as keyof typeof columnOf], (order) =>
      sort.startsWith('-') ? order.desc().nullsLast() : order.asc().nullsLast(),
    )
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { total, links: rows.map((row) => withoutRowId(toLink(row))) }
}

const columnOf = { created: 'created_at', paid: 'paid_at', amount: 'amount_minor', title: 'title' } as const

function linksThat({ q = '', status, isExpired, isArchived, from, to }: LinkListRequest, now: Date) {
  const words = foldForSearch(q).split(' ').filter(Boolean)
  return (links: ExpressionBuilder<PaymentLinkTables, 'payment_links'>) =>
    links.and([
      links('removed_at', 'is', null),
      ...(status ? [links('status', '=', status)] : []),
      ...(isExpired === true ? [links('expires_at', '<=', now)] : []),
      ...(isExpired === false ? [links.or([links('expires_at', 'is', null), links('expires_at', '>', now)])] : []),
      ...(isArchived === undefined ? [] : [links('archived_at', isArchived ? 'is not' : 'is', null)]),
      ...(from ? [links('created_at', '>=', startInIstanbul(from))] : []),
      ...(to ? [links('created_at', '<', startInIstanbul(addDays(to, 1)))] : []),
      ...(words.length > 0 ? [indexedHasAllWords('payment_links.search_text', words)] : []),
    ])
}
