import { listArt } from '#app/pictures/art.ts'
import { translator } from '#app/messages/translator.ts'
import { textIn, type Locale, type Localised } from '#kernel/locale.ts'
import { currencies } from '#kernel/money.ts'
import {
  listAirlineNames,
  listAirportNames,
  listCategoryNames,
  listHotelNames,
  umrahLengthsSetting,
} from '#modules/catalog/index.server.ts'
import {
  boards,
  chairWays,
  installmentPolicies,
  legalRegimes,
  priceModes,
  saleModes,
  stepDoers,
  stepTickers,
  tourKinds,
} from '#modules/catalog/index.ts'
import { listUploads } from '#modules/content/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import type { Options } from '#app/acts/record/field-specs.ts'

/** What the forms of the catalogue choose from, in the language of the page. */
export async function tourOptions(db: Db, locale: Locale): Promise<Options> {
  const text = translator(locale, 'staff-catalogue')
  const named = (rows: { key: string; name: Localised }[]) =>
    rows.map(({ key, name }) => ({ value: key, label: textIn(locale, name) || key }))
  const lengths = await readSetting(db, umrahLengthsSetting)
  return {
    hotels: named(await listHotelNames(db)),
    categories: named(await listCategoryNames(db)),
    airlines: named(await listAirlineNames(db)),
    airports: named(await listAirportNames(db)).map(({ value, label }) => ({ value, label: `${value} · ${label}` })),
    boards: boards.map((value) => ({ value, label: text(`board-${value}`) })),
    'chair-ways': chairWays.map((value) => ({ value, label: text(`chair-${value}`) })),
    'step-doers': stepDoers.map((value) => ({ value, label: text(`doer-${value}`) })),
    'step-tickers': stepTickers.map((value) => ({ value, label: text(`ticker-${value}`) })),
    kinds: tourKinds.map((value) => ({ value, label: text(`kind-${value}`) })),
    'umrah-lengths': lengths.map((days) => ({ value: String(days), label: text('length', { days }) })),
    currencies: currencies.map((value) => ({ value, label: value })),
    'price-modes': priceModes.map((value) => ({ value, label: text(`price-mode-${value}`) })),
    'sale-modes': saleModes.map((value) => ({ value, label: text(`sale-mode-${value}`) })),
    'legal-regimes': legalRegimes.map((value) => ({ value, label: text(`legal-regime-${value}`) })),
    'installment-policies': installmentPolicies.map((value) => ({ value, label: text(`installments-${value}`) })),
    pictures: [
      ...(await listUploads(db, locale)).map(({ path, alt }) => ({ value: path, label: alt, src: path })),
      ...listArt(locale),
    ],
  }
}
