import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { RateText } from '#app/ui/rate-text.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { InstantText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import { pairRateText } from '#kernel/exchange-rate.ts'
import { formatMoney } from '#kernel/format-money.ts'
import type { Money } from '#kernel/money.ts'
import type { AmountAtRate } from '#modules/booking/index.server.ts'
import {
  isOpenRefund,
  readRefundFailure,
  refundWay,
  type RefundRecord,
  type RefundState,
} from '#modules/payments/index.ts'
import { cell } from '#app/ui/data-table.tsx'
import { StaffLink } from '../ui/staff-link.tsx'
import { ActForm } from '../ui/act-form.tsx'
import styles from './cancellation.module.css'
import { sentMoneyValue } from './sent-money.ts'

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
  otherMoney,
  typed,
}: {
  refund: RefundRecord
  orderNo: string
  formKey: string
  /** What it is in other currencies at the rates of today. */
  otherMoney: AmountAtRate[]
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
        {failure && <Failure stored={failure} />}
        {payee && (
          <>
            <bdi dir="ltr">{payee.iban}</bdi>
            <bdi>{payee.name}</bdi>
          </>
        )}
      </div>
      {refund.foreign && (
        <div className={styles.head}>
          <span>
            {text('given-in')}: <MoneyText money={refund.foreign.paid} cents />
          </span>
          <small>
            <RateText rate={refund.foreign.rate} />
          </small>
        </div>
      )}
      {isByHand && way === 'cash' && (
        <div className={styles.head}>
          <StaffLink to={paths.adminCashPart(locale, 'new', { order: orderNo, type: 'refund', from: 'order' })}>
            {text('pay-at-desk')}
          </StaffLink>
          <details open={typed !== undefined}>
            <summary>{text('by-transfer-instead')}</summary>
            <PayeeForm refund={refund} formKey={formKey} typed={typed} />
          </details>
        </div>
      )}
      {isByHand && way === 'transfer' && <PayeeForm refund={refund} formKey={formKey} typed={typed} />}
      {isByHand && (
        <ActForm className={styles.form}>
          <input type="hidden" name="key" value={formKey} />
          <input type="hidden" name="ref" value={refund.ref} />
          {way === 'transfer' && otherMoney.length > 0 && <SentMoney amount={amount} others={otherMoney} />}
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
        </ActForm>
      )}
    </article>
  )
}

/** Why it failed: in the reader's words, and those of a provider or of staff as they are. */
function Failure({ stored }: { stored: string }) {
  const text = useText('cancellation')
  const { code, words } = readRefundFailure(stored)
  return (
    <span>
      {code !== 'words' && text(`failed-${code}`)} {words !== '' && <bdi dir="auto">{words}</bdi>}
    </span>
  )
}

/** In which money a transfer was sent: in that of the order, or in another at the rate of today. */
function SentMoney({ amount, others }: { amount: Money; others: AmountAtRate[] }) {
  const text = useText('cancellation')
  const locale = useLocale()
  const nameOf = (each: Money) => isolateLatin(formatMoney(each, locale, { cents: true }))
  return (
    <SelectField label={text('sent-in')} name="sent" hint={text('sent-in-hint')}>
      <option value={sentMoneyValue(amount)}>{nameOf(amount)}</option>
      {others.map((other) => (
        <option key={other.amount.currency} value={sentMoneyValue(other.amount)}>
          {text('at-rate', { amount: nameOf(other.amount), rate: isolateLatin(pairRateText(other.rate, locale)) })}
        </option>
      ))}
    </SelectField>
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
    <ActForm className={styles.form}>
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="ref" value={ref} />
      <TextField label={text('payee-iban')} name="iban" isLatin defaultValue={typed?.iban ?? payee?.iban} />
      <TextField label={text('payee-name')} name="name" defaultValue={typed?.name ?? payee?.name} />
      <Button name="intent" value="payee" look="outline">
        {text('payee-submit')}
      </Button>
    </ActForm>
  )
}
