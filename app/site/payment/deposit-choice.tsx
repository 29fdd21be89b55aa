import { Icon } from '#app/ui/icon.tsx'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import type { PartOfPlan } from '#modules/booking/index.server.ts'
import styles from './deposit-choice.module.css'
import { isolated } from './isolated.ts'

/** Deposit or everything: two buttons, because another amount is another payment. */
export function DepositChoice({ choice }: { choice: NonNullable<PartOfPlan['choice']> }) {
  const text = useText('payment')
  const locale = useLocale()
  const { deposit, full, rest, dueOn, isDeposit } = choice
  const ways = [
    { wish: 'full', isChosen: !isDeposit, name: text('pay-full'), amount: full, hint: text('full-hint') },
    {
      wish: 'deposit',
      isChosen: isDeposit,
      name: text('pay-deposit'),
      amount: deposit,
      hint: text('remaining', {
        amount: isolated(formatMoney(rest, locale, { cents: true })),
        date: formatDate(dueOn, locale),
      }),
    },
  ]
  return (
    <section className={styles.choice}>
      <h2 className={styles.title}>{text('choose-amount')}</h2>
      {ways.map(({ wish, isChosen, name, amount, hint }) => (
        <form key={wish} method="post">
          <button name="choice" value={wish} className={styles.way} {...(isChosen && { 'aria-current': 'true' })}>
            <span className={styles.mark}>{isChosen && <Icon name="check" />}</span>
            <span className={styles.name}>
              <b>{name}</b>
              <small>{hint}</small>
            </span>
            <MoneyText money={amount} cents className={styles.amount} />
          </button>
        </form>
      ))}
    </section>
  )
}
