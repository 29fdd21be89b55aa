import { statusOf } from '#app/refusals/refusals.ts'
import { data, redirect, useNavigation } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
import { exchangeRateText, formatExchangeRate, parseExchangeRate } from '#kernel/exchange-rate.ts'
import { currencies } from '#kernel/money.ts'
import { addDays, dayInIstanbul, startInIstanbul } from '#kernel/plain-date.ts'
import { ok } from '#kernel/result.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import { enterExchangeRate, listExchangeRates, openRegister, registerCode } from '#modules/ledger/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { ActCard } from '../ui/act-card.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { actOnce } from '../act-once.server.ts'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/rates-page.ts'
import { BackToCash } from './back-to-cash.tsx'
import styles from './cash.module.css'

export const handle: PageHandle = { page: 'application', layout: 'staff', areas: ['staff', 'account', 'ui', 'cash'] }

type Problem = 'rate' | 'date' | 'date-ahead' | 'choice' | 'code' | 'name' | 'code-taken'

const foreign = currencies.filter((currency) => currency !== 'TRY')
const LONGEST_NAME = 60

export async function loader({ context }: Route.LoaderArgs) {
  adminOf(context, 'payments')
  const now = new Date()
  const rates = await listExchangeRates(context.get(servicesContext).db, 'TRY', now)
  return { rates, today: dayInIstanbul(now), key: crypto.randomUUID() }
}

/** Enters the rate of the day, once for its form, or opens a register. */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'payments')
  const { db, log } = context.get(servicesContext)
  const fields = await formFields(request)
  if (fields['intent'] === 'register') {
    const code = (fields['code'] ?? '').trim()
    const name = (fields['name'] ?? '').trim().slice(0, LONGEST_NAME)
    if (!registerCode.test(code)) return refuse('code', fields)
    if (name === '') return refuse('name', fields)
    const opened = await openRegister(db, admin, { code, name }, new Date())
    if (!opened.ok) return refuse(opened.error.code, fields)
    log.info({ staff: admin.id, cashRegister: code }, 'a cash register was opened')
    return redirect(paths.adminCash(context.get(localeContext)))
  }
  const base = foreign.find((currency) => currency === fields['currency'])
  const rate = parseExchangeRate(fields['rate'] ?? '')
  if (!base) return refuse('choice', fields)
  if (!rate) return refuse('rate', fields)
  const now = new Date()
  const today = dayInIstanbul(now)
  const day = parseTypedDate(fields['day'] ?? today)
  if (!day) return refuse('date', fields)
  if (day > today) return refuse('date-ahead', fields)
  const source = fields['source'] === 'TCMB' ? 'TCMB' : 'manual'
  // The rate of a day that is over is the last one of that day, whatever was entered for it before.
  const validFrom = day === today ? now : new Date(startInIstanbul(addDays(day, 1)).getTime() - 1)
  await actOnce(db, admin, fields, async (tx) => {
    await enterExchangeRate(tx, admin, { base, quote: 'TRY', rate, source, validFrom }, now)
    return ok(null)
  })
  log.info({ staff: admin.id, base, rate: exchangeRateText(rate), source }, 'an exchange rate was entered')
  return redirect(paths.adminCashPart(context.get(localeContext), 'rates'))
}

export default function RatesPage({ loaderData: { rates, today, key }, actionData }: Route.ComponentProps) {
  const text = useText('cash')
  const isBusy = useNavigation().state !== 'idle'
  const fields = actionData?.fields ?? {}
  const errorOf = (...problems: Problem[]) =>
    actionData && problems.includes(actionData.problem) ? text(`problem-${actionData.problem}`) : undefined
  return (
    <>
      <PageHead title={text('rates')} path="/admin/cash/rates" isIndexed={false} />
      <BackToCash />
      <PageTop title={text('rates')} lead={text('rates-lead')} />
      <div className={styles.columns}>
        <Card title={text('rates-title')}>
          {rates.length === 0 ? <p className={styles.empty}>{text('no-rates')}</p> : <Rates rates={rates} />}
          <ActForm className={styles.form}>
            <input type="hidden" name="intent" value="rate" />
            <input type="hidden" name="key" value={key} />
            <SelectField
              label={text('currency')}
              name="currency"
              defaultValue={fields['currency']}
              error={errorOf('choice')}
            >
              {foreign.map((currency) => (
                <option key={currency}>{currency}</option>
              ))}
            </SelectField>
            <TextField
              label={text('rate')}
              name="rate"
              inputMode="decimal"
              isLatin
              maxLength={16}
              defaultValue={fields['rate']}
              error={errorOf('rate')}
            />
            <DateField
              label={text('rate-day')}
              hint={text('rate-day-hint')}
              name="day"
              max={today}
              defaultValue={fields['day'] ?? today}
              error={errorOf('date', 'date-ahead')}
            />
            <SelectField label={text('source')} name="source" defaultValue={fields['source']}>
              <option value="TCMB">{text('source-tcmb')}</option>
              <option value="manual">{text('source-manual')}</option>
            </SelectField>
            <div className={styles.actions}>
              <Button disabled={isBusy}>{text('enter-rate')}</Button>
            </div>
          </ActForm>
        </Card>
        <ActCard title={text('open-register')}>
          <ActForm className={styles.form}>
            <input type="hidden" name="intent" value="register" />
            <TextField
              label={text('name')}
              name="name"
              maxLength={LONGEST_NAME}
              defaultValue={fields['name']}
              error={errorOf('name')}
            />
            <TextField
              label={text('code')}
              name="code"
              maxLength={32}
              isLatin
              hint={text('code-hint')}
              defaultValue={fields['code']}
              error={errorOf('code', 'code-taken')}
            />
            <div className={styles.actions}>
              <Button disabled={isBusy}>{text('open-register')}</Button>
            </div>
          </ActForm>
        </ActCard>
      </div>
    </>
  )
}

function Rates({ rates }: { rates: Route.ComponentProps['loaderData']['rates'] }) {
  const text = useText('cash')
  const locale = useLocale()
  return (
    <DataTable
      caption={text('rates-title')}
      head={
        <>
          <th scope="col">{text('currency')}</th>
          <th scope="col">{text('rate')}</th>
          <th scope="col">{text('source')}</th>
          <th scope="col">{text('valid-from')}</th>
        </>
      }
    >
      {rates.map(({ base, rate, source, validFrom }) => (
        <tr key={base}>
          <td>{base}</td>
          <td>
            <bdi dir="ltr">{formatExchangeRate(rate, locale)}</bdi>
          </td>
          <td>{source === 'manual' ? text('source-manual') : <bdi>{source}</bdi>}</td>
          <td>
            <InstantText instant={validFrom} />
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

function refuse(problem: Problem, fields: Record<string, string>) {
  return data({ problem, fields }, { status: statusOf(problem) })
}
