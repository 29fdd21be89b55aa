import { formatTime } from '#kernel/format-time.ts'
import { airportName } from '#modules/catalog/index.ts'
import type { PocketWords } from './pocket-words.ts'
import { saysMeeting } from './pocket-flights.tsx'
import type { RoadMoment } from './today-on-road.ts'

/** What is on today, by the hour; each kind of moment is one sentence. */
export function PocketToday({ moments, words }: { moments: readonly RoadMoment[]; words: PocketWords }) {
  if (moments.length === 0) return <p>{words.text('nothing-today')}</p>
  return (
    <ul>
      {moments.map((moment, at) => (
        <li key={at}>
          {moment.at && <b className="big">{formatTime(moment.at, words.locale)}</b>} <Moment {...{ moment, words }} />
        </li>
      ))}
    </ul>
  )
}

function Moment({ moment, words }: { moment: RoadMoment; words: PocketWords }) {
  const { text, locale } = words
  if (moment.kind === 'ride')
    return (
      <>
        {text(`ride-${moment.ride.kind}`)}: <bdi>{moment.ride.name}</bdi> <bdi>{moment.ride.meeting}</bdi>
      </>
    )
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
