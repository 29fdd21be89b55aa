import { currencies } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { normalizeInput } from '#kernel/text.ts'
import { parseTypedAmount } from '#kernel/typed-amount.ts'
import { installmentCounts } from '#app/acts/settings/installment-counts.ts'
import type { PriceSettings } from '#app/acts/settings/price-settings.server.ts'

type Fields = Record<string, string>

/** What staff typed as settings of prices; otherwise the names of the fields that are wrong. */
export function readPriceForm(fields: Fields): Result<PriceSettings, ReadonlySet<string>> {
  const problems = new Set<string>()
  const percent = (name: string) => {
    const hundredths = hundredthsOf(fields[name] ?? '')
    if (hundredths === undefined) problems.add(name)
    return hundredths ?? 0
  }
  const isTyped = (name: string) => (fields[name] ?? '').trim() !== ''
  const discounts = currencies.flatMap((currency) => {
    const name = `discount-${currency}`
    if (!isTyped(name)) return []
    const amount = parseTypedAmount(fields[name] ?? '', currency)
    if (!amount) problems.add(name)
    return [[currency, (amount?.minor ?? 0) / 100] as const]
  })
  const rates = installmentCounts
    .filter((count) => isTyped(`rate-${count}`))
    .map((count) => ({ count, surcharge: percent(`rate-${count}`) }))
  const settings: PriceSettings = {
    taxRate: percent('taxRate') / 100,
    pricesIncludeTax: fields['priceMode'] !== 'added',
    memberDiscount: Object.fromEntries(discounts),
    installmentRates: [{ count: 1, surcharge: 0 }, ...rates],
  }
  return problems.size > 0 ? fail(problems) : ok(settings)
}

/** `7,5` or `7.5` per cent as 750 hundredths; from nothing to all. */
function hundredthsOf(typed: string): number | undefined {
  const text = (normalizeInput(typed) ?? '').replace(',', '.')
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return undefined
  const hundredths = Math.round(Number(text) * 100)
  return hundredths <= 10_000 ? hundredths : undefined
}
