import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/text.tsx'
import type { LedPerson } from '#modules/operations/index.server.ts'
import { countPlaces, type GroupRoad } from '#modules/road/index.ts'
import { CallLink } from './call-link.tsx'
import styles from './leader.module.css'
import { FoldName } from './fold-name.tsx'
import { nameOf } from './name-of.ts'
import { useHour } from './use-hour.ts'

type Count = GroupRoad['counts'][number]

/** As many counts as somebody may still want to join. */
const SHOWN_COUNTS = 3

/** How many are here of all, who is missing with a number to call, and where the next count begins. */
export function CountSection({
  people,
  counts,
  current,
}: {
  people: readonly LedPerson[]
  counts: readonly Count[]
  current: Count | undefined
}) {
  const text = useText('leader')
  const hourOf = useHour()
  const here = new Set(current?.here.map(({ passengerId }) => passengerId))
  const missing = people.filter(({ id }) => !here.has(id)).length
  const placeAndTime = (count: Count) =>
    text('count-at', { place: text(`place-${count.place}`), time: hourOf(count.begunAt) })
  return (
    <section id="count" aria-labelledby="count-title">
      <h2 id="count-title">{text('count')}</h2>
      <div data-current="" hidden={!current} suppressHydrationWarning>
        <p className={styles.number} role="status">
          <b data-here="">{here.size}</b> {text('of-all', { all: String(people.length) })}
        </p>
        <p data-count-at="">{current && placeAndTime(current)}</p>
        <div className={styles.scan}>
          <Button type="button" look="outline" data-scan="" data-stop={text('stop-scanning')} hidden>
            {text('scan')}
          </Button>
          <video data-camera="" hidden muted playsInline aria-label={text('scan')} />
          <p role="status" data-scanned="" data-refused={text('no-camera')} data-strange={text('strange-card')} />
        </div>
        <p data-missing-now="" className={styles.missing}>
          {missing === 0 ? text('nobody-missing') : text('missing-now', { count: String(missing) })}
        </p>
        <ul className={styles.absent}>
          {people.map((person) => (
            <li key={person.id} data-missing={person.id} hidden={!current || here.has(person.id)}>
              <bdi>{nameOf(person)}</bdi>
              {person.phone !== '' && <CallLink phone={person.phone} name={nameOf(person)} />}
            </li>
          ))}
        </ul>
      </div>
      <details data-choice="" open={!current}>
        <FoldName>{text('new-count')}</FoldName>
        <p id="choose-place">{text('choose-place')}</p>
        <div className={styles.buttons} role="group" aria-labelledby="choose-place">
          {countPlaces.map((place) => (
            <Button key={place} name="intent" value={`begin:${place}`} look="outline">
              {text(`place-${place}`)}
            </Button>
          ))}
        </div>
        {counts.length > 0 && (
          <>
            <p id="earlier-counts">{text('earlier-counts')}</p>
            <div className={styles.buttons} role="group" aria-labelledby="earlier-counts">
              {counts.slice(0, SHOWN_COUNTS).map((count) => (
                <Button key={count.ids[0]} name="intent" value={`join:${count.ids[0] ?? ''}`} look="outline">
                  {placeAndTime(count)} · {count.here.length} {text('of-all', { all: String(people.length) })}
                </Button>
              ))}
            </div>
          </>
        )}
      </details>
    </section>
  )
}
