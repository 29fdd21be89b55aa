import { statusOf } from '#app/refusals/refusals.ts'
import { data, Form, redirect, useNavigation } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { DateText, InstantText, MoneyText, useText } from '#app/ui/text.tsx'
import { currencies, type Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { parseTypedAmount } from '#kernel/typed-amount.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import { listUserNames } from '#modules/accounts/index.server.ts'
import { listCashOwners } from '#modules/booking/index.server.ts'
import {
  closeDay,
  listClosings,
  listRegisters,
  listTransactions,
  type ClosingRefusal,
} from '#modules/ledger/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { actOnce } from '../act-once.server.ts'
import { Card } from '../ui/card.tsx'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/closings-page.ts'
import { BackToCash } from './back-to-cash.tsx'
import styles from './cash.module.css'
import { DayEntries } from './day-entries.tsx'

export const handle: PageHandle = { page: 'application', layout: 'staff', areas: ['staff', 'account', 'ui', 'cash'] }

/** What is read before a drawer is closed; the whole list is the register's. */
const MOST_OF_DAY = 200

type Problem = ClosingRefusal['code'] | 'count' | 'date'

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'payments')
  const { db } = context.get(servicesContext)
  const registers = await listRegisters(db)
  const chosen = registers.find(({ code }) => code === url.searchParams.get('register')) ?? registers[0]
  const closings = await listClosings(db, chosen?.code)
  const names = await listUserNames(
    db,
    admin,
    closings.flatMap(({ byUserId }) => byUserId ?? []),
  )
  const today = dayInIstanbul(new Date())
  const { transactions, total } = await listTransactions(db, {
    cashRegister: chosen?.code ?? '',
    from: today,
    to: today,
    page: 1,
    pageSize: MOST_OF_DAY,
  })
  const owners = await listCashOwners(db, admin, transactions)
  return {
    registers,
    chosen,
    today,
    entries: transactions.map((each) => ({ ...each, owner: owners.get(each.id) ?? null })),
    entryCount: total,
    key: crypto.randomUUID(),
    closings: closings.map(({ byUserId, ...each }) => ({ ...each, by: names.get(byUserId ?? '') ?? '' })),
  }
}

/** Closes a register for a day; a day is closed once, however often the form is sent. */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'payments')
  const { db, log } = context.get(servicesContext)
  const fields = await formFields(request)
  const on = parseTypedDate(fields['date'] ?? '')
  if (!on) return refuse('date', fields)
  const counted = readCounts(fields)
  if (!counted) return refuse('count', fields)
  const cashRegister = fields['register'] ?? ''
  const note = (fields['note'] ?? '').trim().slice(0, 500)
  const closed = await actOnce(db, admin, fields, (tx) =>
    closeDay(tx, admin, { cashRegister, on, counted, note }, new Date()),
  )
  if (!closed.ok) return refuse(closed.error.code, fields)
  log.info({ staff: admin.id, cashRegister, on }, 'a cash register was closed for a day')
  return redirect(paths.adminCashPart(context.get(localeContext), 'closings', { register: cashRegister }))
}

export default function ClosingsPage({
  loaderData: { registers, chosen, today, closings, entries, entryCount, key },
  actionData,
}: Route.ComponentProps) {
  const text = useText('cash')
  const isBusy = useNavigation().state !== 'idle'
  const fields = actionData?.fields ?? {}
  const problem = actionData?.problem
  if (!chosen) return <Notice>{text('no-registers')}</Notice>
  return (
    <>
      <PageHead title={text('closings')} path="/admin/cash/closings" isIndexed={false} />
      <BackToCash />
      <PageTop title={text('closings')} lead={text('close-lead')} />
      <div className={styles.columns}>
        <Card
          title={<bdi>{chosen.name}</bdi>}
          end={
            registers.length > 1 && (
              <Form className={styles.actions}>
                <SelectField label={text('register')} name="register" defaultValue={chosen.code}>
                  {registers.map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </SelectField>
                <Button look="outline">{text('choose-register')}</Button>
              </Form>
            )
          }
        >
          <ActForm className={styles.form} key={chosen.code}>
            {problem && (
              <Notice tone="error" isAnnounced>
                {text(`problem-${problem}`)}
              </Notice>
            )}
            <input type="hidden" name="key" value={key} />
            <input type="hidden" name="register" value={chosen.code} />
            <DateField label={text('date')} name="date" max={today} defaultValue={fields['date'] ?? today} />
            {chosen.balances.map((balance) => (
              <TextField
                key={balance.currency}
                label={text('counted', { currency: balance.currency })}
                name={`counted-${balance.currency}`}
                inputMode="decimal"
                isLatin
                hint={
                  <>
                    {text('booked')} <MoneyText money={balance} cents />
                  </>
                }
                defaultValue={fields[`counted-${balance.currency}`]}
              />
            ))}
            <TextField
              label={text('note')}
              name="note"
              maxLength={500}
              isOptional
              className={styles.wide}
              defaultValue={fields['note']}
            />
            <div className={styles.actions}>
              <Button disabled={isBusy}>{text('close-day')}</Button>
            </div>
          </ActForm>
        </Card>
        <Card title={text('entries-of-day')}>
          {entries.length === 0 ? (
            <p className={styles.empty}>{text('no-entries-of-day')}</p>
          ) : (
            <DayEntries entries={entries} />
          )}
          {entryCount > entries.length && (
            <p className={styles.empty}>{text('first-of-day', { shown: String(entries.length), count: entryCount })}</p>
          )}
        </Card>
        <Card title={text('closing-list')}>
          {closings.length === 0 ? (
            <p className={styles.empty}>{text('no-closings')}</p>
          ) : (
            <Closings closings={closings} />
          )}
        </Card>
      </div>
    </>
  )
}

type Closing = Route.ComponentProps['loaderData']['closings'][number]

function Closings({ closings }: { closings: Closing[] }) {
  const text = useText('cash')
  return (
    <DataTable
      caption={text('closing-list')}
      head={
        <>
          <th scope="col">{text('date')}</th>
          <th scope="col">{text('closed-by')}</th>
          <th scope="col" className={cell.end}>
            {text('booked')}
          </th>
          <th scope="col" className={cell.end}>
            {text('difference')}
          </th>
          <th scope="col">{text('note')}</th>
        </>
      }
    >
      {closings.map((closing) => (
        <tr key={closing.id}>
          <td>
            <DateText date={closing.on} short />
          </td>
          <td>
            <bdi>{closing.by}</bdi>
            <span className={cell.second}>
              <InstantText instant={closing.at} />
            </span>
          </td>
          <td className={cell.end}>
            {closing.counts.map(({ booked }) => (
              <div key={booked.currency}>
                <MoneyText money={booked} cents />
              </div>
            ))}
          </td>
          <td className={cell.end}>
            {closing.counts.map(({ difference }) => (
              <div key={difference.currency}>
                <MoneyText money={difference} cents />
              </div>
            ))}
          </td>
          <td>
            <bdi>{closing.note}</bdi>
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

/** What was counted, for each currency that was asked for; `undefined` when one is no amount. */
function readCounts(fields: Record<string, string>): Money[] | undefined {
  const counted = currencies.flatMap((currency) => {
    const typed = fields[`counted-${currency}`]
    return typed === undefined ? [] : [parseTypedAmount(typed, currency)]
  })
  return counted.every((count) => count !== undefined) ? counted : undefined
}

function refuse(problem: Problem, fields: Record<string, string>) {
  return data({ problem, fields }, { status: statusOf(problem) })
}
