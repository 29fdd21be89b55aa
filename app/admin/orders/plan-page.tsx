import { data, redirect, useNavigation } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { boundedAdminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import { formatDate } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { sum, toTypedDecimal, type Money } from '#kernel/money.ts'
import { findNoDepositReason, findOrder, type StaffOrder } from '#modules/booking/index.server.ts'
import { isAlive, MOST_PARTS } from '#modules/booking/index.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { actOnce } from '../act-once.server.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { OrderTop } from './order-top.tsx'
import type { Route } from './+types/plan-page.ts'
import { ClosedOrder } from './closed-order.tsx'
import styles from './plan-page.module.css'
import { takePlan, type PlanProblemShown } from './take-plan.server.ts'

export const handle: PageHandle = { page: 'application', layout: 'staff', areas: ['staff', 'account', 'ui'] }

export async function loader({ params, context }: Route.LoaderArgs) {
  const admin = boundedAdminOf(context, 'orders')
  const { db } = context.get(servicesContext)
  const order = await findOrder(db, admin, params.orderId)
  if (!order) throw data(null, { status: 404 })
  const open = openPartsOf(order)
  const isPlaced = order.state === 'awaiting_payment'
  const { orderId, amounts } = order
  return {
    id: order.id,
    orderNo: order.orderNo,
    state: order.state,
    canChange: isAlive(order.state) && order.state !== 'paid',
    isPaid: order.state === 'paid',
    noDeposit: isPlaced ? await findNoDepositReason(db, { orderId, amount: amounts.total }, new Date()) : null,
    isBooked: order.state === 'partially_paid',
    key: crypto.randomUUID(),
    open,
    openAmount: sum(
      open.map(({ amount }) => amount),
      order.amounts.total.currency,
    ),
  }
}

/** Lays the open parts out anew, or opens a share for another payer. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = boundedAdminOf(context, 'payments')
  const { db, log } = context.get(servicesContext)
  const order = await findOrder(db, admin, params.orderId)
  if (!order) throw data(null, { status: 404 })
  const fields = await formFields(request)
  const taken = await actOnce(db, admin, fields, (tx) => takePlan(tx, admin, order, fields, new Date()))
  if (!taken.ok) {
    const meanwhile = openPartsOf((await findOrder(db, admin, params.orderId)) ?? order)
    return data({ problem: taken.error.problem, fields, meanwhile }, { status: taken.error.status })
  }
  log.info({ staff: admin.id, order: order.orderId }, 'a payment plan was changed by staff')
  return redirect(paths.adminOrder(context.get(localeContext), order.id, { done: 'planned' }))
}

function openPartsOf({ parts }: StaffOrder): StaffOrder['parts'] {
  return parts.filter(({ paidAt }) => paidAt === null)
}

export default function PlanPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('staff')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  const { id, orderNo, state, canChange, openAmount, noDeposit, isBooked, isPaid, key } = loaderData
  const open = actionData?.meanwhile ?? loaderData.open
  const typed = actionData?.fields
  const rows = Math.min(MOST_PARTS, open.length + 4)
  return (
    <>
      <PageHead title={text('plan-title', { number: orderNo })} path={`/admin/orders/${id}/plan`} isIndexed={false} />
      <BackLink to={paths.adminOrder(locale, id)}>{text('plan-back')}</BackLink>
      <OrderTop title={text('plan')} order={{ orderNo, state }} />
      {actionData && <Problem problem={actionData.problem} open={open} />}
      {noDeposit && <Notice>{text(`plan-no-deposit-${noDeposit}`)}</Notice>}
      {canChange ? (
        <div className={styles.sheets}>
          <Card title={text('plan-change')}>
            <ActForm className={styles.form} key={open.map((part) => part.id).join(' ')}>
              <input type="hidden" name="key" value={key} />
              <input type="hidden" name="seen" value={open.map((part) => part.id).join(' ')} />
              <p>{text('plan-lead', { open: moneyText(openAmount, locale) })}</p>
              {Array.from({ length: rows }, (_, index) => {
                const part = open[index]
                return (
                  <fieldset key={index} className={styles.row}>
                    <legend>{text('plan-row', { n: String(index + 1) })}</legend>
                    <TextField
                      label={`${text('plan-amount')} (${openAmount.currency})`}
                      name={`amount-${index}`}
                      inputMode="decimal"
                      isLatin
                      required={false}
                      defaultValue={typed?.[`amount-${index}`] ?? (part && toTypedDecimal(part.amount, locale))}
                    />
                    <DateField
                      label={text('plan-due')}
                      name={`due-${index}`}
                      required={false}
                      defaultValue={typed?.[`due-${index}`] ?? part?.dueOn ?? ''}
                    />
                  </fieldset>
                )
              })}
              <Button name="intent" value="plan" disabled={isBusy}>
                {text('plan-save')}
              </Button>
            </ActForm>
          </Card>
          {isBooked && (
            <Card title={text('plan-share')}>
              <ActForm className={styles.form}>
                <input type="hidden" name="key" value={key} />
                <p>{text('plan-share-lead')}</p>
                <SelectField label={text('plan-share-of')} name="part" defaultValue={typed?.['part']}>
                  {open
                    .filter(({ payer }) => payer === null)
                    .map((part) => (
                      <option key={part.id} value={part.id}>
                        {moneyText(part.amount, locale)}
                        {part.dueOn && ` · ${formatDate(part.dueOn, locale)}`}
                      </option>
                    ))}
                </SelectField>
                <TextField label={text('plan-share-name')} name="name" defaultValue={typed?.['name']} maxLength={200} />
                <TextField label={text('plan-share-email')} name="email" type="email" defaultValue={typed?.['email']} />
                <TextField
                  label={`${text('plan-amount')} (${openAmount.currency})`}
                  name="amount"
                  inputMode="decimal"
                  isLatin
                  defaultValue={typed?.['amount']}
                />
                <Button name="intent" value="share" disabled={isBusy}>
                  {text('plan-share-submit')}
                </Button>
              </ActForm>
            </Card>
          )}
        </div>
      ) : (
        <ClosedOrder isPaid={isPaid} />
      )}
    </>
  )
}

function Problem({ problem, open }: { problem: PlanProblemShown; open: StaffOrder['parts'] }) {
  const text = useText('staff')
  const locale = useLocale()
  const facts = {
    n: String((problem.index ?? 0) + 1),
    planned: problem.planned ? moneyText(problem.planned, locale) : '',
    open: problem.open ? moneyText(problem.open, locale) : '',
  }
  return (
    <Notice tone="error" isAnnounced>
      {text(`plan-problem-${problem.code}`, facts)}
      {problem.code === 'edit-conflict' && (
        <ul>
          {open.map((part) => (
            <li key={part.id}>
              {moneyText(part.amount, locale)}
              {part.dueOn && ` · ${formatDate(part.dueOn, locale)}`}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

function moneyText(amount: Money, locale: Parameters<typeof formatMoney>[1]): string {
  return isolateLatin(formatMoney(amount, locale, { cents: true }))
}
