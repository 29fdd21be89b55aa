import { statusOf } from '#app/refusals/refusals.ts'
import { data, Link, redirect, useNavigation } from 'react-router'
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
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { currencies, toTypedDecimal } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { hasRight } from '#modules/accounts/index.ts'
import {
  bookCashEntry,
  findDayBalance,
  findDeskRefund,
  findForeignBalance,
  findOrderNames,
  listFamilies,
  searchPayableOrders,
} from '#modules/booking/index.server.ts'
import { listRegisters } from '#modules/ledger/index.server.ts'
import { customerTypes, paymentTypes, transactionTypes } from '#modules/ledger/index.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { ActCard } from '../ui/act-card.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { actOnce } from '../act-once.server.ts'
import { BackLink } from '../ui/back-link.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { RefundMeaningField } from '../ui/refund-meaning-field.tsx'
import type { Route } from './+types/new-entry-page.ts'
import { BalanceCard } from './balance-card.tsx'
import { BackToCash } from './back-to-cash.tsx'
import { beginOfIncome, beginOfRefund } from './begin-of.ts'
import { DeskRefundCard } from './desk-refund-card.tsx'
import { FindOrderCard } from './find-order-card.tsx'
import layout from '../ui/columns.module.css'
import styles from './cash.module.css'
import { readEntryForm, type EntryProblem } from './read-entry-form.server.ts'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'account', 'ui', 'cash', 'cancellation'],
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'payments')
  const { db } = context.get(servicesContext)
  const registers = await listRegisters(db)
  const asked = url.searchParams
  const order = (asked.get('order') ?? '').slice(0, 50)
  const q = (asked.get('q') ?? '').slice(0, 100)
  const familyId = asked.get('family')
  const fill = asked.get('fill') === 'all' ? 'all' : 'due'
  const askedCurrency = currencies.find((each) => each === asked.get('currency'))
  const askedType = transactionTypes.find((each) => each === asked.get('type'))
  const names = order === '' ? undefined : await findOrderNames(db, admin, order)
  const wish = { fill, currency: askedCurrency } as const
  const now = new Date()
  const today = dayInIstanbul(now)
  const balance = names && (await findDayBalance(db, admin, { orderId: names.orderId, on: today }))
  const families = names && familyId ? await listFamilies(db, names.orderId, now) : []
  const isRefund = names !== undefined && askedType === 'refund'
  const desk = isRefund ? await findDeskRefund(db, admin, { orderId: names.orderId, on: today }) : undefined
  const of = balance?.owed ?? desk?.refundable
  const foreign = names && of && (await findForeignBalance(db, { orderId: names.orderId, owed: of }, now))
  return {
    registers,
    register: registers.find(({ closedOn }) => closedOn === null || closedOn < today)?.code,
    today,
    key: crypto.randomUUID(),
    order,
    askedType,
    family: families.flatMap(({ id, name, parts }) => {
      const [share] = parts.filter(({ paidAt }) => paidAt === null)
      return id === familyId && share ? [{ id, name, share: share.amount }] : []
    })[0],
    balance: isRefund ? undefined : balance,
    desk: desk && names ? { ...desk, orderNo: names.orderNo } : undefined,
    begin: desk ? beginOfRefund(desk, wish) : balance && !isRefund ? beginOfIncome(balance, wish) : undefined,
    from: names && isFromOrder(asked) ? ({ id: names.id, from: 'order' } as const) : undefined,
    search: names ? undefined : { q, found: await searchPayableOrders(db, admin, q) },
    paidBefore: foreign?.paid ?? [],
  }
}

/**
 * Books the entry; a form that is sent twice books once. Income for an order pays the order, and leads back to where the
 * form was opened: the order, or the till.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
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
  const locale = context.get(localeContext)
  if (!order) return redirect(paths.adminCash(locale))
  const news = { entry: booked.value.id }
  const leadsToOrder = isFromOrder(url.searchParams) && hasRight(admin, 'orders')
  return redirect(leadsToOrder ? paths.adminOrder(locale, order.id, news) : paths.adminCash(locale, news))
}

export default function NewEntryPage({
  loaderData: {
    registers,
    register,
    today,
    key,
    order,
    family,
    askedType,
    balance,
    desk,
    begin,
    paidBefore,
    from,
    search,
  },
  actionData,
}: Route.ComponentProps) {
  const text = useText('cash')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  const fields = actionData?.fields ?? {}
  const problem = actionData?.problem
  const errorOf = (...problems: EntryProblem[]) =>
    problem && problems.includes(problem) ? text(`problem-${problem}`) : undefined
  const meaningError = errorOf('meaning-missing', 'price-gone')
  return (
    <>
      <PageHead title={text('new-entry')} path="/admin/cash/new" isIndexed={false} />
      {from ? <BackLink to={paths.adminOrder(locale, from.id)}>{text('back-to-order')}</BackLink> : <BackToCash />}
      <PageTop title={text('new-entry')} />
      {problem === 'no-rate' && (
        <Notice tone="error" isAnnounced title={text('problem-no-rate')}>
          <Link to={paths.adminCashPart(locale, 'rates')}>{text('rates')}</Link>
        </Notice>
      )}
      <div className={layout.column}>
        {search && <FindOrderCard {...search} />}
        {balance && <BalanceCard balance={balance} paidBefore={paidBefore} from={from?.from} />}
        {desk && <DeskRefundCard desk={desk} paidBefore={paidBefore} from={from?.from} />}
        <ActCard title={text('entry')}>
          <ActForm className={styles.form}>
            <input type="hidden" name="key" value={key} />
            {family && (
              <>
                <input type="hidden" name="family" value={family.id} />
                <p className={styles.wide}>
                  {text('share-of-family')} <b dir="auto">{family.name}</b>: <MoneyText money={family.share} cents />
                </p>
              </>
            )}
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
              defaultValue={fields['cashRegister'] ?? register}
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
              hint={begin && begin.why !== 'all' && !family ? text(`fill-${begin.why}`) : undefined}
              name="amount"
              inputMode="decimal"
              isLatin
              defaultValue={
                fields['amount'] ??
                (family ? toTypedDecimal(family.share, locale) : begin && toTypedDecimal(begin.amount, locale))
              }
              error={errorOf('amount', 'too-little', 'more-than-owed', 'promised-otherwise', 'not-held-for-desk')}
            />
            <SelectField
              label={text('currency')}
              name="currency"
              defaultValue={
                fields['currency'] ?? begin?.amount.currency ?? balance?.owed.currency ?? desk?.refundable.currency
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
                'agreement-missing',
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
              <StaffButtonLink look="outline" href={from ? paths.adminOrder(locale, from.id) : paths.adminCash(locale)}>
                {text('cancel')}
              </StaffButtonLink>
            </div>
          </ActForm>
        </ActCard>
      </div>
    </>
  )
}

/** Whether the form was opened from the order whose money it takes. */
function isFromOrder(asked: URLSearchParams): boolean {
  return asked.get('from') === 'order'
}

function refuse(problem: EntryProblem, fields: Record<string, string>) {
  return data({ problem, fields }, { status: statusOf(problem) })
}
