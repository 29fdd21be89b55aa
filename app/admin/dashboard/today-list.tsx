import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { DateText, useLocale, useText } from '#app/ui/text.tsx'
import type { PlainDate } from '#kernel/plain-date.ts'
import { Card } from '../ui/card.tsx'
import styles from './today-list.module.css'

export type TodayTask = { id: string; title: string; dueOn: PlainDate | null; isLate: boolean }

/** What waits, by kind; `hours` is since when the longest of it waits. */
export type Waiting = {
  kind: 'call' | 'message' | 'information' | 'reservation' | 'payment' | 'review' | 'translation'
  count: number
  hours: number | null
}

/** A departure of which unusually much is held without a payment. */
export type Alarm = { tourId: string; name: string; departsOn: PlainDate; seats: number; orders: number }

/** What is to be done today: alarms, tasks that are due, and what waits for somebody, with how long it has waited. */
export function TodayList({ alarms, tasks, waiting }: { alarms: Alarm[]; tasks: TodayTask[]; waiting: Waiting[] }) {
  const text = useText('staff-overview')
  const locale = useLocale()
  const open = waiting.filter((each) => each.count > 0)
  const count = alarms.length + tasks.length + open.length
  return (
    <Card title={text('today')} end={<Tag tone="gray">{text('today-count', { count })}</Tag>}>
      {count === 0 && <p className={styles.nothing}>{text('today-nothing')}</p>}
      <ul>
        {alarms.map(({ tourId, name, departsOn, seats, orders }) => (
          <li key={tourId} className={styles.item}>
            <Icon name="triangle-alert" />
            <span>
              <Link to={paths.adminOrders(locale, { tour: tourId, state: 'awaiting_payment' })}>
                {text('unpaid-share', { seats, orders })}
              </Link>
              <span className={styles.second}>
                <bdi>{name}</bdi> <DateText date={departsOn} short />
              </span>
            </span>
            <Tag tone="red">{text('unpaid-share-tag')}</Tag>
          </li>
        ))}
        {tasks.map(({ id, title, dueOn, isLate }) => (
          <li key={id} className={styles.item}>
            <Icon name="list-checks" />
            <span>
              <Link to={paths.adminNote(locale, id)}>
                <bdi>{title}</bdi>
              </Link>
              {dueOn && <DateText date={dueOn} short className={styles.second} />}
            </span>
            {isLate && <Tag tone="red">{text('late')}</Tag>}
          </li>
        ))}
        {open.map(({ kind, count: waits, hours }) => (
          <li key={kind} className={styles.item}>
            <Icon name={icons[kind]} />
            <span>
              <Link to={hrefOf[kind](locale)}>{text(`waiting-${kind}`, { count: waits })}</Link>
              {hours !== null && <Age hours={hours} />}
            </span>
            {hours !== null && hours >= 24 && <Tag tone="brass">{text('old')}</Tag>}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Age({ hours }: { hours: number }) {
  const text = useText('staff-overview')
  const days = Math.floor(hours / 24)
  return (
    <span className={styles.second}>
      {days > 0 ? text('oldest-days', { count: days }) : text('oldest-hours', { count: hours })}
    </span>
  )
}

const icons: Record<Waiting['kind'], IconName> = {
  call: 'phone-call',
  message: 'mail',
  information: 'message-circle',
  reservation: 'calendar-plus',
  payment: 'receipt',
  review: 'star',
  translation: 'languages',
}

const hrefOf = {
  call: paths.adminCallRequests,
  message: paths.adminContactMessages,
  information: paths.adminRequests,
  reservation: paths.adminRequests,
  payment: (locale: Parameters<typeof paths.adminPayments>[0]) => paths.adminPayments(locale, { attention: 1 }),
  review: paths.adminReviews,
  translation: paths.adminTours,
} as const
