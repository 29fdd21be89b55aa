import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { joinList } from '#kernel/join-list.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { toTypedDecimal, type Currency } from '#kernel/money.ts'
import { LONGEST_EXTRA, MOST_EXTRAS, type PersonTerms } from '#modules/booking/index.ts'
import forms from '../order-forms.module.css'
import { useFareName } from '../use-fare-name.ts'
import type { DeskJourney, PeopleDesk } from './people-desk.server.ts'
import styles from './people.module.css'

/** So many extras can be added at a time. */
const BLANK_EXTRAS = 2

/** Room or age, what comes on top of it and what is taken off, as they are agreed with one traveller. */
export function TermsFields({
  currency,
  fares,
  rooms,
  terms,
  typed,
}: {
  currency: Currency
  fares: DeskJourney['fares']
  rooms: PeopleDesk['rooms']
  /** As they are now; absent for somebody new. */
  terms: PersonTerms | undefined
  typed: Record<string, string> | undefined
}) {
  const text = useText('staff-people')
  const locale = useLocale()
  const fareName = useFareName()
  const nextRoom = Math.max(0, ...rooms.map(({ number }) => number)) + 1
  const others = fares.filter(({ fare }) => fare !== terms?.fare)
  const choices = terms ? [{ fare: terms.fare, price: terms.place }, ...others] : others
  const known = terms?.extras ?? []
  const rows = Array.from(
    { length: Math.min(MOST_EXTRAS, known.length + BLANK_EXTRAS) },
    (_none, index) => known[index],
  )
  const nameOfFare = (fare: string, index: number) => (terms && index === 0 ? text('as-now', { fare }) : fare)
  return (
    <>
      <div className={forms.grid}>
        <SelectField
          label={text('fare')}
          hint={text('fare-hint')}
          name="fare"
          defaultValue={typed?.['fare'] ?? terms?.fare ?? usualFare(choices)}
        >
          {choices.map(({ fare, price }, index) => (
            <option key={fare} value={fare}>
              {`${nameOfFare(fareName(fare), index)} · ${formatMoney(price, locale, { cents: true })}`}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={text('sold-room')}
          hint={text('sold-room-hint')}
          name="soldRoom"
          isOptional
          defaultValue={typed?.['soldRoom'] ?? String(terms?.soldRoom ?? '')}
        >
          <option value="">{text('room-unsaid')}</option>
          {rooms.map(({ number, people }) => (
            <option key={number} value={number}>
              {text('room-of', { n: String(number), people: joinList(people, locale) })}
            </option>
          ))}
          <option value={nextRoom}>{text('room-new', { n: String(nextRoom) })}</option>
        </SelectField>
        <SelectField label={text('discount-kind')} name="discount.kind" defaultValue={typed?.['discount.kind']}>
          <option value="amount">{text('discount-amount', { currency })}</option>
          <option value="percent">{text('discount-percent')}</option>
        </SelectField>
        <TextField
          label={text('discount')}
          name="discount.value"
          inputMode="decimal"
          isLatin
          isOptional
          maxLength={20}
          defaultValue={
            typed?.['discount.value'] ??
            (terms && terms.discount.minor > 0 ? toTypedDecimal(terms.discount, locale) : '')
          }
        />
      </div>
      <fieldset className={styles.extras}>
        <legend>{text('extras')}</legend>
        <p className={forms.hint}>{text('extras-hint')}</p>
        {rows.map((extra, index) => (
          <div key={index} className={styles.row}>
            <TextField
              label={text('extra-name', { n: String(index + 1) })}
              name={`extras.${index}.name`}
              isOptional
              maxLength={LONGEST_EXTRA}
              defaultValue={typed?.[`extras.${index}.name`] ?? extra?.name ?? ''}
            />
            <TextField
              label={text('extra-amount', { currency })}
              name={`extras.${index}.amount`}
              inputMode="decimal"
              isLatin
              isOptional
              maxLength={20}
              defaultValue={typed?.[`extras.${index}.amount`] ?? (extra ? toTypedDecimal(extra.amount, locale) : '')}
            />
          </div>
        ))}
      </fieldset>
    </>
  )
}

/** What most people book where nobody has chosen yet; a journey without rooms has one fare for adults. */
function usualFare(choices: readonly { fare: string }[]): string | undefined {
  return ['double', 'adult'].find((usual) => choices.some(({ fare }) => fare === usual))
}
