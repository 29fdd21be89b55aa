import type { ReactNode } from 'react'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { formatPercent } from '#kernel/format-money.ts'
import { travellersOfStay, type Workspace } from '#modules/operations/index.ts'
import styles from './operations.module.css'
import { paidSums } from './sums-of-day.ts'

const ADULT_AGE = 12

/** How far the day is, and under each figure what still has to be done. */
export function OpsTiles({ workspace }: { workspace: Workspace }) {
  const text = useText('staff-operations')
  const locale = useLocale()
  const { tours, travellers } = workspace
  const count = (isOne: (each: Workspace['travellers'][number]) => boolean) => travellers.filter(isOne).length
  const isChild = ({ age }: { age: number | null }) => age !== null && age < ADULT_AGE
  const theTour = tours.length === 1 ? tours[0] : undefined
  const missing = count((each) => each.missing.length > 0)
  const tooShort = count((each) => each.missing.includes('passport-too-short'))
  const granted = count(({ visa }) => visa === 'granted' || visa === 'not-needed')
  const lacking = count(({ lacksMahram }) => lacksMahram)
  const refused = count(({ visa }) => visa === 'refused')
  const slept = workspace.stays.map((stay) => {
    const own = travellersOfStay(workspace, stay)
    return { stay, all: own.length, placed: own.filter(({ rooms }) => rooms[stay.key]).length }
  })
  // A bed in each hotel: who has one in Medina only is half way, and not without a room.
  const sleepers = slept.reduce((beds, { all }) => beds + all, 0)
  const roomless = slept.reduce((beds, { all, placed }) => beds + all - placed, 0)
  const sums = paidSums(workspace)
  return (
    <dl className={styles.tiles}>
      <Tile
        name={text('passengers')}
        value={theTour ? `${travellers.length} / ${theTour.capacity}` : String(travellers.length)}
      >
        {!theTour &&
          tours.map(({ id, code, capacity }) => (
            <span key={id} className={styles.sum}>
              <bdi>{code}</bdi> <bdi>{`${count(({ tourId }) => tourId === id)} / ${capacity}`}</bdi>
            </span>
          ))}
        {text('women-count', { count: count((each) => each.gender === 'female' && !isChild(each)) })} ·{' '}
        {text('men-count', { count: count((each) => each.gender === 'male' && !isChild(each)) })} ·{' '}
        {text('children-count', { count: count(isChild) })}
      </Tile>
      <Tile name={text('passport')} value={text('papers-ok', { count: travellers.length - missing })}>
        {tooShort > 0 ? (
          <Due>{text('too-short-count', { count: tooShort })}</Due>
        ) : (
          text('missing-count', { count: missing })
        )}
      </Tile>
      <Tile name={text('visa')} value={`${granted} / ${travellers.length}`}>
        {text('applied-count', { count: count(({ visa }) => visa === 'applied') })} ·{' '}
        {lacking > 0 && (
          <span className={styles.sum}>
            <Due>{text('no-mahram-count', { count: lacking })}</Due>
          </span>
        )}
        {refused > 0 ? (
          <Due>{text('refused-count', { count: refused })}</Due>
        ) : (
          text('to-collect-count', { count: count(({ visa }) => visa === 'to-collect') })
        )}
      </Tile>
      <Tile name={text('roomed')} value={`${sleepers - roomless} / ${sleepers}`}>
        {slept.length > 1 &&
          slept.map(({ stay, all, placed }) => (
            <span key={stay.key} className={styles.sum}>
              <bdi>{stay.cityName[locale]}</bdi> <bdi>{`${placed} / ${all}`}</bdi>
            </span>
          ))}
        {roomless > 0 ? <Due>{text('roomless-count', { count: roomless })}</Due> : text('all-placed')}
      </Tile>
      <Tile name={text('collected')} value={collected(sums)}>
        {sums.map(({ price, paid }) => (
          <span key={price.currency} className={styles.sum}>
            <MoneyText money={paid} /> / <MoneyText money={price} />
          </span>
        ))}
      </Tile>
    </dl>
  )

  /** A share of each currency, in the order of the sums below; amounts in several are not added up. */
  function collected(amounts: ReturnType<typeof paidSums>): string[] {
    const shares = amounts
      .filter(({ price }) => price.minor > 0)
      .map(({ price, paid }) => formatPercent(Math.floor((paid.minor * 100) / price.minor), locale))
    return shares.length > 0 ? shares : ['—']
  }
}

function Due({ children }: { children: ReactNode }) {
  return <span className={styles.due}>{children}</span>
}

/** A figure, or several one after the other in the direction of writing. */
function Tile({ name, value, children }: { name: string; value: string | string[]; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {[value].flat().map((each, at) => (
          <span key={at}>
            {at > 0 && ' · '}
            <bdi>{each}</bdi>
          </span>
        ))}
        <small>{children}</small>
      </dd>
    </div>
  )
}
