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
import { useLocale, useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { parseTypedAmount } from '#kernel/typed-amount.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import { enterLine, type TypedLineRefusal } from '#modules/bank-statements/index.server.ts'
import { listBankAccounts } from '#modules/payments/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { ActCard } from '../ui/act-card.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { actOnce } from '../act-once.server.ts'
import { BackLink } from '../ui/back-link.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/typed-line-page.ts'
import styles from './bank-statements.module.css'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'bank-statements', 'account', 'ui'],
}

const LONGEST_TEXT = 500

type Problem = 'typed-amount' | 'typed-date' | Exclude<TypedLineRefusal['code'], 'account-currency'>

export async function loader({ context }: Route.LoaderArgs) {
  adminOf(context, 'payments')
  const accounts = await listBankAccounts(context.get(servicesContext).db)
  return { accounts, today: dayInIstanbul(new Date()), key: crypto.randomUUID() }
}

/** Takes a transfer over that somebody saw on the account; a form that is sent twice does it once. */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'payments')
  const { db, log } = context.get(servicesContext)
  const fields = await formFields(request)
  const refuse = (problem: Problem) => data({ problem, fields }, { status: 400 })
  const account = (await listBankAccounts(db)).find(({ iban }) => iban === fields['account'])
  if (!account) return refuse('account-unknown')
  const amount = parseTypedAmount(fields['amount'] ?? '', account.currency)
  if (!amount || amount.minor === 0) return refuse('typed-amount')
  const bookedOn = parseTypedDate(fields['day'] ?? '')
  if (!bookedOn) return refuse('typed-date')
  const [text = '', payerName = '', payerIban = ''] = [fields['text'], fields['payer'], fields['iban']].map((typed) =>
    (typed ?? '').trim(),
  )
  const typed = {
    accountIban: account.iban,
    bookedOn,
    amount,
    text: text.slice(0, LONGEST_TEXT),
    payerName: payerName.slice(0, 200),
    payerIban: payerIban.slice(0, 40),
  }
  const entered = await actOnce(db, admin, fields, (tx) => enterLine(tx, admin, typed, new Date()))
  if (!entered.ok) return refuse(entered.error.code === 'account-currency' ? 'account-unknown' : entered.error.code)
  log.info({ staff: admin.id, line: entered.value.lineId }, 'a transfer was typed')
  return redirect(paths.adminBankLine(context.get(localeContext), entered.value.lineId))
}

export default function TypedLinePage({ loaderData: { accounts, today, key }, actionData }: Route.ComponentProps) {
  const text = useText('bank-statements')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  const fields = actionData?.fields ?? {}
  const errorOf = (...problems: Problem[]) =>
    actionData && problems.includes(actionData.problem) ? text(`problem-${actionData.problem}`) : undefined
  return (
    <>
      <PageHead title={text('typed')} path="/admin/bank-statements/new" isIndexed={false} />
      <BackLink to={paths.adminBankLines(locale, { state: 'to_decide' })}>{text('back-lines')}</BackLink>
      <PageTop title={text('typed')} lead={text('typed-lead')} />
      <ActCard title={text('line')}>
        <ActForm className={styles.form}>
          <input type="hidden" name="key" value={key} />
          <SelectField
            label={text('account')}
            name="account"
            defaultValue={fields['account']}
            error={errorOf('account-unknown')}
          >
            {accounts.map(({ iban, bank, currency }) => (
              <option key={iban} value={iban}>
                {isolateLatin(`${currency} · ${bank} · ${iban.slice(-4)}`)}
              </option>
            ))}
          </SelectField>
          <DateField
            label={text('typed-day')}
            name="day"
            max={today}
            defaultValue={fields['day'] ?? today}
            error={errorOf('typed-date', 'date-ahead')}
          />
          <TextField
            label={text('typed-amount')}
            hint={text('typed-amount-hint')}
            name="amount"
            inputMode="decimal"
            isLatin
            autoComplete="off"
            defaultValue={fields['amount']}
            error={errorOf('typed-amount')}
          />
          <TextField
            label={text('payer')}
            name="payer"
            maxLength={200}
            isOptional
            autoComplete="off"
            defaultValue={fields['payer']}
          />
          <TextField
            label={text('role-iban')}
            hint={text('typed-iban-hint')}
            name="iban"
            maxLength={40}
            isLatin
            isOptional
            autoComplete="off"
            defaultValue={fields['iban']}
          />
          <TextField
            label={text('column-text')}
            name="text"
            maxLength={LONGEST_TEXT}
            isOptional
            autoComplete="off"
            defaultValue={fields['text']}
          />
          <div className={styles.actions}>
            <Button disabled={isBusy}>{text('typed-save')}</Button>
            <StaffButtonLink look="outline" href={paths.adminBankLines(locale, { state: 'to_decide' })}>
              {text('back-lines')}
            </StaffButtonLink>
          </div>
        </ActForm>
      </ActCard>
    </>
  )
}
