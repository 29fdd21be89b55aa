import type { WhenIs } from '#app/acts/road/days-ahead.ts'
import { HoursOfPrayer } from '#app/page/hours-of-prayer.tsx'
import type { DayOnRoad } from './read-pocket.server.ts'
import { translator } from '#app/messages/translator.ts'
import { formatDate } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import type { Locale } from '#kernel/locale.ts'
import { airportName } from '#modules/catalog/index.ts'
import { permitWords } from '../order/shown-permits.ts'
import type { PocketWords } from './pocket-words.ts'
import { saysMeeting } from './pocket-flights.tsx'
import { chairHours } from '#app/acts/road/chair-words.ts'
import type { RoadChair, RoadMoment, RoadPermit } from '#app/acts/road/today-on-road.ts'

/** What is on, by the hour, and when to pray; shown on that day alone. Each kind of moment is one sentence. */
export function PocketDay({ day, moments, prayers, is, words }: DayOnRoad & { is: WhenIs; words: PocketWords }) {
  const { text, locale } = words
  return (
    <div data-day={day} data-is={is}>
      <h3>{formatDate(day, locale, { weekday: true, year: false })}</h3>
      {moments.length === 0 ? (
        <p>{text('nothing-today')}</p>
      ) : (
        <ul>
          {moments.map((moment, at) => (
            <li key={at}>
              {moment.at && <b className="big">{formatTime(moment.at, locale)}</b>} <Moment {...{ moment, words }} />
            </li>
          ))}
        </ul>
      )}
      {prayers.map((each) => (
        <HoursOfPrayer
          key={each.city}
          prayers={each}
          text={translator(locale, 'prayers')}
          locale={locale}
          looks={{ list: 'hours' }}
        />
      ))}
    </div>
  )
}

function Moment({ moment, words }: { moment: RoadMoment; words: PocketWords }) {
  const { text, locale } = words
  if (moment.kind === 'ride')
    return (
      <>
        {text(`ride-${moment.ride.kind}`)}: <bdi>{moment.ride.name}</bdi>
        {moment.ride.meeting !== '' && (
          <>
            {' · '}
            <bdi>{moment.ride.meeting}</bdi>
          </>
        )}
      </>
    )
  if (moment.kind === 'permit') return <PermitMoment {...moment.permit} locale={locale} />
  if (moment.kind === 'chair') return <ChairMoment {...moment.chair} locale={locale} />
  if (moment.kind === 'start') return moment.pickUp === '' ? null : text('pick-up', { where: moment.pickUp })
  const { flight } = moment
  if (moment.kind === 'meeting')
    return saysMeeting(formatTime(moment.at, locale), flight.meetingPlace ?? '', { text, locale })
  return (
    <>
      {text('from-to', { from: airportName(flight.from), to: airportName(flight.to) })}{' '}
      <bdi dir="ltr">{flight.number}</bdi>
    </>
  )
}

/** Whose wheelchair waits where and for how long, and whether somebody pushes it. */
function ChairMoment({ name, locale, ...chair }: RoadChair & { locale: Locale }) {
  const text = translator(locale, 'chairs')
  const details = [chairHours(chair, locale), chair.withPusher && text('with-pusher'), chair.place].filter(Boolean)
  return (
    <>
      {text('title')}: <bdi>{name}</bdi>
      {details.map((detail) => (
        <span key={String(detail)}>
          {' · '}
          <bdi>{detail}</bdi>
        </span>
      ))}
    </>
  )
}

/** Whose leave it is and for what, through which gate, and where they meet before. */
function PermitMoment({ name, earlyMinutes, locale, ...permit }: RoadPermit & { locale: Locale }) {
  const text = translator(locale, 'permits')
  const { details } = permitWords(permit, earlyMinutes, { text, locale })
  return (
    <>
      {text(`kind-${permit.kind}`)}: <bdi>{name}</bdi>
      {details.map((detail) => (
        <span key={detail}>
          {' · '}
          <bdi>{detail}</bdi>
        </span>
      ))}
    </>
  )
}
