import { statusOf } from '#app/refusals/refusals.ts'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { currencies, toTypedDecimal, type Currency, type Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import {
  bookCashEntry,
  findDayBalance,
  findDeskRefund,
  findForeignBalance,
  findOrderNames,
  type AmountAtRate,
  type DeskRefund,
} from '#modules/booking/index.server.ts'
import { listRegisters } from '#modules/ledger/index.server.ts'
import { customerTypes, paymentTypes, transactionTypes } from '#modules/ledger/index.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { actOnce } from '../act-once.server.ts'
import { Card } from '../ui/card.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { RefundMeaningField } from '../ui/refund-meaning-field.tsx'
import type { Route } from './+types/new-entry-page.ts'
import { BalanceCard } from './balance-card.tsx'
import { BackToCash } from './back-to-cash.tsx'
import { DeskRefundCard } from './desk-refund-card.tsx'
import layout from '../ui/columns.module.css'
import styles from './cash.module.css'
import { readEntryForm, type EntryProblem } from './read-entry-form.server.ts'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'account', 'ui', 'cash', 'cancellation'],
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = adminOf(context, 'payments')
  const { db } = context.get(servicesContext)
  const registers = await listRegisters(db)
  const asked = new URL(request.url).searchParams
  const order = (asked.get('order') ?? '').slice(0, 50)
  const fill = asked.get('fill') === 'all' ? 'all' : 'due'
  const askedCurrency = currencies.find((each) => each === asked.get('currency'))
  const askedType = transactionTypes.find((each) => each === asked.get('type'))
  const names = order === '' ? undefined : await findOrderNames(db, admin, order)
  const now = new Date()
  const today = dayInIstanbul(now)
  const balance = names && (await findDayBalance(db, admin, { orderId: names.orderId, on: today }))
  const isRefund = names !== undefined && askedType === 'refund'
  const desk = isRefund ? await findDeskRefund(db, admin, { orderId: names.orderId, on: today }) : undefined
  const of = balance?.owed ?? desk?.refundable
  const foreign = names && of && (await findForeignBalance(db, { orderId: names.orderId, owed: of }, now))
  return {
    registers,
    today,
    key: crypto.randomUUID(),
    order,
    askedType,
    balance: isRefund ? undefined : balance,
    desk: desk && names ? { ...desk, orderNo: names.orderNo } : undefined,
    begin: desk && beginOf(desk, fill, askedCurrency),
    paidBefore: foreign?.paid ?? [],
  }
}

/** Books the entry; a form that is sent twice books once. Income for an order pays the order. */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'payments')
  const { db, log } = context.get(servicesContext)
  const fields = await formFields(request)
  const entry = readEntryForm(fields)
  if (!entry.ok) return refuse(entry.error, fields)
  const { orderNo, ...transaction } = entry.value
  const order = orderNo === undefined ? undefined : await findOrderNames(db, admin, orderNo)
  if (orderNo !== undefined && !order) return refuse('order-not-found', fields)

  const now = new Date()
  const booked = await actOnce(db, admin, fields, (tx) =>
    bookCashEntry(tx, admin, { ...transaction, orderId: order?.orderId }, now),
  )
  if (!booked.ok) return refuse(booked.error.code, fields)
  log.info({ staff: admin.id, transaction: booked.value.id }, 'an entry of a cash register was booked')
  return redirect(paths.adminCash(context.get(localeContext)))
}

