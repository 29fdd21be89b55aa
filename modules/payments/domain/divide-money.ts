/** What one attempt brought and what of it has gone back or is promised, in minor units. */
export type DividedMoney = {
  captured: number
  refunded: number
  surcharge: number
  surchargeGone: number
  /** The money of another currency as which it came, and what that is worth more or less than was foreseen. */
  foreign: number | null
  difference: number | null
}

/**
 * What goes along when `net` of what was paid for the goods becomes money of its own: with it its part of the surcharge, and
 * of the other money as which it came. What stays and what goes are together what was there. `undefined` when less is held.
 */
export function divideMoney(
  { captured, refunded, surcharge, surchargeGone, foreign, difference }: DividedMoney,
  net: number,
): { gross: number; surcharge: number; foreign: number | null; difference: number | null } | undefined {
  const surchargeLeft = Math.max(0, surcharge - surchargeGone)
  const netLeft = captured - refunded - surchargeLeft
  if (net <= 0 || net > netLeft) return undefined
  const along = net === netLeft ? surchargeLeft : partOf(surchargeLeft, net, netLeft)
  const gross = net + along
  return {
    gross,
    surcharge: along,
    foreign: foreign === null ? null : Math.min(foreign - 1, Math.max(1, partOf(foreign, gross, captured))),
    difference: difference === null ? null : Math.trunc((difference * gross) / captured),
  }
}

function partOf(whole: number, part: number, of: number): number {
  return Number((BigInt(whole) * BigInt(part)) / BigInt(of))
}
