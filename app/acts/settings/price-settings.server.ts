import { memberDiscountSetting, pricesIncludeTaxSetting, taxRateSetting } from '#modules/booking/index.server.ts'
import { installmentRatesSetting } from '#modules/payments/index.server.ts'
import type { SheetValues } from './change-settings.server.ts'

/**
 * What the agency settled about tax, discounts and installments. Orders that were placed keep what they were placed with.
 */
export const priceSettings = {
  name: 'prices',
  settings: {
    taxRate: taxRateSetting,
    pricesIncludeTax: pricesIncludeTaxSetting,
    memberDiscount: memberDiscountSetting,
    installmentRates: installmentRatesSetting,
  },
}

export type PriceSettings = SheetValues<typeof priceSettings>
