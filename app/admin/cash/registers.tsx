import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Notice } from '#app/ui/notice.tsx'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import type { CashRegister } from '#modules/ledger/index.server.ts'
import styles from './cash.module.css'

/** The registers with what lies in each; a register leads to its entries. */
export function Registers({ registers }: { registers: CashRegister[] }) {
  const text = useText('cash')
  const locale = useLocale()
  if (registers.length === 0)
    return (
      <Notice>
        {text('no-registers')} <Link to={paths.adminCashPart(locale, 'rates')}>{text('open-register')}</Link>
      </Notice>
    )
  return (
    <ul className={styles.registers} aria-label={text('registers')}>
      {registers.map(({ code, name, balances, closedOn }) => (
        <li key={code}>
          <Link to={paths.adminCash(locale, { register: code })}>
            <bdi>{name}</bdi>
          </Link>
          {balances.length === 0 && <span className={styles.nothing}>{text('register-empty')}</span>}
          {balances.map((balance) => (
            <MoneyText key={balance.currency} money={balance} cents className={styles.balance} />
          ))}
          {closedOn && <small>{text('closed-until', { day: formatDate(closedOn, locale) })}</small>}
        </li>
      ))}
    </ul>
  )
}
