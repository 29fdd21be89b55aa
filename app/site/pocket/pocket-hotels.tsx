import { Fragment } from 'react'
import { PocketChanged } from './pocket-changed.tsx'
import type { PocketWords } from './pocket-words.ts'
import type { PocketJourney, PocketStay } from './read-pocket.server.ts'

/** Each hotel with its Arabic name for a driver, which fills the screen at a tap, and the rooms that are settled. */
export function PocketHotels({ journeys, words }: { journeys: readonly PocketJourney[]; words: PocketWords }) {
  const stays = journeys.flatMap((journey) => journey.stays)
  if (stays.length === 0) return <p>{words.text('no-hotel')}</p>
  return stays.map((stay, at) => <Hotel key={at} id={`driver-${at + 1}`} stay={stay} words={words} />)
}

function Hotel({ id, stay, words }: { id: string; stay: PocketStay; words: PocketWords }) {
  const { text } = words
  const { name, city, nameAr, cityAr, addressAr, gate, nights, point, rooms } = stay
  return (
    <>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <p>
        <bdi>{city}</bdi>
        <br />
        {text('nights', { count: nights })}
      </p>
      {nameAr !== name && (
        <p className="sign" lang="ar" dir="rtl">
          {nameAr}
        </p>
      )}
      {rooms.map((room) => (
        <Fragment key={`${room.name} ${room.number}`}>
          <p>
            <b>{text('room', { name: room.name, number: room.number })}</b>
          </p>
          <PocketChanged at={room.change?.changedAt} was={room.change ? [room.change.was.number] : []} words={words} />
        </Fragment>
      ))}
      {gate && <p>{text('gate', { gate })}</p>}
      <a className="do" href={`#${id}`}>
        {text('driver')}
      </a>
      {point && (
        <a
          className="do quiet"
          href={`https://maps.google.com/?q=${point.latitude},${point.longitude}`}
          rel="noreferrer"
        >
          {text('way')}
        </a>
      )}
      <div className="driver" id={id} lang="ar" dir="rtl">
        <p>{nameAr}</p>
        <p>{[addressAr, cityAr].filter(Boolean).join('، ')}</p>
        <a className="do" href="#hotel">
          {text('close')}
        </a>
      </div>
    </>
  )
}
