import { z } from 'zod'
import { currencies, type Currency } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { defineSetting, readSetting } from '#platform/settings/settings.server.ts'
import type { PriceRules } from './domain/price-cart.ts'

/** Per cent of tax in or on every price of the cart. */
export const taxRateSetting = defineSetting({ key: 'taxRate', schema: z.number().min(0).max(100), fallback: 18 })

export const pricesIncludeTaxSetting = defineSetting({ key: 'pricesIncludeTax', schema: z.boolean(), fallback: true })

/** Whole units taken off once per order of a member; currencies without an entry have no discount. */
export const memberDiscountSetting = defineSetting<Partial<Record<Currency, number>>>({
  key: 'memberDiscount',
  schema: z.partialRecord(z.enum(currencies), z.number().min(0)),
  fallback: { USD: 50 },
})

export async function readPriceRules(db: Db): Promise<PriceRules> {
  const taxRate = await readSetting(db, taxRateSetting)
  const isTaxIncluded = await readSetting(db, pricesIncludeTaxSetting)
  const discount = await readSetting(db, memberDiscountSetting)
  const memberDiscount = Object.fromEntries(
    Object.entries(discount).map(([currency, whole]) => [currency, Math.round(whole * 100)]),
  )
  return { taxRate: Math.round(taxRate * 100), isTaxIncluded, memberDiscount }
}
