import { paths } from '#app/addresses/paths.ts'
import { PageScript } from '#app/page/page-script.tsx'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import type { Workspace } from '#modules/operations/index.ts'
import { opsQueryValues, opsTabs, type OpsQuery, type OpsTab } from './ops-query.ts'
import styles from './ops-tabs.module.css'
import { openSums } from './sums-of-day.ts'

/** The parts of a day as links that keep their place in the address, with how much is in each. */
export function OpsTabs({ workspace, query, noteCount }: { workspace: Workspace; query: OpsQuery; noteCount: number }) {
  const text = useText('staff-operations')
  const notes = useText('staff-notes')
  const visas = useText('staff-visas')
  const permits = useText('staff-permits')
  const chairs = useText('staff-chairs')
  const kit = useText('staff-kit')
  const road = useText('staff-road')
  const locale = useLocale()
  const { date, travellers, rooms, rides, guides } = workspace
  const names: Record<OpsTab, string> = {
    passengers: text('passengers'),
    family: text('tab-family'),
    rooms: text('rooms'),
    visas: visas('tab'),
    permits: permits('tab'),
    chairs: chairs('tab'),
    rides: text('tab-rides'),
    guides: text('tab-guides'),
    kit: kit('tab'),
    road: road('tab'),
    payments: text('payments'),
    papers: text('papers'),
    notes: notes('notes'),
  }
  const counts: Partial<Record<OpsTab, number>> = {
    passengers: travellers.length,
    rooms: rooms.length,
    rides: rides.length,
    guides: guides.length,
    notes: noteCount,
  }
  return (
    <nav className={styles.tabs} id="work" aria-label={text('parts')}>
      {opsTabs.map((tab) => (
        <a
          key={tab}
          href={`${paths.adminDate(locale, 'ops', date, opsQueryValues({ tab, stay: query.stay }))}#work`}
          {...(tab === query.tab ? { 'aria-current': 'page' as const } : {})}
        >
          {names[tab]}{' '}
          <span className={styles.count}>
            {tab === 'payments' ? <OpenSums workspace={workspace} /> : (counts[tab] ?? null)}
          </span>
        </a>
      ))}
      <PageScript name="parts-of-day" />
    </nav>
  )
}

function OpenSums({ workspace }: { workspace: Workspace }) {
  return openSums(workspace).map((open, at) => (
    <span key={open.currency}>
      {at > 0 && ' · '}
      <MoneyText money={open} cents={false} />
    </span>
  ))
}
