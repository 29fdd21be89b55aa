import type { Currency } from '#kernel/money.ts'
import { findExchangeRate, type KnownExchangeRate } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listDocumentsInForce, type DocumentsInForce } from './documents/legal-texts.server.ts'

/** What holds for whoever orders now, whatever they order. */
export type OrderTerms = {
  /** To the lira; none where an order is in it. */
  rate: KnownExchangeRate | undefined
  documents: DocumentsInForce
}

/** Two queries, which may be asked together with others before it is known in what an order is. */
export async function readOrderTerms(db: Db, currency: Currency | Promise<Currency>, now: Date): Promise<OrderTerms> {
  const [rate, documents] = await Promise.all([
    findExchangeRate(db, { base: currency, quote: 'TRY' }, now),
    listDocumentsInForce(db),
  ])
  return { rate, documents }
}
