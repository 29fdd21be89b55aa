import { Form, Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { InstantText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { isOpenRefund, refundWay, type RefundRecord, type RefundState } from '#modules/payments/index.ts'
import { cell } from '#app/ui/data-table.tsx'
import styles from './cancellation.module.css'

const toneOf: Record<RefundState, 'brass' | 'green' | 'red' | 'turquoise'> = {
  requested: 'brass',
  processing: 'turquoise',
  unknown: 'brass',
  failed: 'red',
  succeeded: 'green',
}

/** One refund; where staff have to act, the forms for it. */
export function RefundEntry({
  refund,
  orderNo,
  formKey,
  typed,
}: {
  refund: RefundRecord
  orderNo: string
  formKey: string
  typed: { iban: string; name: string } | undefined
}) {
  const text = useText('cancellation')
  const locale = useLocale()
  const way = refundWay(refund)
  const { amount, state, cause, method, payee, reason, failure, needsPerson, createdAt, succeededAt } = refund
  const isByHand = isOpenRefund(state) && (method === 'transfer' || needsPerson)
  return (
    <article className={styles.refund}>
      <div className={styles.head}>
        <b>
          <MoneyText money={amount} cents />
        </b>
        <span>{text(`way-${way}`)}</span>
        <Tag tone={toneOf[state]}>{text(`refund-${state}`)}</Tag>
        <Tag tone="gray">{text(`cause-${cause}`)}</Tag>
        {needsPerson && (
          <Tag tone="red" icon="triangle-alert">
            {text('needs-person')}
          </Tag>
        )}
        <InstantText instant={succeededAt ?? createdAt} className={cell.second} />
      </div>
      <div className={styles.head}>
        <bdi dir="auto">{cause === 'manual' || cause === 'cancellation' ? reason : ''}</bdi>
        {failure && <bdi dir="auto">{failure}</bdi>}
        {payee && (
          <>
            <bdi dir="ltr">{payee.iban}</bdi>
            <bdi>{payee.name}</bdi>
          </>
        )}
      </div>
      {isByHand && way === 'cash' && (
        <div className={styles.head}>
          <Link to={paths.adminCashPart(locale, 'new', { order: orderNo, type: 'refund' })}>{text('pay-at-desk')}</Link>
          <details open={typed !== undefined}>
            <summary>{text('by-transfer-instead')}</summary>
            <PayeeForm refund={refund} formKey={formKey} typed={typed} />
          </details>
        </div>
      )}
      {isByHand && way === 'transfer' && <PayeeForm refund={refund} formKey={formKey} typed={typed} />}
      {isByHand && (
        <Form method="post" className={styles.form}>
          <input type="hidden" name="key" value={formKey} />
          <input type="hidden" name="ref" value={refund.ref} />
          <TextField label={text('note')} name="note" maxLength={500} />
          <div className={styles.head}>
            {way !== 'cash' && (
              <Button name="intent" value="paid">
                {text('mark-paid')}
              </Button>
            )}
            <Button name="intent" value="give-up" look="outline">
              {text('give-up')}
            </Button>
          </div>
        </Form>
      )}
    </article>
  )
}

/** Where a transfer goes. */
function PayeeForm({
  refund: { ref, payee },
  formKey,
  typed,
}: {
  refund: RefundRecord
  formKey: string
  typed: { iban: string; name: string } | undefined
}) {
  const text = useText('cancellation')
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="ref" value={ref} />
      <TextField label={text('payee-iban')} name="iban" isLatin defaultValue={typed?.iban ?? payee?.iban} />
      <TextField label={text('payee-name')} name="name" defaultValue={typed?.name ?? payee?.name} />
      <Button name="intent" value="payee" look="outline">
        {text('payee-submit')}
      </Button>
    </Form>
  )
}
