import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { cancellers } from '#modules/booking/index.ts'
import { Card } from '../ui/card.tsx'
import styles from './cancellation.module.css'
import type { CancellationDesk } from './cancellation-desk.server.ts'

/** Who cancels, when the notice came, and for whom. The values are the address. */
export function CancellationChoice({ desk }: { desk: CancellationDesk }) {
  const text = useText('cancellation')
  const { choice, view } = desk
  return (
    <Card title={text('who-cancels')}>
      <Form className={styles.form}>
        <SelectField label={text('who-cancels')} name="by" defaultValue={choice.by}>
          {cancellers.map((by) => (
            <option key={by} value={by}>
              {text(`by-${by}`)}
            </option>
          ))}
        </SelectField>
        <TextField label={text('notice-day')} type="date" name="on" defaultValue={choice.on} isLatin />
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
                  defaultChecked={!isCancelled && (choice.who.length === 0 || choice.who.includes(id))}
                />
                <bdi>{name.trim() || text('unnamed', { n: String(index + 1) })}</bdi>{' '}
                {isCancelled && <small>{text('gone')}</small>}
              </label>
            ))}
        </fieldset>
        <Button look="outline">{text('calculate')}</Button>
      </Form>
      {view.request && (
        <Form method="post" className={styles.form}>
          <Button name="intent" value="decline" look="outline">
            {text('decline')}
          </Button>
        </Form>
      )}
    </Card>
  )
}
