import { useState } from 'react'
import { Choice } from '#app/ui/choice.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { genders, type FieldProblem, type TravellerDraft } from '#modules/booking/index.ts'
import { isFare } from '#modules/catalog/index.ts'
import formStyles from './checkout-form.module.css'
import type { CheckoutTourView } from './checkout-view.server.ts'
import { DateParts } from './date-parts.tsx'
import { RadioSegment } from './radio-segment.tsx'
import styles from './traveller-card.module.css'
import type { ProblemOf } from './use-field-problems.ts'

/** One traveller, as the passport says. Open while something is missing; the heading says who and whether it is done. */
export function TravellerCard({
  index,
  draft,
  tour,
  fare,
  onFare,
  nationalities,
  problems,
  problemOf,
  isOpen,
}: {
  index: number
  draft: TravellerDraft
  tour: CheckoutTourView
  fare: string
  onFare: (fare: string) => void
  nationalities: { code: string; name: string }[]
  problems: readonly FieldProblem[]
  problemOf: ProblemOf
  isOpen: boolean
}) {
  const text = useText('checkout')
  const [name, setName] = useState(`${draft.firstName} ${draft.lastName}`.trim())
  const [nationality, setNationality] = useState(draft.nationality)
  const prefix = `travellers.${index}`
  const hasProblems = problems.some(({ pointer }) => pointer.startsWith(`/travellers/${index}/`))
  const field = (part: 'firstName' | 'lastName' | 'tckn' | 'passportNo' | 'passportExpiresOn' | 'nationality') => ({
    id: `${prefix}.${part}`,
    name: `${prefix}.${part}`,
    defaultValue: draft[part],
    error: problemOf(`/travellers/${index}/${part}`),
  })
  const rename = (event: { currentTarget: HTMLInputElement }) => {
    const { form } = event.currentTarget
    const read = (part: string) => (form ? String(new FormData(form).get(`${prefix}.${part}`) ?? '') : '')
    setName(`${read('firstName')} ${read('lastName')}`.trim())
  }
  return (
    <details className={styles.card} open={isOpen || hasProblems}>
      <summary className={styles.head}>
        <span className={styles.number}>{index + 1}</span>
        <span className={styles.who}>
          <b dir="auto">{name || text('traveller', { n: String(index + 1) })}</b>
          <small>
            <FareName fare={fare} />
          </small>
        </span>
        <State name={name} hasProblems={hasProblems} />
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.body}>
        <input type="hidden" name={`${prefix}.tourId`} value={draft.tourId} />
        <div className={formStyles.pair}>
          <RoomChoice
            prefix={prefix}
            tour={tour}
            fare={fare}
            onFare={onFare}
            error={problemOf(`/travellers/${index}/tourId`)}
          />
          <TextField
            {...field('firstName')}
            label={text('first-name')}
            autoComplete="off"
            maxLength={39}
            isLatin
            onInput={rename}
          />
          <TextField
            {...field('lastName')}
            label={text('last-name')}
            autoComplete="off"
            maxLength={39}
            isLatin
            onInput={rename}
          />
          <RadioSegment
            legend={text('gender')}
            name={`${prefix}.gender`}
            firstId={`${prefix}.gender`}
            items={genders.map((value) => ({ value, label: text(value) }))}
            chosen={draft.gender}
            error={problemOf(`/travellers/${index}/gender`)}
          />
          <DateParts
            label={text('birth-date')}
            name={`${prefix}.bornOn`}
            defaultValue={draft.bornOn}
            error={problemOf(`/travellers/${index}/bornOn`)}
          />
          <SelectField
            {...field('nationality')}
            label={text('nationality')}
            onChange={({ currentTarget }) => setNationality(currentTarget.value)}
          >
            {nationalities.map(({ code, name: country }) => (
              <option key={code} value={code}>
                {country}
              </option>
            ))}
          </SelectField>
          {nationality === 'TR' && (
            <TextField
              {...field('tckn')}
              label={text('tckn')}
              inputMode="numeric"
              maxLength={20}
              autoComplete="off"
              isLatin
            />
          )}
          {(tour.passportUntil !== null || nationality !== 'TR') && <Passport tour={tour} field={field} />}
        </div>
        <Choice
          name={`${prefix}.needsWheelchair`}
          defaultChecked={draft.needsWheelchair}
          className={styles.help}
          data-wheelchair=""
        >
          {text('wheelchair-free')}
        </Choice>
      </div>
    </details>
  )
}

function Passport({
  tour,
  field,
}: {
  tour: CheckoutTourView
  field: (part: 'passportNo' | 'passportExpiresOn') => {
    id: string
    name: string
    defaultValue: string
    error: string | undefined
  }
}) {
  const text = useText('checkout')
  const locale = useLocale()
  const until = tour.passportUntil
  return (
    <>
      <TextField {...field('passportNo')} label={text('passport-no')} autoComplete="off" maxLength={20} isLatin />
      <TextField
        {...field('passportExpiresOn')}
        label={text('passport-expiry')}
        type="date"
        min={until ?? tour.returnsOn}
        hint={until ? text('passport-until', { date: formatDate(until, locale) }) : undefined}
      />
    </>
  )
}

/** A bed in another room changes the price; the total beside the form follows at once. */
function RoomChoice({
  prefix,
  tour,
  fare,
  onFare,
  error,
}: {
  prefix: string
  tour: CheckoutTourView
  fare: string
  onFare: (fare: string) => void
  error: string | undefined
}) {
  const text = useText('checkout')
  const cart = useText('cart')
  const locale = useLocale()
  if (tour.fares.length < 2) return <input type="hidden" name={`${prefix}.fare`} value={fare} />
  return (
    <SelectField
      id={`${prefix}.tourId`}
      name={`${prefix}.fare`}
      label={text('room-type')}
      value={fare}
      onChange={({ currentTarget }) => onFare(currentTarget.value)}
      error={error}
      className={formStyles.wide}
    >
      {tour.fares.map(({ fare: each, price }) => (
        <option key={each} value={each}>
          {text('room-of', { room: isFare(each) ? cart(`fare-${each}`) : each, price: formatMoney(price, locale) })}
        </option>
      ))}
    </SelectField>
  )
}

function FareName({ fare }: { fare: string }) {
  const text = useText('cart')
  return isFare(fare) ? text(`fare-${fare}`) : fare
}

function State({ name, hasProblems }: { name: string; hasProblems: boolean }) {
  const text = useText('checkout')
  const state = hasProblems ? 'error' : name === '' ? 'missing' : 'done'
  if (state === 'done') return null
  return <Tag tone={state === 'error' ? 'red' : 'gray'}>{text(`state-${state}`)}</Tag>
}
