import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { DateText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { Workspace, WorkTraveller } from '#modules/operations/index.ts'
import { Card } from '../ui/card.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import styles from './operations.module.css'

/** One traveller of the day: how to reach them, with whom they may share a room, a note, and their seat on each ride. */
export function PersonCard({
  traveller,
  workspace,
  here,
  typed,
}: {
  traveller: WorkTraveller
  workspace: Workspace
  here: string
  /** What was typed into a form that was refused. */
  typed: Readonly<Record<string, string>> | undefined
}) {
  const text = useText('staff-operations')
  const locale = useLocale()
  const { version, rides, travellers } = workspace
  const { id, order } = traveller
  const seen = { version, part: 'person', id }
  // Who may be a mahram: everybody else of the day, those who booked along first.
  const others = travellers
    .filter((each) => each.id !== id)
    .toSorted((a, b) => Number(b.order.id === order.id) - Number(a.order.id === order.id))
  return (
    <Card
      id="person"
      title={<bdi>{nameOf(traveller)}</bdi>}
      end={<a href={paths.adminOrder(locale, order.id)}>{order.no}</a>}
    >
      <div className={styles.person}>
        <Facts>
          <Fact name={text('phone')}>
            <a href={`tel:${order.phone}`}>
              <bdi dir="ltr">{order.phone}</bdi>
            </a>
          </Fact>
          <Fact name={text('passport')}>
            <bdi dir="ltr">{traveller.passportNo}</bdi>
          </Fact>
          <Fact name={text('expiry')}>
            {traveller.passportExpiresOn && <DateText date={traveller.passportExpiresOn} short />}
          </Fact>
          <Fact name={text('open-money')}>
            <MoneyText money={traveller.open} />
          </Fact>
        </Facts>
        <form method="post" action={here} className={styles.stack}>
          <HiddenFields {...seen} />
          <label className={styles.field}>
            <span>{text('mahram')}</span>
            <select name="mahramId" defaultValue={typed?.mahramId ?? traveller.mahramId ?? ''}>
              <option value="">{text('mahram-none')}</option>
              {others.map((each) => (
                <option key={each.id} value={each.id}>
                  {nameOf(each)}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.field}>
            <span>{text('note')}</span>
            <textarea name="note" rows={2} maxLength={300} defaultValue={typed?.note ?? traveller.note} />
          </label>
          <Button name="intent" value="traveller" isSmall>
            {text('save')}
          </Button>
        </form>
        <ul className={styles.lines}>
          {rides.map((ride) => (
            <li key={ride.id}>
              <form method="post" action={here} className={styles.row}>
                <HiddenFields {...seen} rideId={ride.id} />
                <label className={styles.field}>
                  <span>{text('seat-on', { name: ride.name })}</span>
                  <input
                    name="seat"
                    maxLength={10}
                    dir="ltr"
                    defaultValue={typed?.rideId === ride.id ? typed.seat : (traveller.seats[ride.id] ?? '')}
                  />
                </label>
                <Button name="intent" value="seat" look="outline" isSmall>
                  {text('seat-one')}
                </Button>
                {ride.id in traveller.seats && (
                  <Button name="intent" value="unseat" look="outline" isSmall>
                    {text('unseat')}
                  </Button>
                )}
              </form>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

function nameOf({ firstName, lastName }: WorkTraveller): string {
  return `${lastName} ${firstName}`
}
