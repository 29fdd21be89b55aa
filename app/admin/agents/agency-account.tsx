import { Form } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { DateText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { currencies, type Currency, type Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import styles from './agents.module.css'

export type ShownAccount = {
  from: PlainDate
  to: PlainDate
  balances: readonly Money[]
  lines: readonly { id: string; on: PlainDate; name: string; amount: Money }[]
  /** Bank accounts and cash registers that a payout can come from, by what the form sends. */
  sources: readonly { value: string; name: string }[]
}

/** What moved on an agency's account, as files too, and the payout of what it has earned. */
export function AgencyAccount({
  agencyId,
  currency,
  account,
  formKey,
}: {
  agencyId: string
  currency: Currency
  account: ShownAccount
  formKey: string
}) {
  const text = useText('agents')
  const locale = useLocale()
  const { from, to, balances, lines, sources } = account
  const period = { from, to }
  return (
    <Card
      title={text('area-statement')}
      end={
        <>
          <a href={paths.adminAgentStatement(locale, agencyId, 'pdf', period)}>{text('pdf')}</a>
          <a href={paths.adminAgentStatement(locale, agencyId, 'xlsx', period)}>{text('xlsx')}</a>
        </>
      }
    >
      <Form className={styles.grid}>
        <DateField name="from" label={text('from')} defaultValue={from} />
        <DateField name="to" label={text('to')} defaultValue={to} />
        <Button look="outline">{text('show')}</Button>
      </Form>
      <Facts>
        {balances.map((balance) => (
          <Fact key={balance.currency} name={text(balance.minor < 0 ? 'due-to-agency' : 'owed-by-agency')} isStrong>
            <MoneyText money={{ ...balance, minor: Math.abs(balance.minor) }} cents />
          </Fact>
        ))}
      </Facts>
      {lines.length === 0 ? (
        <p className={styles.empty}>{text('no-entries')}</p>
      ) : (
        <DataTable
          caption={text('area-statement')}
          head={
            <>
              <th scope="col">{text('date')}</th>
              <th scope="col">{text('entry')}</th>
              <th scope="col" className={cell.end}>
                {text('debit')}
              </th>
              <th scope="col" className={cell.end}>
                {text('credit')}
              </th>
            </>
          }
        >
          {lines.map(({ id, on, name, amount }) => (
            <tr key={id}>
              <td>
                <DateText date={on} short />
              </td>
              <td>{name}</td>
              <td className={cell.end}>{amount.minor > 0 && <MoneyText money={amount} cents />}</td>
              <td className={cell.end}>
                {amount.minor < 0 && <MoneyText money={{ ...amount, minor: -amount.minor }} cents />}
              </td>
            </tr>
          ))}
        </DataTable>
      )}
      <ActForm className={styles.grid} noValidate>
        <input type="hidden" name="key" value={formKey} />
        <TextField name="amount" inputMode="decimal" isLatin label={text('payout-amount')} />
        <SelectField name="currency" label={text('currency')} defaultValue={currency}>
          {currencies.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
        <SelectField name="from" label={text('payout-from')}>
          {sources.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField name="note" label={text('payout-note')} />
        <Button name="intent" value="payout">
          {text('payout')}
        </Button>
      </ActForm>
    </Card>
  )
}
