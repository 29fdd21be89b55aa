import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { DateText, useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import { formatTime } from '#kernel/format-time.ts'
import { flightsToCarry, needsSeat, type WorkRide, type Workspace } from '#modules/operations/index.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { PhoneOfRide, RideForm, RideTimes } from './ride-form.tsx'
import { SeatMap } from './seat-map.tsx'
import { usePersonName } from './use-person-name.ts'
import styles from './operations.module.css'

const drawings: Record<WorkRide['kind'], IconName> = {
  flight: 'plane',
  bus: 'bus',
  train: 'train-front',
  transfer: 'bus',
}

/** Flights, buses, trains and transfers of the day, with who sits on them. */
export function RidesCard({ workspace, here }: { workspace: Workspace; here: string }) {
  const text = useText('staff-operations')
  const locale = useLocale()
  const { rides } = workspace
  return (
    <Card
      id="rides"
      title={text('rides')}
      end={
        <StaffButtonLink isSmall look="outline" href={paths.adminDayCalendar(locale, workspace.date)}>
          {text('day-calendar')}
        </StaffButtonLink>
      }
    >
      {rides.length === 0 ? (
        <p className={styles.nothing}>{text('no-rides')}</p>
      ) : (
        <DataTable
          caption={text('rides')}
          head={
            <>
              <th scope="col">{text('kind')}</th>
              <th scope="col">{text('route')}</th>
              <th scope="col">{text('day')}</th>
              <th scope="col">{text('leaves-at')}</th>
              <th scope="col">{text('arrives-at')}</th>
              <th scope="col">{text('meeting')}</th>
              <th scope="col">{text('reference')}</th>
              <th scope="col">{text('on-board')}</th>
              <th scope="col">
                <span className="visually-hidden">{text('actions')}</span>
              </th>
            </>
          }
        >
          {rides.map((ride) => (
            <RideRow key={ride.id} ride={ride} workspace={workspace} here={here} />
          ))}
        </DataTable>
      )}
      {flightsToCarry(workspace).length > 0 && (
        <ActForm reloadDocument action={here} className={styles.foot}>
          <HiddenFields version={workspace.version} />
          <p>
            {text('flights-of-tours')}{' '}
            <bdi dir="ltr">
              {flightsToCarry(workspace)
                .map(({ ride }) => ride.name)
                .join(' · ')}
            </bdi>
          </p>
          <Button name="intent" value="carry-flights" isSmall>
            {text('carry-flights')}
          </Button>
        </ActForm>
      )}
      <RideForm workspace={workspace} here={here} />
    </Card>
  )
}

function RideRow({ ride, workspace, here }: { ride: WorkRide; workspace: Workspace; here: string }) {
  const text = useText('staff-operations')
  const nameOf = usePersonName()
  const locale = useLocale()
  const aboard = workspace.travellers.filter(({ seats }) => ride.id in seats)
  const isNumbered = ride.kind === 'bus' || ride.kind === 'transfer'
  return (
    <tr>
      <th scope="row">
        <span className={styles.ride}>
          <Icon name={drawings[ride.kind]} />
          <span>
            <bdi>{ride.name}</bdi>
            <span className={cell.second}>{text(`kind-${ride.kind}`)}</span>
            {ride.phone !== '' && (
              <bdi dir="ltr" className={cell.second}>
                {formatPhone(ride.phone, locale)}
              </bdi>
            )}
          </span>
        </span>
      </th>
      <td>
        <bdi>{ride.route}</bdi>
      </td>
      <td>
        <DateText date={ride.leavesOn} short />
      </td>
      <td>
        <bdi dir="ltr">{formatTime(ride.leavesAt, locale)}</bdi>
      </td>
      <td>
        <bdi dir="ltr">{formatTime(ride.arrivesAt, locale)}</bdi>
      </td>
      <td>
        <bdi>{ride.meeting}</bdi>
      </td>
      <td>
        <bdi dir="ltr">{ride.reference}</bdi>
      </td>
      <td>
        {aboard.length === 0 ? (
          text('seats-taken', { taken: '0', capacity: String(ride.capacity) })
        ) : (
          <details>
            <summary>{text('seats-taken', { taken: String(aboard.length), capacity: String(ride.capacity) })}</summary>
            {isNumbered ? (
              <SeatMap ride={ride} aboard={aboard} />
            ) : (
              <ol className={styles.aboard}>
                {aboard.map((each) => (
                  <li key={each.id}>
                    <bdi>{nameOf(each)}</bdi> <bdi dir="ltr">{each.seats[ride.id]}</bdi>
                  </li>
                ))}
              </ol>
            )}
          </details>
        )}
      </td>
      <td>
        <ActForm reloadDocument action={here} className={styles.row}>
          <HiddenFields version={workspace.version} rideId={ride.id} />
          <Button name="intent" value="seat-all" look="outline" isSmall>
            {text('seat-all')}
          </Button>
          {isNumbered && aboard.some((each) => each.seats[ride.id] === '' && needsSeat(each)) && (
            <Button name="intent" value="number-seats" look="outline" isSmall>
              {text('number-seats')}
            </Button>
          )}
          <Button name="intent" value="remove-ride" look="outline" isSmall>
            {text('remove-ride', { name: ride.name })}
          </Button>
        </ActForm>
        <span className={styles.row}>
          {aboard.length > 0 &&
            (['pdf', 'xlsx'] as const).map((format) => (
              <a key={format} href={paths.adminRideList(locale, workspace.date, format, ride.id)}>
                {text(format === 'pdf' ? 'pdf-of' : 'excel-of', { list: text('passenger-list') })}
              </a>
            ))}
        </span>
        <details>
          <summary className={styles.more}>
            {text('change-ride')} <Icon name="chevron-down" />
          </summary>
          <ActForm reloadDocument action={here} className={styles.stack}>
            <HiddenFields version={workspace.version} rideId={ride.id} />
            {ride.kind !== 'flight' && <RideTimes {...ride} />}
            <label className={styles.field}>
              <span>{text('reference')}</span>
              <input name="reference" maxLength={20} dir="ltr" defaultValue={ride.reference} />
            </label>
            <label className={styles.field}>
              <span>{text('meeting')}</span>
              <input name="meeting" maxLength={60} defaultValue={ride.meeting} />
            </label>
            <PhoneOfRide phone={ride.phone} />
            <label className={styles.field}>
              <span>{text('capacity')}</span>
              <input name="capacity" type="number" min={1} max={900} defaultValue={ride.capacity} required />
            </label>
            <Button name="intent" value="change-ride" look="outline" isSmall>
              {text('save')}
            </Button>
          </ActForm>
        </details>
      </td>
    </tr>
  )
}
