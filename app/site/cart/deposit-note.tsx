import { useLocale, useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import { formatDate } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import type { Money } from '#kernel/money.ts'
import type { DepositStanding } from '#modules/booking/index.ts'
import styles from './deposit-note.module.css'

/** How much is enough to book, before anybody binds himself to the whole; or why no deposit is taken. */
export function DepositNote({ deposit }: { deposit: DepositStanding }) {
  const text = useText('cart')
  const locale = useLocale()
  const amount = (money: Money) => isolateLatin(formatMoney(money, locale))
  if (deposit.kind === 'none') return null
  return (
    <p className={styles.note}>
      {deposit.kind === 'offered'
        ? text('deposit-offered', {
            deposit: amount(deposit.deposit),
            rest: amount(deposit.rest),
            date: formatDate(deposit.dueOn, locale),
          })
        : text(`deposit-${deposit.kind}`)}
    </p>
  )
}
