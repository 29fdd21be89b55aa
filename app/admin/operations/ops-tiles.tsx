import { MoneyText, useText } from '#app/ui/text.tsx'
import { currencies, sum } from '#kernel/money.ts'
import type { Workspace } from '#modules/operations/index.ts'
import { isInView } from './ops-query.ts'
import styles from './operations.module.css'

/** How far the day is. */
export function OpsTiles({ workspace }: { workspace: Workspace }) {
  const text = useText('staff-operations')
  const { tours, travellers } = workspace
  const capacity = tours.reduce((seats, tour) => seats + tour.capacity, 0)
  const missing = travellers.filter((each) => each.missing.length > 0).length
  const granted = travellers.filter(({ visa }) => visa === 'granted' || visa === 'not-needed').length
  const roomed = travellers.filter((each) => !isInView(each, 'roomless', workspace)).length
  const open = currencies
    .map((currency) =>
      sum(
        travellers.map((each) => each.open).filter((each) => each.currency === currency),
        currency,
      ),
    )
    .filter(({ minor }) => minor > 0)
  return (
    <dl className={styles.tiles}>
      <Tile name={text('passengers')} value={`${travellers.length} / ${capacity}`} />
      <Tile name={text('passport')} value={text('papers-ok', { count: travellers.length - missing })} />
      <Tile name={text('visa')} value={`${granted} / ${travellers.length}`} />
      <Tile name={text('roomed')} value={`${roomed} / ${travellers.length}`} />
      <div>
        <dt>{text('open-money')}</dt>
        <dd>{open.length === 0 ? '0' : open.map((each) => <MoneyText key={each.currency} money={each} />)}</dd>
      </div>
    </dl>
  )
}

function Tile({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