export default function NewEntryPage({
  loaderData: { registers, today, key, order, askedType, balance, desk, begin, paidBefore },
  actionData,
}: Route.ComponentProps) {
  const text = useText('cash')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  const fields = actionData?.fields ?? {}
  const problem = actionData?.problem
  const errorOf = (...problems: EntryProblem[]) =>
    problem && problems.includes(problem) ? text(`problem-${problem}`) : undefined
  const meaningError = errorOf('meaning-missing', 'not-priceable', 'price-gone')
  return (
    <>
      <PageHead title={text('new-entry')} path="/admin/cash/new" isIndexed={false} />
      <BackToCash />
      <PageTop title={text('new-entry')} />
      {problem === 'no-rate' && (
        <Notice tone="error" isAnnounced title={text('problem-no-rate')}>
          <Link to={paths.adminCashPart(locale, 'rates')}>{text('rates')}</Link>
        </Notice>
      )}
      <div className={layout.column}>
        {balance && <BalanceCard balance={balance} paidBefore={paidBefore} />}
        {desk && <DeskRefundCard desk={desk} paidBefore={paidBefore} />}
        <Card title={text('entry')}>
          <Form method="post" className={styles.form}>
            <input type="hidden" name="key" value={key} />
            <SelectField
              label={text('type')}
              name="type"
              defaultValue={fields['type'] ?? askedType}
              error={errorOf('choice')}
            >
              {transactionTypes.map((type) => (
                <option key={type} value={type}>
                  {text(`type-${type}`)}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={text('register')}
              name="cashRegister"
              defaultValue={fields['cashRegister']}
              error={errorOf('register-not-found')}
            >
              {registers.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
            <TextField
              label={text('amount')}
              hint={begin && begin.why !== 'all' ? text(`fill-${begin.why}`) : undefined}
              name="amount"
              inputMode="decimal"
              isLatin
              defaultValue={fields['amount'] ?? (begin && toTypedDecimal(begin.amount, locale))}
              error={errorOf('amount', 'too-little', 'more-than-owed', 'promised-otherwise', 'not-held-for-desk')}
            />
            <SelectField
              label={text('currency')}
              name="currency"
              defaultValue={
                fields['currency'] ?? balance?.owed.currency ?? begin?.amount.currency ?? desk?.refundable.currency
              }
              error={errorOf('no-rate')}
            >
              {currencies.map((currency) => (
                <option key={currency}>{currency}</option>
              ))}
            </SelectField>
            <SelectField label={text('payment-type')} name="paymentType" defaultValue={fields['paymentType']}>
              {paymentTypes.map((type) => (
                <option key={type} value={type}>
                  {text(`payment-${type}`)}
                </option>
              ))}
            </SelectField>
            <DateField
              label={text('date')}
              name="date"
              max={today}
              defaultValue={fields['date'] ?? today}
              error={errorOf('date', 'date-ahead', 'day-closed')}
            />
            <SelectField label={text('customer-type')} name="customerType" defaultValue={fields['customerType']}>
              {customerTypes.map((type) => (
                <option key={type} value={type}>
                  {text(`customer-${type}`)}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={text('to-register')}
              name="toCashRegister"
              hint={text('to-register-hint')}
              defaultValue={fields['toCashRegister']}
              error={errorOf('other-register')}
              isOptional
            >
              <option value="">{text('no-other-register')}</option>
              {registers.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
            <TextField
              label={text('order')}
              name="order"
              hint={text('order-hint')}
              maxLength={50}
              isLatin
              isOptional
              defaultValue={fields['order'] ?? order}
              error={errorOf(
                'order-not-found',
                'nothing-owed',
                'payment-in-progress',
                'seats-missing',
                'too-many-parts',
                'already-paid',
              )}
            />
            {(desk?.needsMeaning || meaningError) && (
              <RefundMeaningField
                hasDue={begin !== undefined && begin.why !== 'all'}
                value={fields['meaning']}
                error={meaningError}
                className={styles.wide}
              />
            )}
            <TextField
              label={text('note')}
              name="note"
              maxLength={500}
              isOptional
              className={styles.wide}
              defaultValue={fields['note']}
            />
            <div className={styles.actions}>
              <Button disabled={isBusy}>{text('save')}</Button>
              <ButtonLink look="outline" href={paths.adminCash(locale)}>
                {text('cancel')}
              </ButtonLink>
            </div>
          </Form>
        </Card>
      </div>
    </>
  )
}

/** With what the form of a refund begins: the promise that is kept first, what was paid above the price, or all there is. */
function beginOf(
  { promised, due, refundable, others }: DeskRefund,
  fill: 'due' | 'all',
  currency: Currency | undefined,
) {
  const inCurrency = (amount: Money | undefined, elsewhere: AmountAtRate[]) =>
    currency === undefined || amount?.currency === currency
      ? amount
      : elsewhere.find((each) => each.amount.currency === currency)?.amount
  const [why, amount] =
    fill === 'all'
      ? (['all', inCurrency(refundable, others)] as const)
      : promised
        ? (['promised', inCurrency(promised.amount, promised.others)] as const)
        : (['due', due.minor > 0 ? due : undefined] as const)
  return amount && { why, amount }
}

function refuse(problem: EntryProblem, fields: Record<string, string>) {
  return data({ problem, fields }, { status: statusOf(problem) })
}
