import { Link, useNavigation } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-look.ts'
import { Icon } from '#app/ui/icon.tsx'
import { DateRangeText, useLocale, useText } from '#app/ui/text.tsx'
import type { PlainDate } from '#kernel/plain-date.ts'
import { stepsFrom, type DepartureStatus } from '#modules/catalog/index.ts'
import { StaffLink } from '../ui/staff-link.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import styles from './availability-card.module.css'
import { SeatBar } from './seat-bar.tsx'
import { StatusTag } from './status-tag.tsx'

/** The state of one departure, and the states it may go to from there. */
export function AvailabilityCard({
  departure,
  removeHref,
}: {
  departure: {
    id: string
    version: number
    status: DepartureStatus
    held: number
    sold: number
    draft: { departsOn: PlainDate; returnsOn: PlainDate; capacity: number }
  }
  removeHref: string
}) {
  const text = useText('staff-catalogue')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  const { id, version, status, held, sold, draft } = departure
  const hasTravellers = held + sold > 0
  return (
    <Card title={text('availability')} end={<StatusTag status={status} />}>
      <Facts>
        <Fact name={text('column-days')}>
          <DateRangeText from={draft.departsOn} to={draft.returnsOn} short />
        </Fact>
        <Fact name={text('column-seats')}>
          <SeatBar sold={sold} held={held} capacity={draft.capacity} />
        </Fact>
      </Facts>
      <ActForm className={styles.steps} preventScrollReset>
        <input type="hidden" name="intent" value="status" />
        <input type="hidden" name="version" value={version} />
        {stepsFrom(status, { hasTravellers }).map((next) => (
          <Button
            key={next}
            look={next === 'published' ? 'solid' : next === 'cancelled' ? 'danger' : 'outline'}
            isSmall
            isBlock
            name="status"
            value={next}
            disabled={isBusy}
          >
            {text(`make-${next}`)}
          </Button>
        ))}
      </ActForm>
      <div className={styles.more}>
        {status === 'cancelled' && hasTravellers && <p>{text('cancelled-hint')}</p>}
        <StaffLink to={paths.adminOrders(locale, { tour: id })} className={styles.link}>
          {text('orders-of-departure')}
        </StaffLink>
        {!hasTravellers && (
          <Link to={removeHref} preventScrollReset className={buttonClass({ look: 'outline', isSmall: true })}>
            <Icon name="trash-2" />
            {text('remove-departure')}
          </Link>
        )}
      </div>
    </Card>
  )
}
