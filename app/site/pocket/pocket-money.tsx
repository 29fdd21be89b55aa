import { paths } from '#app/addresses/paths.ts'
import { isolateIn } from '#kernel/bidi.ts'
import { formatDate } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import type { PocketWords } from './pocket-words.ts'
import type { Pocket } from './read-pocket.server.ts'

/** What the buyer still owes and when; shares of other payers are not in it. */
export function PocketMoney({
  money: { remaining, parts, paymentToken },
  words: { text, locale },
}: {
  money: NonNullable<Pocket['money']>
  words: PocketWords
}) {
  if (remaining.minor <= 0) return <p className="big">{text('paid-up')}</p>
  return (
    <>
      <p className="big">
        {text('open', { amount: isolateIn(locale, formatMoney(remaining, locale, { cents: true })) })}
      </p>
      {parts.map(({ amount, dueOn }, at) => {
        const told = isolateIn(locale, formatMoney(amount, locale, { cents: true }))
        return (
          <p key={at}>
            {dueOn === null
              ? text('due-now', { amount: told })
              : text('due', { date: formatDate(dueOn, locale), amount: told })}
          </p>
        )
      })}
      {paymentToken && (
        <a className="do" href={paths.payment(locale, paymentToken)}>
          {text('pay')}
        </a>
      )}
    </>
  )
}
