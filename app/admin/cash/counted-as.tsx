import { RateText } from '#app/ui/rate-text.tsx'
import { MoneyText, useText } from '#app/ui/text.tsx'
import { cell } from '#app/ui/data-table.tsx'
import type { CashOwner } from '#modules/booking/index.server.ts'

/** What money of another currency counts for, and at which rate; two lines, so that the column stays narrow. */
export function CountedAs({ owner }: { owner: CashOwner | null }) {
  const text = useText('cash')
  if (!owner?.counted) return null
  const { amount, rate } = owner.counted
  return (
    <>
      <span className={cell.second}>
        {text('counted-as')} <MoneyText money={amount} cents />
      </span>
      <span className={cell.second}>
        <RateText rate={rate} />
      </span>
    </>
  )
}
