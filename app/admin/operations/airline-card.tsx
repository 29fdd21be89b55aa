import { useId } from 'react'
import { Button, OfAct } from '#app/ui/button.tsx'
import { DateInput } from '#app/ui/date-input.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { holdsSeats, type Workspace } from '#modules/operations/index.ts'
import type { AirlineSeats } from '#modules/operations/index.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import shared from './operations.module.css'
import styles from './permits-card.module.css'
import { typedOrKept } from './typed-or-kept.ts'

type Typed = Readonly<Record<string, string>> | undefined
type Tour = Workspace['tours'][number]
type Shown = { workspace: Workspace; here: string; typed: Typed }

/** The seats that airlines have confirmed for each departure of the day, beside the places that are sold. */
export function AirlineCard({ airline, ...shown }: Shown & { airline: readonly AirlineSeats[] }) {
  const text = useText('staff-visas')
  const tours = shown.workspace.tours.filter(({ airlineCode, flights }) => airlineCode !== null || flights.length > 0)
  if (tours.length === 0) return null
  return (
    <Card id="airline" title={text('airline')}>
      <p className={shared.nothing}>{text('airline-lead')}</p>
      {tours.map((tour) => (
        <TourSeats
          key={tour.id}
          tour={tour}
          known={airline.find(({ departureId }) => departureId === tour.departureId)}
          {...shown}
        />
      ))}
    </Card>
  )
}

function TourSeats({ workspace, here, typed, tour, known }: Shown & { tour: Tour; known: AirlineSeats | undefined }) {
  const text = useText('staff-visas')
  const locale = useLocale()
  const dayId = useId()
  const { sold } = tour
  const seats = known?.seats ?? 0
  const isTyped = typed?.['intent'] === 'keep-airline' && typed['departureId'] === tour.departureId
  const value = typedOrKept(typed, isTyped)
  return (
    <section className={styles.part}>
      <h3>
        <bdi>{tour.name[locale]}</bdi>{' '}
        <Tag tone={holdsSeats(seats, sold) ? 'green' : 'brass'}>{text('airline-stand', { seats, sold })}</Tag>
      </h3>
      <OfAct>
        <ActForm reloadDocument action={here} className={shared.foot}>
          <HiddenFields version={workspace.version} departureId={tour.departureId} />
          <label className={shared.field}>
            <span>{text('airline-reference')}</span>
            <input name="reference" maxLength={60} dir="ltr" defaultValue={value('reference', known?.reference)} />
          </label>
          <label className={shared.field}>
            <span>{text('airline-seats')}</span>
            <input
              name="seats"
              inputMode="numeric"
              pattern="[0-9]{1,4}"
              required
              defaultValue={value('seats', known && String(known.seats))}
            />
          </label>
          <div className={shared.field}>
            <label htmlFor={dayId}>{text('airline-on')}</label>
            <DateInput id={dayId} name="confirmedOn" defaultValue={value('confirmedOn', known?.confirmedOn)} />
          </div>
          <Button name="intent" value="keep-airline" look="outline" isSmall>
            {text('airline-save', { tour: tour.name[locale] })}
          </Button>
          {known && <p>{text('airline-none')}</p>}
        </ActForm>
      </OfAct>
    </section>
  )
}
