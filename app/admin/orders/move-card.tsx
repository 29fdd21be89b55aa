import { Form, useNavigation } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { formatDateRange } from '#kernel/format-date.ts'
import { subtract } from '#kernel/money.ts'
import type { MoveFailure, MovePreview, StaffOrder } from '#modules/booking/index.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import type { DepartureChoice } from './departure-choices.server.ts'
import styles from './order-forms.module.css'

/** Another departure for everybody: first what it costs, then the move with its reason. */
export function MoveCard({
  order,
  to,
  move,
  departures,
  typed,
}: {
  order: StaffOrder
  to: string
  move: { preview: MovePreview } | { refusal: MoveFailure['code'] } | undefined
  departures: DepartureChoice[]
  typed: Record<string, string> | undefined
}) {
  const text = useText('staff-orders')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Card title={text('move')} id="move">
      <Form action={`${paths.adminChangeOrder(locale, order.id)}#move`} key={to} className={styles.pick}>
        <SelectField label={text('new-departure')} name="to" defaultValue={to}>
          <option value="">{text('choose')}</option>
          {departures.map((each) => (
            <option key={each.id} value={each.id}>
              {`${formatDateRange(each.departsOn, each.returnsOn, locale)} · ${each.name} · ${text('left', { count: each.left })}`}
            </option>
          ))}
        </SelectField>
        <Button look="outline" disabled={isBusy}>
          {text('show-price')}
        </Button>
      </Form>
      {move && 'refusal' in move && (
        <div className={styles.facts}>
          <Notice tone="warning">{text(`problem-${move.refusal}`)}</Notice>
        </div>
      )}
      {move && 'preview' in move && (
        <>
          <Facts>
            <Fact name={text('price-now')}>
              <MoneyText money={subtract(order.amounts.total, order.amounts.reduction)} cents />
            </Fact>
            <Fact name={text('price-there')}>
              <MoneyText money={move.preview.total} cents />
            </Fact>
            <Fact name={text('difference')} isStrong>
              <MoneyText money={move.preview.difference} cents />
            </Fact>
          </Facts>
          {order.amounts.paid.minor > move.preview.total.minor && (
            <div className={styles.facts}>
              <Notice>{text('surplus')}</Notice>
            </div>
          )}
          <ActForm className={styles.grid}>
            <input type="hidden" name="intent" value="move" />
            <input type="hidden" name="version" value={order.version} />
            <input type="hidden" name="tourId" value={to} />
            <TextField
              label={text('reason')}
              name="reason"
              maxLength={300}
              defaultValue={typed?.['intent'] === 'move' ? typed['reason'] : ''}
            />
            <Button disabled={isBusy}>{text('move-button')}</Button>
          </ActForm>
        </>
      )}
    </Card>
  )
}
