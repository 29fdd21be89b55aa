import type { Currency, Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { listTourCategories } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listRules } from './data/agencies.server.ts'
import { commissionOf } from './domain/commission.ts'
import type { OfferLine } from './domain/offer.ts'

/** What an agency earns of rows that it sells on a day, by its rules of that day. */
export async function commissionOfSale(
  db: Db,
  {
    agencyId,
    lines,
    currency,
    on,
  }: { agencyId: string; lines: readonly OfferLine[]; currency: Currency; on: PlainDate },
): Promise<Money> {
  const categories = await listTourCategories(
    db,
    lines.map(({ tourId }) => tourId),
  )
  const categoriesOf = (tourId: string) => categories.get(tourId) ?? []
  return commissionOf(lines, { rules: await listRules(db, agencyId), categoriesOf, on, currency })
}
