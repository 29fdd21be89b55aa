import { useLocale, useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import { formatDate } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import type { Money } from '#kernel/money.ts'
import type { DepositStanding } from '#modules/booking/index.ts'

/** How much is enough to book, or why all of it is paid at once; in the words of offers unless those of the cart are asked for. */
export function DepositSentence({
  deposit,
  words = 'agents',
  className,
}: {
  deposit: DepositStanding
  words?: 'agents' | 'cart'
  className?: string | undefined
}) {
  const text = useText(words)
  const locale = useLocale()
  const amount = (money: Money) => isolateLatin(formatMoney(money, locale))
  if (deposit.kind === 'none') return null
  return (
    <p className={className}>
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
