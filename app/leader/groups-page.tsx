import { paths } from '#app/addresses/paths.ts'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import { leaderOf, requireLeader } from '#app/http/middleware/leader.server.ts'
import { rememberSession } from '#app/http/middleware/session.server.ts'
import { KeptCopy, keptUntil } from '#app/page/kept-copy.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { DateRangeText, HijriText, useLocale, useText } from '#app/ui/text.tsx'
import { listLedDepartures } from '#modules/operations/index.server.ts'
import type { Route } from './+types/groups-page.ts'
import styles from './leader.module.css'

export const handle: PageHandle = { page: 'document', layout: 'default', areas: ['leader', 'ui'], isCached: false }

export const middleware: Route.MiddlewareFunction[] = [rememberSession, requireLeader]

export async function loader({ context }: Route.LoaderArgs) {
  const now = new Date()
  const groups = await listLedDepartures(context.get(servicesContext).db, leaderOf(context), now)
  const lastDay = groups
    .map(({ returnsOn }) => returnsOn)
    .toSorted()
    .at(-1)
  return { groups, until: lastDay && keptUntil(lastDay, now) }
}

/** The groups that somebody leads, the next one first. */
export default function GroupsPage({ loaderData: { groups, until } }: Route.ComponentProps) {
  const text = useText('leader')
  const locale = useLocale()
  return (
    <main className={`wrap ${styles.page}`}>
      <PageHead title={text('title')} path="/leader" isIndexed={false} />
      <h1>{text('title')}</h1>
      <KeptCopy until={until} says={text('kept-copy')} className={styles.kept} address={paths.leader(locale)} />
      {groups.length === 0 && <p>{text('no-groups')}</p>}
      <ul className={styles.people}>
        {groups.map(({ id, name, departsOn, returnsOn }) => (
          <li key={id}>
            <a className={styles.group} href={paths.leaderGroup(locale, id)}>
              <bdi>{name[locale]}</bdi>
              <span>
                <DateRangeText from={departsOn} to={returnsOn} />
              </span>
              <HijriText from={departsOn} />
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}
