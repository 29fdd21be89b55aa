import { statusOf } from '#app/refusals/refusals.ts'
import { data, Link, redirect, useNavigation } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { RateText } from '#app/ui/rate-text.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { DateText, InstantText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { listUserNames } from '#modules/accounts/index.server.ts'
import { listCashOwners, takeCashBack, type CashReversalRefusal } from '#modules/booking/index.server.ts'
import { findTransaction, listRegisters } from '#modules/ledger/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { ActCard } from '../ui/act-card.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { actOnce } from '../act-once.server.ts'
import { Card } from '../ui/card.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/entry-page.ts'
import { BackToCash } from './back-to-cash.tsx'
import styles from './cash.module.css'

export const handle: PageHandle = { page: 'application', layout: 'staff', areas: ['staff', 'account', 'ui', 'cash'] }

export async function loader({ params, context }: Route.LoaderArgs) {
  const admin = adminOf(context, 'payments')
  const { db } = context.get(servicesContext)
  const transaction = await findTransaction(db, params.transactionId)
  if (!transaction) throw data(null, { status: 404 })
  const { byUserId, subject: _subject, ...shown } = transaction
  const users = await listUserNames(db, admin, byUserId === null ? [] : [byUserId])
  const owners = await listCashOwners(db, admin, [transaction])
  return {
    transaction: shown,
    by: users.get(byUserId ?? '') ?? '',
    order: owners.get(transaction.id) ?? null,
    registers: await listRegisters(db),
    key: crypto.randomUUID(),
  }
}

/** Takes the entry back with what it meant for an order; asked twice, it is taken back once. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'payments')
  const { db, log } = context.get(servicesContext)
  const fields = await formFields(request)
  const note = (fields['note'] ?? '').trim().slice(0, 500)
  const wish = { id: params.transactionId, note }
  const reversed = await actOnce(db, admin, fields, (tx) => takeCashBack(tx, admin, wish, new Date()))
  if (!reversed.ok) return data({ problem: reversed.error.code, note }, { status: statusOf(reversed.error.code) })
  log.info({ staff: admin.id, transaction: params.transactionId }, 'an entry of a cash register was taken back')
  return redirect(paths.adminCashEntry(context.get(localeContext), params.transactionId))
}

export default function EntryPage({
  loaderData: { transaction, by, order, registers, key },
  actionData,
}: Route.ComponentProps) {
  const text = useText('cash')
  const locale = useLocale()
  const nameOf = (code: string) => registers.find((register) => register.code === code)?.name ?? code
  const { reverses, reversedBy } = transaction
  return (
    <>
      <PageHead title={text('entry')} path={`/admin/cash/entries/${transaction.id}`} isIndexed={false} />
      <BackToCash />
      <PageTop title={text('entry')} lead={text(`type-${transaction.type}`)} />
      <div className={styles.columns}>
        <Card title={<MoneyText money={transaction.amount} cents />}>
          <Facts>
            <Fact name={text('date')}>
              <DateText date={transaction.date} />
            </Fact>
            <Fact name={text('register')}>
              <bdi>{nameOf(transaction.cashRegister)}</bdi>
            </Fact>
            {transaction.toCashRegister !== null && (
              <Fact name={text('to-register')}>
                <bdi>{nameOf(transaction.toCashRegister)}</bdi>
              </Fact>
            )}
            <Fact name={text('payment-type')}>{text(`payment-${transaction.paymentType}`)}</Fact>
            <Fact name={text('customer-type')}>{text(`customer-${transaction.customerType}`)}</Fact>
            {order && (
              <Fact name={text('order')}>
                <Link to={paths.adminOrder(locale, order.id)}>
                  <bdi dir="ltr">{order.orderNo}</bdi>
                </Link>
              </Fact>
            )}
            {order?.receiptNo && (
              <Fact name={text('receipt-no')}>
                <bdi dir="ltr">{order.receiptNo}</bdi>
              </Fact>
            )}
            {order?.counted && (
              <Fact name={text('counted-as')}>
                <MoneyText money={order.counted.amount} cents />{' '}
                <small>
                  <RateText rate={order.counted.rate} />
                </small>
              </Fact>
            )}
            {transaction.note !== '' && (
              <Fact name={text('note')}>
                <bdi>{transaction.note}</bdi>
              </Fact>
            )}
            <Fact name={text('by')}>
              <bdi>{by}</bdi>
            </Fact>
            <Fact name={text('at')}>
              <InstantText instant={transaction.at} />
            </Fact>
            {reverses !== null && (
              <Fact name={text('reversal')}>
                <Link to={paths.adminCashEntry(locale, reverses)}>{text('reverses')}</Link>
              </Fact>
            )}
            {reversedBy !== null && (
              <Fact name={text('reversed')}>
                <Link to={paths.adminCashEntry(locale, reversedBy)}>{text('reversed-by')}</Link>
              </Fact>
            )}
          </Facts>
        </Card>
        {reverses === null && reversedBy === null && (
          <Reversal
            question={text('reverse-question', { amount: formatMoney(transaction.amount, locale, { cents: true }) })}
            order={transaction.type === 'income' ? order : null}
            formKey={key}
            refusal={actionData}
          />
        )}
        {actionData && (reverses !== null || reversedBy !== null) && (
          <Notice tone="error" isAnnounced>
            {text(`problem-${actionData.problem}`)}
          </Notice>
        )}
      </div>
    </>
  )
}

function Reversal({
  question,
  order,
  formKey,
  refusal,
}: {
  question: string
  order: { orderNo: string } | null
  formKey: string
  refusal: { problem: CashReversalRefusal['code']; note: string } | undefined
}) {
  const text = useText('cash')
  const isBusy = useNavigation().state !== 'idle'
  return (
    <ActCard title={text('reverse')}>
      <ActForm className={styles.form}>
        <input type="hidden" name="key" value={formKey} />
        {refusal && (
          <Notice tone="error" isAnnounced>
            {text(`problem-${refusal.problem}`)}
          </Notice>
        )}
        <p>
          <b>{question}</b>
          <br />
          {text('reverse-hint')}
          {order && (
            <>
              <br />
              {text('reverse-order', { order: isolateLatin(order.orderNo) })}
            </>
          )}
        </p>
        <TextField
          label={text('reverse-reason')}
          name="note"
          maxLength={500}
          className={styles.wide}
          defaultValue={refusal?.note}
        />
        <div className={styles.actions}>
          <Button disabled={isBusy}>{text('reverse')}</Button>
        </div>
      </ActForm>
    </ActCard>
  )
}
