import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { subtract, toTypedDecimal } from '#kernel/money.ts'
import type { StaffOrder } from '#modules/booking/index.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import styles from './order-forms.module.css'

/** Another total for the whole order, with its reason. */
export function PriceCard({ order, typed }: { order: StaffOrder; typed: Record<string, string> | undefined }) {
  const text = useText('staff-orders')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  const total = subtract(order.amounts.total, order.amounts.reduction)
  const isLeft = order.journeys.some(({ travellers }) => travellers.some(({ isCancelled }) => isCancelled))
  const back = typed?.['intent'] === 'price' ? typed : undefined
  return (
    <Card title={text('price')} id="price">
      <Facts>
        <Fact name={text('price-now')} isStrong>
          <MoneyText money={total} cents />
        </Fact>
      </Facts>
      <ActForm className={styles.grid}>
        <input type="hidden" name="intent" value="price" />
        <input type="hidden" name="version" value={order.version} />
        <TextField
          label={
            <>
              {text('new-total')} (<bdi>{total.currency}</bdi>)
            </>
          }
          hint={text(isLeft ? 'price-hint-left' : 'price-hint')}
          name="total"
          inputMode="decimal"
          isLatin
          maxLength={20}
          defaultValue={back?.['total'] ?? toTypedDecimal(total, locale)}
        />
        <TextField label={text('reason')} name="reason" maxLength={300} defaultValue={back?.['reason'] ?? ''} />
        <Button disabled={isBusy}>{text('price-button')}</Button>
      </ActForm>
    </Card>
  )
}
