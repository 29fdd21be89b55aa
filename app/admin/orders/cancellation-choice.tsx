import { Button } from '#app/ui/button.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { cancellers } from '#modules/booking/index.ts'
import { Card } from '../ui/card.tsx'
import styles from './cancellation.module.css'
import type { CancellationDesk } from '#app/acts/orders/cancellation-desk.server.ts'
import { useTravellerName } from './use-traveller-name.ts'

/** Who cancels, when the notice came, and who leaves; nobody does who is not ticked. */
export function CancellationChoice({ desk }: { desk: CancellationDesk }) {
  const text = useText('cancellation')
  const nameOf = useTravellerName()
  const { choice, view } = desk
  return (
    <Card title={text('choice')}>
      <div className={styles.form}>
        <SelectField label={text('who-cancels')} name="by" defaultValue={choice.by}>
          {cancellers.map((by) => (
            <option key={by} value={by}>
              {text(`by-${by}`)}
            </option>
          ))}
        </SelectField>
        <DateField label={text('notice-day')} name="on" defaultValue={choice.on} />
        <fieldset className={styles.travellers}>
          <legend>{text('travellers')}</legend>
          {view.order.departures
            .flatMap(({ travellers }) => travellers)
            .map(({ id, name, isCancelled }, index) => (
              <label key={id}>
                <input
                  type="checkbox"
                  name="who"
                  value={id}
                  disabled={isCancelled}
                  defaultChecked={choice.who.includes(id)}
                />
                <bdi>{nameOf(name, index)}</bdi> {isCancelled && <small>{text('gone')}</small>}
              </label>
            ))}
        </fieldset>
        <div className={styles.acts}>
          <Button look="outline" name="intent" value="calculate">
            {text('calculate')}
          </Button>
          <Button look="outline" name="intent" value="everybody">
            {text('tick-everybody')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
