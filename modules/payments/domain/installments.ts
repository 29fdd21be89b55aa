import { add, money, share, type BasisPoints, type Money } from '#kernel/money.ts'

/** How many card installments may be chosen and what each choice adds to the price. */
export type InstallmentRate = { count: number; surcharge: BasisPoints }

export type InstallmentPlan = {
  count: number
  surchargePercent: number
  surcharge: Money
  total: Money
  /** What the bank asks for each month; the parts sum to the total. */
  parts: Money[]
}

export const defaultInstallmentRates: readonly InstallmentRate[] = [
  { count: 1, surcharge: 0 },
  { count: 2, surcharge: 500 },
  { count: 3, surcharge: 800 },
  { count: 6, surcharge: 1500 },
  { count: 12, surcharge: 2500 },
]

/** No bank books a part below one whole unit of the currency. */
const MINIMUM_PART_MINOR = 100

/** The ways a price can be paid by card: the single payment, and the installment plans when they are `allowed`. */
export function installmentPlans(
  amount: Money,
  allowed: boolean,
  rates: readonly InstallmentRate[] = defaultInstallmentRates,
): InstallmentPlan[] {
  return rates
    .filter((rate) => rate.count === 1 || allowed)
    .map((rate) => planOf(amount, rate))
    .filter((plan) => plan.count === 1 || plan.parts.every((part) => part.minor >= MINIMUM_PART_MINOR))
}

function planOf(amount: Money, rate: InstallmentRate): InstallmentPlan {
  const surcharge = share(amount, rate.surcharge)
  const total = add(amount, surcharge)
  return {
    count: rate.count,
    surchargePercent: rate.surcharge / 100,
    surcharge,
    total,
    parts: partsOf(total, rate.count),
  }
}

/** Equal parts, rounded to the nearest unit; the last takes what is left, a few units more or less. */
function partsOf({ minor, currency }: Money, count: number): Money[] {
  const part = Math.round(minor / count)
  return Array.from({ length: count }, (_, index) =>
    money(index < count - 1 ? part : minor - part * (count - 1), currency),
  )
}
