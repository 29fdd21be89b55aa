import { moneyOnWire } from '#app/wire/wire.ts'
import type { InstallmentPlan } from '#modules/payments/index.ts'

/** A way to pay by card as calls name it. */
export function planOnWire({ count, surchargePercent, total, parts }: InstallmentPlan) {
  return { count, surchargePercent, total: moneyOnWire(total), parts: parts.map(moneyOnWire) }
}
