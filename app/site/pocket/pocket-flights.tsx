import { flightBefore, meetingBefore } from '#app/acts/calendar/flight-before.ts'
import { rideBefore } from '#app/acts/calendar/ride-before.ts'
import { startBefore } from '#app/acts/calendar/start-before.ts'
import { translator } from '#app/messages/translator.ts'
import { formatDate } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import { joinList } from '#kernel/join-list.ts'
import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { airportName } from '#modules/catalog/index.ts'
import type { TravelledFlight, TravelledStart } from '#modules/catalog/index.server.ts'
import type { RoadRide } from '#modules/operations/index.server.ts'
import { chairMoment } from '#app/acts/road/chair-words.ts'
import type { RoadChair } from '#app/acts/road/today-on-road.ts'
import { baggageOf } from '../flights/baggage-of.ts'
import { PocketChanged } from './pocket-changed.tsx'
import type { PocketWords } from './pocket-words.ts'
import type { PocketJourney } from './read-pocket.server.ts'

/** When each flight leaves, when and where the group meets, and the rides between. */
export function PocketFlights({ journeys, words }: { journeys: readonly PocketJourney[]; words: PocketWords }) {
  const { text } = words
  const hasFlights = journeys.some(({ flights }) => flights.length > 0)
  return (
    <>
      {journeys.map(({ title, departsOn, start, flights, flies, rides, chairs }) => (
        <div key={title}>
          {start && <Begin departsOn={departsOn} start={start} words={words} />}
          {flights.length === 0 && <p>{text(flies ? 'no-flight-yet' : 'no-flight')}</p>}
          {flights.map((flight, at) => (
            <Flight key={at} flight={flight} words={words} />
          ))}
          {rides.map((ride) => (
            <Ride key={ride.id} ride={ride} words={words} />
          ))}
          {chairs.length > 0 && <Chairs chairs={chairs} words={words} />}
        </div>
      ))}
      {hasFlights && <p>{text('local')}</p>}
    </>
  )
}

function Flight({ flight, words: { text, locale } }: { flight: TravelledFlight; words: PocketWords }) {
  const { number, from, to, leavesOn, leavesAt, arrivesOn, arrivesAt, terminal, meetsAt, meetsOn, meetingPlace } =
    flight
  const tourWords = { text: translator(locale, 'tour'), locale }
  const before = [...flightBefore(flight, tourWords), ...meetingBefore(flight, tourWords)]
  const baggage = baggageOf(flight, tourWords.text)
  const arrival = { day: shortDay(arrivesOn, locale), time: formatTime(arrivesAt, locale) }
  return (
    <>
      <h3>
        {text('from-to', { from: airportName(from), to: airportName(to) })} <bdi dir="ltr">{number}</bdi>
      </h3>
      <p className="big">{moment(leavesOn, leavesAt, { text, locale })}</p>
      {terminal && <p>{text('terminal', { terminal })}</p>}
      <p>{arrivesOn === leavesOn ? text('arrives', { time: arrival.time }) : text('arrives-on', arrival)}</p>
      {baggage.length > 0 && <p>{joinList(baggage, locale)}</p>}
      {meetsAt !== null && (
        <p>
          <b>{saysMeeting(moment(meetsOn, meetsAt, { text, locale }), meetingPlace ?? '', { text, locale })}</b>
        </p>
      )}
      {meetsAt === null && meetingPlace && <p>{text('where', { where: meetingPlace })}</p>}
      <PocketChanged at={flight.change?.changedAt} was={before} words={{ text, locale }} />
    </>
  )
}

/** When and where a journey begins, and what that was before. */
function Begin({ departsOn, start, words }: { departsOn: PlainDate; start: TravelledStart; words: PocketWords }) {
  const { text, locale } = words
  const { at, pickUp, change } = start
  return (
    <>
      {at !== null && <p className="big">{text('start', { when: moment(departsOn, at, words) })}</p>}
      {pickUp !== null && <p>{text('pick-up', { where: pickUp })}</p>}
      <PocketChanged at={change?.changedAt} was={startBefore(start, locale)} words={words} />
    </>
  )
}

/** A bus, a train or a transfer with its hour and where it waits. */
function Ride({ ride, words }: { ride: RoadRide; words: PocketWords }) {
  const { text, locale } = words
  const { kind, name, route, leavesOn, leavesAt, meeting } = ride
  return (
    <>
      <h3>
        {text(`ride-${kind}`)}: <bdi>{name}</bdi>
      </h3>
      {route && (
        <p>
          <bdi>{route}</bdi>
        </p>
      )}
      <p className="big">{leavesAt ? moment(leavesOn, leavesAt, words) : shortDay(leavesOn, locale)}</p>
      {meeting && <p>{text('where', { where: meeting })}</p>}
      <PocketChanged at={ride.change?.changedAt} was={rideBefore(ride, locale)} words={words} />
    </>
  )
}

/** Whose wheelchair is reserved for when and where. */
function Chairs({ chairs, words: { locale } }: { chairs: readonly RoadChair[]; words: PocketWords }) {
  const text = translator(locale, 'chairs')
  return (
    <>
      <h3>{text('title')}</h3>
      {chairs.map((chair) => (
        <p key={`${chair.name} ${chair.day} ${chair.from}`}>
          <bdi>{chair.name}</bdi>: <b>{chairMoment(chair, locale)}</b>
          {chair.withPusher && <> · {text('with-pusher')}</>} · <bdi>{chair.place}</bdi>
        </p>
      ))}
    </>
  )
}

/** A day with its weekday, and an hour. */
function moment(day: PlainDate, time: string, { text, locale }: PocketWords): string {
  return text('leaves', { day: shortDay(day, locale), time: formatTime(time, locale) })
}

/** When the group meets and, where it is known, at which place. */
export function saysMeeting(when: string, where: string, { text }: PocketWords): string {
  return where === '' ? text('meeting', { when }) : text('meeting-where', { when, where })
}

function shortDay(day: PlainDate, locale: Locale): string {
  return formatDate(day, locale, { weekday: true, year: false })
}
