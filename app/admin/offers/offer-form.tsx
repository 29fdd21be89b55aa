import { useNavigation } from 'react-router'
import { CustomerFields } from '#app/offers/customer-fields.tsx'
import type { OfferFields } from '#app/offers/offer-fields.ts'
import type { OfferPreview } from '#app/offers/offer-preview.server.ts'
import { QuantityInput } from '#app/offers/quantity-input.tsx'
import { useOfferField } from '#app/offers/use-offer-field.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { formatDateRange } from '#kernel/format-date.ts'
import type { OfferState } from '#modules/agents/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import type { DepartureChoice } from '../orders/departure-choices.server.ts'
import { refText, type RequestRef } from '../requests/request-ref.ts'
import type { Meanwhile } from '../record/meanwhile.ts'
import { SeenFields } from '../record/seen-fields.tsx'
import { Card } from '../ui/card.tsx'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import layout from '../ui/columns.module.css'
import styles from './offers.module.css'
import { useOfferPlaces } from './use-offer-places.ts'

/** The builder of an offer: for whom, which departure, how many at which fare, and until when it holds. */
export function OfferForm({
  read,
  fields,
  isTyped,
  conflict,
  wrong,
  departures,
  preview,
  state,
  request,
  onChange,
}: {
  /** The offer as the page read it. */
  read: OfferFields
  fields: OfferFields
  /** Whether `fields` were sent and came back. */
  isTyped: boolean
  conflict: Meanwhile | undefined
  wrong: readonly string[]
  departures: readonly DepartureChoice[]
  preview: OfferPreview
  /** How far the offer has come; none for a new one. */
  state: OfferState | null
  /** What a new one answers. */
  request: RequestRef | null
  /** Tells what stands in the form whenever it changes. */
  onChange: (form: FormData) => void
}) {
  const text = useText('staff-offers')
  const agents = useText('agents')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  const field = useOfferField(fields, wrong)
  const { version = '', ...words } = read
  const seen = { fields: words, version }
  return (
    <ActForm className={layout.column} noValidate onChange={(event) => onChange(new FormData(event.currentTarget))}>
      <SeenFields
        read={seen}
        typed={isTyped ? fields : undefined}
        conflict={conflict}
        {...useOfferPlaces(departures)}
      />
      {request && state === null && <input type="hidden" name="request" value={refText(request)} />}
      <Card title={agents('customer')}>
        <div className={styles.grid}>
          <CustomerFields fields={fields} wrong={wrong} emailHint={text('email-hint')} />
        </div>
      </Card>
      <Card title={agents('journey')}>
        <div className={styles.choose}>
          <SelectField {...field('tourId')} label={agents('departure')}>
            {departures.map(({ id, name, departsOn, returnsOn, left }) => (
              <option key={id} value={id}>
                {`${formatDateRange(departsOn, returnsOn, locale)} · ${name} · ${agents('seats-left', { count: left })}`}
              </option>
            ))}
          </SelectField>
          <Button name="intent" value="preview" look="outline" disabled={isBusy}>
            {agents('reckon')}
          </Button>
        </div>
        <Fares preview={preview} />
        <div className={styles.grid}>
          <TextAreaField
            {...field('note')}
            rows={3}
            maxLength={1000}
            label={text('words')}
            hint={text('words-hint')}
            isOptional
          />
        </div>
      </Card>
      <p className={styles.acts}>
        <Button name="intent" value="save-send" disabled={isBusy}>
          {state === 'sent' ? text('save-send-again') : text('save-send')}
        </Button>
        <Button name="intent" value="save" look="outline" disabled={isBusy}>
          {state === null ? agents('save-new') : agents('save')}
        </Button>
      </p>
    </ActForm>
  )
}

function Fares({ preview: { rows, sums } }: { preview: OfferPreview }) {
  const text = useText('agents')
  return (
    <DataTable
      caption={text('travellers')}
      head={
        <>
          <th scope="col">{text('fare')}</th>
          <th scope="col">{text('quantity')}</th>
          <th scope="col" className={cell.end}>
            {text('shop-price')}
          </th>
          <th scope="col" className={cell.end}>
            {text('total')}
          </th>
        </>
      }
    >
      {rows.map(({ fare, name, quantity, base, total }) => (
        <tr key={fare}>
          <td>{name}</td>
          <td>
            <QuantityInput row={{ fare, name, quantity }} />
          </td>
          <td className={cell.end}>
            <MoneyText money={base} />
          </td>
          <td className={cell.end}>{total ? <MoneyText money={total} /> : '—'}</td>
        </tr>
      ))}
      {sums && (
        <tr>
          <td>
            <b>{text('total')}</b>
          </td>
          <td colSpan={2}>
            <b>{sums.travellers}</b>
          </td>
          <td className={cell.end}>
            <b>
              <MoneyText money={sums.total} />
            </b>
          </td>
        </tr>
      )}
    </DataTable>
  )
}
