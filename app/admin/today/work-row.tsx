import { BrandIcon } from '#app/ui/brand-icon.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { DateText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import { timeInIstanbul, daysBetween, type PlainDate } from '#kernel/plain-date.ts'
import { daysWaited, type Urgency, type WorkKind } from '#modules/staff-desk/index.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { isolated } from '#app/ui/isolated.tsx'
import styles from './today.module.css'
import { WorkCall } from './work-call.tsx'
import type { WorkLine } from './work-line.ts'

type Row = { line: WorkLine; urgency: Urgency; day: PlainDate; now: Date }

/** One line: a sentence, what it is about, how much, until when, and the act. */
export function WorkRow({ line, urgency, day, now }: Row) {
  const text = useText('staff-today')
  const { kind, key, says, name, count, seats, money, href, whatsapp, call } = line
  const id = `work-${key}`
  return (
    <li className={styles.row} data-urgency={urgency}>
      <Icon name={icons[kind]} />
      <div className={styles.words}>
        <p id={id}>{text.rich(`says-${says}`, { name, count, seats, user: isolated })}</p>
        <About line={line} day={day} />
      </div>
      <div className={styles.facts}>
        {money && (
          <b>
            <MoneyText money={money} />
          </b>
        )}
        <Until line={line} urgency={urgency} day={day} now={now} />
      </div>
      <div className={styles.acts} data-calls={call ? '' : undefined}>
        {call && <WorkCall call={call} name={name} />}
        {whatsapp && (
          <StaffButtonLink
            look="outline"
            isSmall
            href={whatsapp}
            target="_blank"
            rel="noreferrer"
            aria-label={text('whatsapp')}
            aria-describedby={id}
            className={styles.chat}
          >
            <BrandIcon brand="whatsapp" />
          </StaffButtonLink>
        )}
        <StaffButtonLink look="outline" isSmall href={href} aria-describedby={id}>
          {text(`act-${kind}`)}
        </StaffButtonLink>
      </div>
    </li>
  )
}

/** What it is about, and when the group leaves. */
function About({ line: { about, number, departsOn, says, dueOn }, day }: Pick<Row, 'line' | 'day'>) {
  const text = useText('staff-today')
  const locale = useLocale()
  const parts = [
    ...(about === '' ? [] : [<bdi key="about">{about}</bdi>]),
    ...(departsOn === null
      ? []
      : [
          <span key="departs">
            <DateText date={departsOn} short />
          </span>,
          <span key="leaves">
            {departsOn < day
              ? text('left-ago', { count: daysBetween(departsOn, day) })
              : text('leaves-in', { count: daysBetween(day, departsOn) })}
          </span>,
        ]),
    ...(says === 'refund-legal' && dueOn
      ? [<span key="law">{text('legal-day', { day: formatDate(dueOn, locale, { short: true }) })}</span>]
      : []),
    ...(number === '' ? [] : [<bdi key="number">{number}</bdi>]),
  ]
  if (parts.length === 0) return null
  return <p className={styles.about}>{parts.flatMap((part, at) => (at === 0 ? [part] : [' · ', part]))}</p>
}

/** How late it is, until when it is done in time, or how long somebody has waited. */
function Until({ line: { dueOn, dueAt, since }, urgency, day, now }: Row) {
  const text = useText('staff-today')
  const locale = useLocale()
  if (urgency === 'overdue' && dueOn && since === null)
    return <Tag tone="red">{text('late-days', { count: daysBetween(dueOn, day) })}</Tag>
  if (since) {
    const days = daysWaited(since, now)
    const hours = Math.max(0, Math.floor((now.getTime() - since.getTime()) / 3_600_000))
    return (
      <Tag tone={urgency === 'overdue' ? 'red' : 'gray'}>
        {days > 0 ? text('waits-days', { count: days }) : text('waits-hours', { count: hours })}
      </Tag>
    )
  }
  if (dueOn === null) return null
  if (urgency !== 'today')
    return (
      <Tag tone="gray">
        <DateText date={dueOn} short year={false} />
      </Tag>
    )
  return (
    <Tag tone="brass">
      {dueAt ? text('until-hour', { hour: formatTime(timeInIstanbul(dueAt), locale) }) : text('until-today')}
    </Tag>
  )
}

const icons: Record<WorkKind, IconName> = {
  visa: 'id-card',
  passport: 'scan-line',
  'late-step': 'list-checks',
  'ticket-name': 'ticket',
  refund: 'undo-2',
  cancellation: 'circle-x',
  incident: 'triangle-alert',
  change: 'phone',
  undelivered: 'mail',
  decision: 'users',
  assurance: 'shield-check',
  payment: 'credit-card',
  'bank-line': 'landmark',
  part: 'receipt',
  option: 'clock',
  'agency-reservation': 'building-2',
  room: 'bed-double',
  'hotel-option': 'house',
  'room-list': 'file-text',
  'held-passport': 'lock',
  'unusual-hold': 'triangle-alert',
  call: 'phone-call',
  reservation: 'calendar-plus',
  'offer-question': 'circle-help',
  information: 'message-circle',
  message: 'mail',
  task: 'list-checks',
  link: 'link',
  'bank-draft': 'file-up',
  till: 'banknote',
  'register-report': 'file-up',
  review: 'star',
  translation: 'languages',
}
