import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { languageNames } from '#app/ui/language-names.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import { locales } from '#kernel/locale.ts'
import styles from '../ui/agent.module.css'

export type OfferFields = Record<string, string>

export type DepartureChoice = { id: string; name: string; dates: string; seatsLeft: number }

const rooms = ['double', 'triple', 'quad', 'single'] as const

/** The builder of an offer: customer, departure with its free seats, party, mark-up. */
export function OfferForm({
  fields,
  wrong,
  departures,
  isNew,
}: {
  fields: OfferFields
  wrong: readonly string[]
  departures: readonly DepartureChoice[]
  isNew: boolean
}) {
  const text = useText('agents')
  const errorOf = (name: string) => (wrong.includes(name) ? text('field-invalid') : undefined)
  const field = (name: string) => ({ name, defaultValue: fields[name], error: errorOf(name) })
  return (
    <Form method="post" className={styles.stack} noValidate>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="version" value={fields['version'] ?? ''} />
      <section className={styles.card}>
        <h2>{text('customer')}</h2>
        <div className={styles.fields}>
          <TextField {...field('firstName')} label={text('first-name')} />
          <TextField {...field('lastName')} label={text('last-name')} />
          <TextField {...field('email')} type="email" label={text('email')} isOptional />
          <TextField {...field('phone')} type="tel" label={text('phone')} isOptional />
          <TextField {...field('city')} label={text('city')} isOptional />
          <SelectField {...field('locale')} label={text('language')}>
            {locales.map((each) => (
              <option key={each} value={each}>
                {languageNames[each]}
              </option>
            ))}
          </SelectField>
          <TextField {...field('validUntil')} type="date" label={text('valid-until')} />
        </div>
      </section>
      <section className={styles.card}>
        <h2>{text('journey')}</h2>
        <div className={styles.fields}>
          <SelectField {...field('tourId')} label={text('departure')}>
            {departures.map(({ id, name, dates, seatsLeft }) => (
              <option key={id} value={id}>
                {dates} · {name} · {text('seats-left', { count: seatsLeft })}
              </option>
            ))}
          </SelectField>
          <SelectField {...field('room')} label={text('room')}>
            {rooms.map((room) => (
              <option key={room} value={room}>
                {text(`room-${room}`)}
              </option>
            ))}
          </SelectField>
          <TextField {...field('adults')} type="number" min={1} max={200} label={text('adults')} />
          <TextField {...field('children')} type="number" min={0} max={50} label={text('children')} />
          <TextField {...field('babies')} type="number" min={0} max={20} label={text('babies')} />
          <TextField
            {...field('markup')}
            inputMode="decimal"
            isLatin
            label={text('markup')}
            hint={text('markup-hint')}
          />
        </div>
        <div>
          <TextAreaField name="note" defaultValue={fields['note']} label={text('note')} isOptional />
        </div>
      </section>
      <p>
        <Button>{text(isNew ? 'save-new' : 'save')}</Button>
      </p>
    </Form>
  )
}
