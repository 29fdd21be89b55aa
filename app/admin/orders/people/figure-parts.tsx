import { Notice } from '#app/ui/notice.tsx'
import { DateText, MoneyText, useText } from '#app/ui/text.tsx'
import type { Money } from '#kernel/money.ts'
import type { SplitSide } from '#modules/booking/index.server.ts'
import forms from '../order-forms.module.css'
import styles from './people.module.css'

/** What would be due, each part with its day. */
export function PlanParts({ plan }: { plan: SplitSide['plan'] }) {
  const text = useText('staff-split')
  if (plan.length === 0) return text('nothing')
  return plan.map(({ amount, dueOn }, index) => (
    <span key={index} className={styles.part}>
      <MoneyText money={amount} cents />
      {dueOn && (
        <>
          {' · '}
          <DateText date={dueOn} short />
        </>
      )}
    </span>
  ))
}

/** What was paid above the price, where anything was; `words` say what becomes of it. */
export function Surplus({ words, amount }: { words: string; amount: Money }) {
  if (amount.minor === 0) return null
  return (
    <div className={forms.facts}>
      <Notice>
        {words} <MoneyText money={amount} cents />
      </Notice>
    </div>
  )
}

/** An amount before a change and after it. */
export function FromTo({ was, is }: { was: Money | undefined; is: Money }) {
  const text = useText('staff-split')
  return (
    <span className={styles.fromTo}>
      {was && (
        <span className={styles.was}>
          {text('before')} <MoneyText money={was} cents />
        </span>
      )}
      <span>
        {text('after')} <MoneyText money={is} cents />
      </span>
    </span>
  )
}
