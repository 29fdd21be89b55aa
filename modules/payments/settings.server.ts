import { z } from 'zod'
import { currencies, type Currency } from '#kernel/money.ts'
import { defineSetting } from '#platform/settings/settings.server.ts'
import { defaultInstallmentRates, type InstallmentRate } from './domain/installments.ts'

/** The installment table of card payments: counts and what each adds to the price, in hundredths of a per cent. */
export const installmentRatesSetting = defineSetting<readonly InstallmentRate[]>({
  key: 'payments.installmentRates',
  schema: z
    .array(z.object({ count: z.number().int().min(1).max(36), surcharge: z.number().int().min(0).max(10_000) }))
    .refine(
      (rates) => rates.some((rate) => rate.count === 1 && rate.surcharge === 0),
      'the single payment without surcharge must stay',
    ),
  fallback: defaultInstallmentRates,
})

/**
 * The card providers of each currency, first choice first. A currency that is left out takes every provider there is;
 * an empty list takes none.
 */
export const cardProvidersSetting = defineSetting<Partial<Record<Currency, readonly string[]>>>({
  key: 'payments.cardProviders',
  schema: z.partialRecord(z.enum(currencies), z.array(z.string().max(40)).max(10)),
  fallback: {},
})

/** How long seats wait for a bank transfer. */
export const transferHoldHoursSetting = defineSetting({
  key: 'payments.transferHoldHours',
  schema: z.number().int().min(1).max(336),
  fallback: 24,
})

/** The key of the test bank's signatures, made on first use; it guards no money. */
export const sandboxSecretSetting = defineSetting({ key: 'payments.sandboxSecret', schema: z.string(), fallback: '' })
