import { z } from 'zod'
import { currencies, money, parseDecimalText, toDecimalText, type Currency } from '#kernel/money.ts'
import { tourKinds } from '#modules/catalog/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting, writeSetting, type Setting } from '#platform/settings/settings.server.ts'
import { installmentCounts } from './installment-counts.ts'
import { paymentSettings } from './payment-settings.server.ts'
import { priceSettings } from './price-settings.server.ts'
import { settled, type Settled } from './setting-groups.server.ts'
import { because } from './setting-problem.ts'

/**
 * Prices and payments as calls read and write them: amounts as everywhere in calls, surcharges in per cent, and no value
 * that their pages would refuse.
 */
export const moneyGroups = {
  prices: {
    taxRate: settled(priceSettings.settings.taxRate, percent()),
    pricesIncludeTax: settled(priceSettings.settings.pricesIncludeTax),
    memberDiscounts: worded(priceSettings.settings.memberDiscount, {
      schema: amounts(0),
      wordsOf: (discounts) => amountsOf(discounts, 100),
      valueOf: (words) => perCurrency(words, 100),
    }),
    installments: worded(priceSettings.settings.installmentRates, {
      schema: installments(),
      wordsOf: (rates) => rates.map(({ count, surcharge }) => ({ count, surchargePercent: surcharge / 100 })),
      valueOf: (words) =>
        words.map(({ count, surchargePercent }) => ({ count, surcharge: Math.round(surchargePercent * 100) })),
    }),
  },
  payments: {
    confirmsCertain: settled(paymentSettings.settings.confirmsCertain),
    secondPersonAbove: worded(paymentSettings.settings.secondPersonAbove, {
      schema: amounts(),
      wordsOf: (limits) => amountsOf(limits, 1),
      valueOf: (words) => perCurrency(words, 1),
    }),
    depositTerms: worded(paymentSettings.settings.depositTerms, {
      schema: depositTerms(),
      wordsOf: (terms) => ({ ...terms, amounts: amountsOf(terms.amounts, 100) }),
      valueOf: (words) => ({ ...words, amounts: perCurrency(words.amounts, 100) }),
    }),
    reminderDays: settled(paymentSettings.settings.reminderDays),
    transferHoldHours: settled(paymentSettings.settings.transferHoldHours),
  },
} satisfies Record<string, Record<string, Settled>>

/** A setting that calls say in other words than it is kept in. */
function worded<Value, Words>(
  setting: Setting<Value>,
  said: { schema: z.ZodType<Words>; wordsOf: (value: Value) => unknown; valueOf: (words: Words) => Value },
): Settled {
  return {
    read: async (db: Db) => said.wordsOf(await readSetting(db, setting)),
    schema: said.schema,
    write: (tx, words) => writeSetting(tx, setting, said.valueOf(said.schema.parse(words))),
  }
}

function percent() {
  return z.number().min(0).max(100).multipleOf(0.01)
}

function installments() {
  return z
    .array(z.strictObject({ count: z.number().int(), surchargePercent: percent() }))
    .refine((plans) => plans.some(({ count, surchargePercent }) => count === 1 && surchargePercent === 0))
    .refine((plans) => plans.every(({ count }) => count === 1 || installmentCounts.some((each) => each === count)))
    .refine((plans) => new Set(plans.map(({ count }) => count)).size === plans.length, because('twice'))
}

/** A rest that is due before the deposit may be offered would be due at once. */
function depositTerms() {
  return z
    .strictObject({
      restDueDays: z.number().int().min(0).max(365),
      leastDays: z.number().int().min(0).max(730),
      kinds: z.array(z.enum(tourKinds)).nullable(),
      amounts: amounts(),
    })
    .refine(({ restDueDays, leastDays }) => leastDays >= restDueDays, because('order'))
}

/** At most one amount of each currency; a limit or a deposit of nothing is none. */
function amounts(leastMinor: 0 | 1 = 1) {
  return z
    .array(
      z.strictObject({
        amount: z.string().max(20),
        currency: z.enum(currencies),
      }),
    )
    .refine((all) =>
      all.every(({ amount, currency }) => (parseDecimalText(amount, currency)?.minor ?? -1) >= leastMinor),
    )
    .refine((all) => new Set(all.map(({ currency }) => currency)).size === all.length, because('twice'))
}

type Amounts = z.output<ReturnType<typeof amounts>>

/** `divisor`: how many hundredths a unit of the setting is. */
function amountsOf(values: Partial<Record<Currency, number>>, divisor: 1 | 100): Amounts {
  return currencies.flatMap((currency) => {
    const value = values[currency]
    return value === undefined
      ? []
      : [{ amount: toDecimalText(money(Math.round(value * divisor), currency)), currency }]
  })
}

function perCurrency(all: Amounts, divisor: 1 | 100): Partial<Record<Currency, number>> {
  return Object.fromEntries(
    all.map(({ amount, currency }) => [currency, (parseDecimalText(amount, currency)?.minor ?? 0) / divisor]),
  )
}
