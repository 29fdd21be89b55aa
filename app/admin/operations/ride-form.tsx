import { useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { DateInput } from '#app/ui/date-input.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatTime } from '#kernel/format-time.ts'
import { rideKinds, type WorkRide, type Workspace } from '#modules/operations/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import styles from './operations.module.css'
import { useClockInput } from './use-clock-input.ts'

/** Day and hours of a ride; those of a flight that departures list are entered with them. */
export function RideTimes({
  leavesOn,
  leavesAt = '',
  arrivesAt = '',
}: Pick<WorkRide, 'leavesOn'> & Partial<Pick<WorkRide, 'leavesAt' | 'arrivesAt'>>) {
  const text = useText('staff-operations')
  const clock = useClockInput()
  const locale = useLocale()
  const dayId = useId()
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={dayId}>{text('day')}</label>
        <DateInput id={dayId} name="leavesOn" defaultValue={leavesOn} required />
      </div>
      <label className={styles.field}>
        <span>{text('leaves-at')}</span>
        <input name="leavesAt" {...clock} defaultValue={formatTime(leavesAt, locale)} />
      </label>
      <label className={styles.field}>
        <span>{text('arrives-at')}</span>
        <input name="arrivesAt" {...clock} defaultValue={formatTime(arrivesAt, locale)} />
      </label>
    </>
  )
}

/** Whom to call about a ride: staff and leaders read it, those who travel do not. */
export function PhoneOfRide({ phone }: { phone?: string }) {
  const text = useText('staff-operations')
  return (
    <label className={styles.field}>
      <span>{text('ride-phone')}</span>
      <input name="phone" type="tel" dir="ltr" maxLength={30} defaultValue={phone} />
    </label>
  )
}

/** Adds a flight, a bus, a train or a transfer to the day. */
export function RideForm({ workspace: { version, date, tours }, here }: { workspace: Workspace; here: string }) {
  const text = useText('staff-operations')
  const flights = new Map(
    tours.flatMap((tour) => tour.flights).map(({ number, from, to }) => [number, `${from} → ${to}`]),
  )
  return (
    <ActForm reloadDocument action={here} className={styles.foot}>
      <HiddenFields version={version} />
      <label className={styles.field}>
        <span>{text('kind')}</span>
        <select name="kind">
          {rideKinds.map((kind) => (
            <option key={kind} value={kind}>
              {text(`kind-${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>{text('ride-name')}</span>
        <input name="name" required maxLength={60} {...(flights.size > 0 ? { list: 'tour-flights' } : {})} />
        {flights.size > 0 && (
          <datalist id="tour-flights">
            {[...flights].map(([number, route]) => (
              <option key={number} value={number}>
                {route}
              </option>
            ))}
          </datalist>
        )}
      </label>
      <label className={styles.field}>
        <span>{text('route')}</span>
        <input name="route" maxLength={60} />
      </label>
      <RideTimes leavesOn={date} />
      <label className={styles.field}>
        <span>{text('meeting')}</span>
        <input name="meeting" maxLength={60} />
      </label>
      <label className={styles.field}>
        <span>{text('reference')}</span>
        <input name="reference" maxLength={20} dir="ltr" />
      </label>
      <PhoneOfRide />
      <label className={styles.field}>
        <span>{text('capacity')}</span>
        <input name="capacity" type="number" min={1} max={900} defaultValue={45} required />
      </label>
      <Button name="intent" value="add-ride" look="outline" isSmall>
        {text('add-ride')}
      </Button>
    </ActForm>
  )
}
