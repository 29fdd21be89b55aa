import { z } from 'zod'
import { currencies, type Currency } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { defineSetting, readSetting } from '#platform/settings/settings.server.ts'
import { defaultOpenOrderLimits, type OpenOrderLimits } from './domain/open-order-limits.ts'
import { defaultDepositTerms, type DepositTerms } from './domain/payment-plan.ts'
import { defaultOrderRetention, type OrderRetention } from './domain/retention.ts'
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

/** How long people of orders are known; see docs/decisions/0035. */
export const orderRetentionSetting = defineSetting<OrderRetention>({
  key: 'orderRetention',
  schema: z.object({
    travellerDays: z.number().int().min(30).max(3650),
    orderYears: z.number().int().min(10).max(30),
  }),
  fallback: defaultOrderRetention,
})

/** How many open days before a journey abroad the papers of its travellers are needed; consulates take weeks. */
export const papersLeadDaysSetting = defineSetting<number>({
  key: 'papersLeadDays',
  schema: z.int().min(2).max(120),
  fallback: 30,
})

/** When a deposit books a journey, and when the rest is due; each tour says how many per cent its own deposit is. */
export const depositTermsSetting = defineSetting<DepositTerms>({
  key: 'depositTerms',
  schema: z.object({
    restDueDays: z.number().int().min(0).max(365),
    leastDays: z.number().int().min(0).max(730),
    kinds: z.array(z.string()).nullable(),
    amounts: z.partialRecord(z.enum(currencies), z.number().positive()),
  }),
  fallback: defaultDepositTerms,
})

/** How many days before a part is due its payer is reminded; zero is the day itself. */
export const paymentReminderDaysSetting = defineSetting<number[]>({
  key: 'paymentReminderDays',
  schema: z.array(z.number().int().min(0).max(90)).max(10),
  fallback: [7, 1, 0],
})

const openOrderLimit = z.object({
  orders: z.number().int().min(1).max(1000),
  seats: z.number().int().min(1).max(10_000),
  dayOrders: z.number().int().min(1).max(1000),
  daySeats: z.number().int().min(1).max(10_000),
})

/** How much one person or network may let wait unpaid; see docs/decisions/0065. */
export const openOrderLimitsSetting = defineSetting<OpenOrderLimits>({
  key: 'openOrderLimits',
  schema: z.object({ contact: openOrderLimit, network: openOrderLimit }),
  fallback: defaultOpenOrderLimits,
})
