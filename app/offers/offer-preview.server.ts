import { artOf } from '#app/pictures/art.ts'
import type { WordedPicture } from '#app/ui/picture-library.ts'
import type { Locale } from '#kernel/locale.ts'
import { times, zero, type Currency, type Money } from '#kernel/money.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import { previewOffer, type OfferDraft, type OfferScope } from '#modules/agents/index.server.ts'
import { fareName, type DepositStanding } from '#modules/booking/index.ts'
import { findDepositStanding } from '#modules/booking/index.server.ts'
import { findDeparturesForSale } from '#modules/catalog/index.server.ts'
import type { LegPlace } from '#modules/catalog/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { RefusalCode } from './refusal-key.ts'
import { countOf, readOfferForm } from './read-offer-form.server.ts'

export type FareRow = {
  fare: string
  name: string
  quantity: number
  /** What the shop asks for one traveller. */
  base: Money
  /** What the customer pays for one, and for all of this fare; absent while nobody is counted here. */
  price: Money | null
  total: Money | null
}

/** An offer as it would be now: free seats, the price of every fare, and what is earned. */
export type OfferPreview = {
  /** Absent while no day that can be read stands in the form. */
  validUntil: PlainDate | null
  departure: {
    name: string
    picture: WordedPicture | null
    departsOn: PlainDate
    returnsOn: PlainDate
    seatsLeft: number
    originCode: string | null
    legs: { place: LegPlace; name: string; nights: number }[]
    hotels: { name: string; city: string; nights: number; stars: number | null }[]
  } | null
  currency: Currency
  rows: FareRow[]
  sums: { base: Money; total: Money; markup: Money; commission: Money; travellers: number } | null
  /** Whether a deposit is enough to book it, today; absent while nothing is counted. */
  deposit: DepositStanding | null
  refusal: RefusalCode | null
}

/** Prices what stands in the form by the function of the shop, and writes nothing. */
export async function readPreview(
  db: Db,
  scope: OfferScope,
  { fields, locale }: { fields: Record<string, string>; locale: Locale },
  now: Date,
): Promise<{ preview: OfferPreview; draft: OfferDraft }> {
  const ids = [fields['tourId'] ?? '']
  const holderId = scope.agencyId ?? undefined
  const [departure] = await findDeparturesForSale(db, ids, dayInIstanbul(now), { holderId })
  const currency = departure?.currency ?? 'USD'
  const draft = readOfferForm(fields, currency)
  const validUntil = parseTypedDate(fields['validUntil'] ?? '') ?? null
  if (!departure)
    return {
      draft,
      preview: { validUntil, departure: null, currency, rows: [], sums: null, deposit: null, refusal: null },
    }

  const lines = draft.lines.filter(({ fare }) => departure.fares.some((each) => each.fare === fare))
  const priced = await previewOffer(db, scope, { lines, markup: draft.markup }, now)
  const sold = priced.ok ? priced.value.lines : []
  const rows = departure.fares.map(({ fare, price: base }): FareRow => {
    const price = sold.find((line) => line.fare === fare)?.price ?? null
    const quantity = countOf(fields, fare)
    return { fare, name: fareName(fare, locale), quantity, base, price, total: price && times(price, quantity) }
  })
  const counted = lines.map(({ tourId, fare, quantity }) => ({
    tourId,
    quantity,
    lineTotal: rows.find((row) => row.fare === fare)?.total ?? zero(currency),
  }))
  const sale = priced.ok && { total: priced.value.total, lines: counted, tours: [departure] }
  return {
    draft: { ...draft, lines },
    preview: {
      validUntil,
      departure: {
        name: departure.tourName[locale],
        picture: artOf(departure.image, locale) ?? null,
        departsOn: departure.departsOn,
        returnsOn: departure.returnsOn,
        seatsLeft: departure.seatsLeft,
        originCode: departure.originCode,
        legs: departure.legs.map((leg) => ({ ...leg, name: leg.name[locale] })),
        hotels: departure.hotels.map(({ name, cityName, nights, stars }) => ({
          name: name[locale],
          city: cityName[locale],
          nights,
          stars,
        })),
      },
      currency,
      rows,
      sums: priced.ok ? { ...priced.value, travellers: lines.reduce((sum, { quantity }) => sum + quantity, 0) } : null,
      deposit: sale ? await findDepositStanding(db, sale, dayInIstanbul(now)) : null,
      refusal: priced.ok || priced.error.code === 'cart-empty' ? null : priced.error.code,
    },
  }
}
