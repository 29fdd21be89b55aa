import { useRef, useState, type KeyboardEvent } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { DateRangeText, useLocale, useText } from '#app/ui/text.tsx'
import { formatMonth } from '#kernel/format-date.ts'
import { foldForSearch } from '#kernel/text.ts'
import { Card } from '../../ui/card.tsx'
import type { DepartureChoice } from '../departure-choices.server.ts'
import type { Sale } from './load-sale.server.ts'
import { SameDays } from './same-days.tsx'
import styles from './sale.module.css'

const SHOWN = 6

/** Which departure: the next pilgrimage unless another is looked for by words and month, with the seats that are left. */
export function DepartureCard({ sale, kept, seats }: { sale: Sale; kept: Record<string, string>; seats: number }) {
  const { caller } = sale
  const text = useText('staff-sale')
  const locale = useLocale()
  const [query] = useSearchParams()
  const [words, setWords] = useState(query.get('q') ?? '')
  const [month, setMonth] = useState(query.get('month') ?? '')
  const list = useRef<HTMLUListElement>(null)
  const { departure, departures } = sale
  const months = [...new Set(departures.map(({ departsOn }) => departsOn.slice(0, 7)))]
  const found = departures.filter((each) => isLookedFor(each, words, month))
  const isLooking = words !== '' || month !== ''
  const shown = isLooking ? found.slice(0, SHOWN) : []
  const isTight = departure !== undefined && seats > departure.seatsLeft
  return (
    <Card
      title={text('departure')}
      end={departure && <span className={styles.seats}>{text('left', { count: departure.seatsLeft })}</span>}
    >
      {departure && (
        <p className={styles.chosen}>
          <b>
            <bdi>{departure.name}</bdi>
          </b>
          <DateRangeText from={departure.departsOn} to={departure.returnsOn} />
        </p>
      )}
      <Form className={styles.find} onKeyDown={(event) => walk(event, list.current)}>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          label={text('find-departure')}
          name="q"
          icon="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          autoComplete="off"
          required={false}
        />
        <SelectField
          label={text('month')}
          name="month"
          value={month}
          onChange={({ target }) => setMonth(target.value)}
          required={false}
        >
          <option value="">{text('every-month')}</option>
          {months.map((each) => (
            <option key={each} value={each}>
              {formatMonth(each, locale)}
            </option>
          ))}
        </SelectField>
        <Button look="outline" className={styles.scriptless}>
          {text('find')}
        </Button>
        {isLooking && (
          <ul ref={list} className={styles.departures} aria-label={text('found')}>
            {shown.map(({ id, name, departsOn, returnsOn, left }) => (
              <li key={id}>
                <Link
                  to={paths.adminNewOrder(locale, { ...kept, tourId: id })}
                  replace
                  preventScrollReset
                  aria-current={id === departure?.id}
                  onClick={() => {
                    setWords('')
                    setMonth('')
                  }}
                >
                  <DateRangeText from={departsOn} to={returnsOn} className={styles.days} />
                  <bdi>{name}</bdi>
                  <span className={left >= seats ? styles.seats : styles.tight}>{text('left', { count: left })}</span>
                </Link>
              </li>
            ))}
            {found.length === 0 && <li className={styles.none}>{text('nothing-found')}</li>}
            {found.length > SHOWN && (
              <li className={styles.none}>{text('more-found', { count: found.length - SHOWN })}</li>
            )}
          </ul>
        )}
      </Form>
      {departure && <SameDays departure={departure} caller={caller} />}
      {isTight && (
        <div className={styles.notice}>
          <Notice tone="warning">{text('more-than-left')}</Notice>
        </div>
      )}
    </Card>
  )
}

function isLookedFor({ name, departsOn }: DepartureChoice, words: string, month: string): boolean {
  const folded = foldForSearch(`${name} ${departsOn}`)
  const isNamed = foldForSearch(words)
    .split(' ')
    .every((word) => folded.includes(word))
  return isNamed && (month === '' || departsOn.startsWith(month))
}

/** From the field into the list and along it by the arrows; Enter in the field opens the first that was found. */
function walk(event: KeyboardEvent<HTMLElement>, list: HTMLElement | null): void {
  const links = [...(list?.querySelectorAll('a') ?? [])]
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement && links[0] && !event.ctrlKey) {
    event.preventDefault()
    return links[0].click()
  }
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || event.target instanceof HTMLSelectElement || links.length === 0) return
  event.preventDefault()
  const at = links.findIndex((link) => link === document.activeElement)
  links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus()
}
