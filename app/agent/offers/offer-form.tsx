import { Form } from 'react-router'
import { CustomerFields } from '#app/offers/customer-fields.tsx'
import { QuantityInput } from '#app/offers/quantity-input.tsx'
import { useOfferField } from '#app/offers/use-offer-field.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useText } from '#app/ui/text.tsx'
import styles from '../ui/agent.module.css'
import { Card } from '../ui/card.tsx'
import { FactList } from '../ui/fact-list.tsx'
import { FareTable } from './fare-table.tsx'
import type { OfferFields } from '#app/offers/offer-fields.ts'
import type { OfferPreview } from '#app/offers/offer-preview.server.ts'

export type DepartureChoice = { id: string; name: string; dates: string; seatsLeft: number }

/** The builder of an offer: customer, departure with its free seats, who travels at which fare, mark-up. */
export function OfferForm({
  fields,
  wrong,
  departures,
  preview,
  isNew,
  onChange,
}: {
  fields: OfferFields
  wrong: readonly string[]
  departures: readonly DepartureChoice[]
  preview: OfferPreview
  isNew: boolean
  /** Tells what stands in the form whenever it changes. */
  onChange: (form: FormData) => void
}) {
  const text = useText('agents')
  const field = useOfferField(fields, wrong)
  return (
    <Form
      method="post"
      className={styles.stack}
      noValidate
      onChange={(event) => onChange(new FormData(event.currentTarget))}
    >
      <input type="hidden" name="version" value={fields['version'] ?? ''} />
      <Card title={text('customer')}>
        <div className={styles.fields}>
          <CustomerFields fields={fields} wrong={wrong} hasCity />
        </div>
      </Card>
      <Card
        title={text('journey')}
        end={preview.departure && <span>{text('seats-left', { count: preview.departure.seatsLeft })}</span>}
      >
        <div className={styles.inside}>
          <SelectField {...field('tourId')} label={text('departure')}>
            {departures.map(({ id, name, dates, seatsLeft }) => (
              <option key={id} value={id}>
                {dates} · {name} · {text('seats-left', { count: seatsLeft })}
              </option>
            ))}
          </SelectField>
        </div>
        <Fares preview={preview} />
        <p className={styles.inside}>
          <Button name="intent" value="preview" look="outline" isSmall>
            {text('reckon')}
          </Button>
        </p>
      </Card>
      <Card title={text('profit')} end={<span className={styles.badge}>{text('only-you')}</span>}>
        <div className={styles.fields}>
          <SelectField {...field('markupKind')} label={text('markup-kind')}>
            <option value="percent">{text('markup-percent')}</option>
            <option value="fixed">{text('markup-fixed', { currency: preview.currency })}</option>
          </SelectField>
          <TextField
            {...field('markup')}
            inputMode="decimal"
            isLatin
            label={text('markup')}
            hint={text('markup-hint')}
          />
        </div>
        <Profit preview={preview} />
        <div className={styles.inside}>
          <TextAreaField name="note" rows={3} defaultValue={fields['note']} label={text('note')} isOptional />
        </div>
      </Card>
      <p>
        <Button name="intent" value="save">
          {text(isNew ? 'save-new' : 'save')}
        </Button>
      </p>
    </Form>
  )
}

function Fares({ preview }: { preview: OfferPreview }) {
  const text = useText('agents')
  const lines = preview.rows.map(({ fare, name, quantity, ...row }) => ({
    ...row,
    key: fare,
    name,
    quantity: <QuantityInput row={{ fare, name, quantity }} />,
  }))
  return <FareTable caption={text('travellers')} lines={lines} />
}

function Profit({ preview: { sums } }: { preview: OfferPreview }) {
  const text = useText('agents')
  if (!sums) return null
  return (
    <FactList
      facts={[
        { name: text('shop-total'), money: sums.base },
        { name: text('your-markup'), money: sums.markup },
        { name: text('commission'), money: sums.commission, hasCents: true },
      ]}
    />
  )
}
