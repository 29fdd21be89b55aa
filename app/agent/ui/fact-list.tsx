import { MoneyText } from '#app/ui/text.tsx'
import type { Money } from '#kernel/money.ts'
import styles from './agent.module.css'

export type MoneyFact = { name: string; money: Money; hasCents?: boolean }

/** Amounts by their names, one below the other. */
export function FactList({ facts }: { facts: readonly MoneyFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, money, hasCents = false }) => (
        <div key={`${name} ${money.currency}`}>
          <dt>{name}</dt>
          <dd>
            <MoneyText money={money} cents={hasCents} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
