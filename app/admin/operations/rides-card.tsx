import { Button } from '#app/ui/button.tsx'
import { DateText, useText } from '#app/ui/text.tsx'
import { rideKinds, type Workspace } from '#modules/operations/index.ts'
import { Card } from '../ui/card.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import styles from './operations.module.css'

/** Flights, buses, trains and transfers of the day, with who sits on them. */
export function RidesCard({ workspace, here }: { workspace: Workspace; here: string }) {
  const text = useText('staff-operations')
  const { rides, travellers, version, date } = workspace
  return (
    <Card id="rides" title={text('rides')}>
      {rides.length === 0 && <p className={styles.nothing}>{text('no-rides')}</p>}
      <ul className={styles.lines}>
        {rides.map((ride) => (
          <li key={ride.id} className={styles.row}>
            <b>
              <bdi>{ride.name}</bdi>
            </b>
            <span>{text(`kind-${ride.kind}`)}</span>
            <bdi>{ride.route}</bdi>
            <DateText date={ride.leavesOn} short />
            <bdi dir="ltr">{[ride.leavesAt, ride.arrivesAt].filter(Boolean).join(' – ')}</bdi>
            <bdi>{ride.reference}</bdi>
            <span>
              {text('seats-taken', {
                taken: String(travellers.filter(({ seats }) => ride.id in seats).length),
                capacity: String(ride.capacity),
              })}
            </span>
            <form method="post" action={here} className={styles.row}>
              <HiddenFields version={version} part="rides" rideId={ride.id} />
              <Button name="intent" value="seat-all" look="outline" isSmall>
                {text('seat-all')}
              </Button>
              <Button name="intent" value="remove-ride" look="outline" isSmall>
                {text('remove-ride', { name: ride.name })}
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <form method="post" action={here} className={styles.foot}>
        <HiddenFields version={version} part="rides" />
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
          <input name="name" required maxLength={60} />
        </label>
        <label className={styles.field}>
          <span>{text('route')}</span>
          <input name="route" maxLength={60} />
        </label>
        <label className={styles.field}>
          <span>{text('day')}</span>
          <input name="leavesOn" type="date" defaultValue={date} required />
        </label>
        <label className={styles.field}>
          <span>{text('leaves-at')}</span>
          <input name="leavesAt" type="time" />
        </label>
        <label className={styles.field}>
          <span>{text('arrives-at')}</span>
          <input name="arrivesAt" type="time" />
        </label>
        <label className={styles.field}>
          <span>{text('meeting')}</span>
          <input name="meeting" maxLength={60} />
        </label>
        <label className={styles.field}>
          <span>{text('reference')}</span>
          <input name="reference" maxLength={20} dir="ltr" />
        </label>
        <label className={styles.field}>
          <span>{text('capacity')}</span>
          <input name="capacity" type="number" min={1} max={900} defaultValue={45} required />
        </label>
        <Button name="intent" value="add-ride" look="outline" isSmall>
          {text('add-ride')}
        </Button>
      </form>
    </Card>
  )
}
