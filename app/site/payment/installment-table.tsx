import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { formatMoney, formatPercent } from '#kernel/format-money.ts'
import type { InstallmentPlan } from '#modules/payments/index.ts'
import styles from './installment-table.module.css'
import { isolated } from './isolated.ts'

/** The installment plans with what each costs; one is chosen by its radio, which also knows the words of the button. */
export function InstallmentTable({ plans, chosen }: { plans: InstallmentPlan[]; chosen: number | undefined }) {
  const text = useText('payment')
  const locale = useLocale()
  const first = plans[0]?.count
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text('installment')}</th>
          <th scope="col">{text('monthly')}</th>
          <th scope="col">{text('total')}</th>
          <th scope="col" className={styles.wide}>
            {text('surcharge')}
          </th>
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => (
          <tr key={plan.count}>
            <th scope="row">
              <label className={styles.choice}>
                <input
                  type="radio"
                  name="installments"
                  value={plan.count}
                  defaultChecked={plan.count === (chosen ?? first)}
                  data-pay={text('pay', { amount: isolated(formatMoney(plan.total, locale, { cents: true })) })}
                />
                {text('installment-count', { count: plan.count })}
              </label>
            </th>
            <td>{plan.parts[0] && <MoneyText money={plan.parts[0]} cents />}</td>
            <td>
              <MoneyText money={plan.total} cents />
              <small className={styles.narrow} dir="ltr">
                +{formatPercent(plan.surchargePercent, locale)}
              </small>
            </td>
            <td className={styles.wide}>
              <bdi dir="ltr">{formatPercent(plan.surchargePercent, locale)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
