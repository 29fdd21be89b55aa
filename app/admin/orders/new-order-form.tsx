import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { languages } from '#kernel/languages.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatMoney } from '#kernel/format-money.ts'
import { defaultLocale, locales } from '#kernel/locale.ts'
import { splitName } from '#kernel/split-name.ts'
import { staffHoldHours, type FieldProblem } from '#modules/booking/index.ts'
import { roomSizes } from '#modules/catalog/index.ts'
import { Card } from '../ui/card.tsx'
import { ContactFields } from './contact-fields.tsx'
import type { NewOrder } from './new-order.server.ts'
import layout from '../ui/columns.module.css'
import styles from './order-forms.module.css'
import { FEW_TRAVELLERS, TravellerFields } from './traveller-fields.tsx'
import { useFareName } from './use-fare-name.ts'

/** What comes back from the server with what was typed; without a code nothing was wrong. */
export type RefusedOrder = { fields: Record<string, string>; problems: FieldProblem[]; code: string | null }

/** The room that so many people fill, or else what most people book; a journey without rooms has one fare for adults. */
function usualFares(people: number): string[] {
  const filled = Object.entries(roomSizes).flatMap(([fare, size]) => (size === people ? [fare] : []))
  return [...filled, 'double', 'adult']
}

/** Who travels, who pays, until when seats wait, and how it is paid. */
export function NewOrderForm({
  order,
  departure,
  refused,
}: {
  order: NewOrder
  departure: NonNullable<NewOrder['departure']>
  refused: RefusedOrder | undefined
}) {
  const text = useText('staff-orders')
  const locale = useLocale()
  const fareName = useFareName()
  const isBusy = useNavigation().state !== 'idle'
  const { from, travellers } = order
  const typed = refused?.fields
  const usual = usualFares(travellers.length).find((each) => departure.fares.some(({ fare }) => fare === each))
  const known = {
    ...splitName(from?.name ?? ''),
    email: from?.email ?? '',
    phone: from?.phone ?? '',
    address: '',
    city: '',
    country: 'TR',
  }
  return (
    <Form
      method="post"
      key={`${departure.id} ${travellers.length} ${typed?.['names'] ?? ''}`}
      className={layout.column}
    >
      {/* The first button answers the key for sending: it must not be the one of the list of names. */}
      <button hidden aria-label={text('place')} />
      <input type="hidden" name="key" value={typed?.['key'] ?? order.key} />
      <input type="hidden" name="tourId" value={departure.id} />
      <input type="hidden" name="count" value={travellers.length} />
      {from && <input type="hidden" name={from.kind} value={from.id} />}
      <Card title={text('travellers')}>
        {travellers.length > FEW_TRAVELLERS && <NameList />}
        {travellers.map((traveller, index) => (
          <fieldset key={index} className={styles.traveller}>
            <legend>{text('traveller', { n: String(index + 1) })}</legend>
            <TravellerFields
              index={index}
              traveller={traveller}
              typed={typed}
              problems={refused?.problems ?? []}
              isFolded={travellers.length > FEW_TRAVELLERS}
            >
              <SelectField
                label={text('fare')}
                name={`travellers.${index}.fare`}
                defaultValue={typed?.[`travellers.${index}.fare`] ?? (traveller.fare || usual)}
              >
                {departure.fares.map(({ fare, price }) => (
                  <option key={fare} value={fare}>
                    {`${fareName(fare)} · ${formatMoney(price, locale, { cents: true })}`}
                  </option>
                ))}
              </SelectField>
            </TravellerFields>
          </fieldset>
        ))}
      </Card>
      <Card title={text('customer')}>
        <ContactFields contact={known} typed={typed} problems={refused?.problems ?? []} />
      </Card>
      <Card title={text('terms')}>
        <div className={styles.grid}>
          <SelectField label={text('hold')} name="hold" defaultValue={typed?.['hold'] ?? '48'}>
            {staffHoldHours.map((hours) => (
              <option key={hours} value={hours}>
                {text('hours', { count: hours })}
              </option>
            ))}
          </SelectField>
          <SelectField label={text('pay')} name="pay" defaultValue={typed?.['pay'] ?? 'full'}>
            <option value="full">{text('pay-full')}</option>
            {departure.depositPercent > 0 && <option value="deposit">{text('pay-deposit')}</option>}
          </SelectField>
          <SelectField
            label={text('language')}
            name="locale"
            hint={text('language-hint')}
            defaultValue={typed?.['locale'] ?? from?.language ?? defaultLocale}
          >
            {locales.map((each) => (
              <option key={each} value={each}>
                {languages[each].name}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            label={text('note')}
            name="note"
            rows={3}
            isOptional
            maxLength={1000}
            defaultValue={typed?.['note'] ?? from?.message ?? ''}
          />
        </div>
        <div className={styles.grid}>
          <Choice
            name="hasAgreed"
            defaultChecked={typed?.['hasAgreed'] === 'on'}
            error={refused?.code === 'not-agreed' ? text('problem-not-agreed') : undefined}
          >
            {text('agreed')}
          </Choice>
          <p className={styles.hint}>{text('place-hint')}</p>
          <Button disabled={isBusy}>{text('place')}</Button>
        </div>
      </Card>
    </Form>
  )
}

/** A list of names for a group, which stand in the fields below once it is taken over. */
function NameList() {
  const text = useText('staff-orders')
  return (
    <details className={styles.names}>
      <summary>{text('names')}</summary>
      <div className={styles.grid}>
        <TextAreaField label={text('names-list')} hint={text('names-hint')} name="names" rows={6} isOptional />
        <Button look="outline" name="intent" value="names" formNoValidate>
          {text('names-take')}
        </Button>
      </div>
    </details>
  )
}
