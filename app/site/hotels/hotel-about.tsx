import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { joinList } from '#kernel/join-list.ts'
import type { HotelDetail } from '#modules/catalog/index.server.ts'
import { facilityIcon, peopleIn } from './facility-icons.ts'
import styles from './hotel-about.module.css'

/** What the house is like: its words, what it has, its rooms and the meals that journeys have in it. */
export function HotelAbout({ hotel }: { hotel: HotelDetail }) {
  const text = useText('hotels')
  const list = useText('tours')
  const locale = useLocale()
  const boards = joinList(
    hotel.boards.map((board) => list(`board-${board}`)),
    locale,
  )
  return (
    <>
      <section>
        <h2>{text('about')}</h2>
        <p className={styles.words}>{hotel.description}</p>
      </section>
      {hotel.facilities.length > 0 && (
        <section>
          <h2>{text('facilities')}</h2>
          <ul className={styles.facilities}>
            {hotel.facilities.map(({ code, name }) => (
              <li key={name}>
                <Icon name={facilityIcon(code)} />
                {name}
              </li>
            ))}
          </ul>
        </section>
      )}
      {hotel.roomTypes.length > 0 && (
        <section>
          <h2>{text('rooms')}</h2>
          <Rooms rooms={hotel.roomTypes} />
          <p className={styles.note}>{text('rooms-note')}</p>
          {boards !== '' && <p className={styles.note}>{text('meals', { boards })}</p>}
        </section>
      )}
    </>
  )
}

function Rooms({ rooms }: { rooms: HotelDetail['roomTypes'] }) {
  const text = useText('hotels')
  return (
    <table className={styles.rooms}>
      <thead>
        <tr>
          <th scope="col">{text('room')}</th>
          <th scope="col">{text('beds')}</th>
          <th scope="col">{text('sleeps')}</th>
        </tr>
      </thead>
      <tbody>
        {rooms.map(({ code, name }) => {
          const people = peopleIn(code)
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={styles.beds}>
                {Array.from({ length: people ?? 0 }, (_, bed) => (
                  <Icon key={bed} name="bed-single" />
                ))}
                {people === undefined && '–'}
              </td>
              <td className={styles.sleeps}>{people === undefined ? '–' : text('people', { count: people })}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
