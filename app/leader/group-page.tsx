import { data, redirect } from 'react-router'
import { daysAhead } from '#app/acts/road/days-ahead.ts'
import { roadOnWire } from '#app/acts/road/road-on-wire.ts'
import { paths } from '#app/addresses/paths.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { leaderOf, requireLeader } from '#app/http/middleware/leader.server.ts'
import { cameraAllowed } from '#app/http/middleware/policy.server.ts'
import { rememberSession } from '#app/http/middleware/session.server.ts'
import { KeptCopy, keptUntil } from '#app/page/kept-copy.tsx'
import { missing } from '#app/page/missing.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageScript } from '#app/page/page-script.tsx'
import { openFacts } from '#app/page/tick-facts.ts'
import { statusOf } from '#app/refusals/refusals.ts'
import { DateRangeText, useLocale, useText } from '#app/ui/text.tsx'
import { listFlightTimes, listStarts } from '#modules/catalog/index.server.ts'
import { findLedGroup, type LedGroup } from '#modules/operations/index.server.ts'
import { COUNT_LASTS_MS, luggagePoints, nothingMarked, type GroupRoad } from '#modules/road/index.ts'
import { listCardTokens, prayersOfDay, readGroupRoads } from '#modules/road/index.server.ts'
import type { Route } from './+types/group-page.ts'
import { actOnGroup } from './act-on-group.server.ts'
import { CountSection } from './count-section.tsx'
import { IncidentsSection } from './incidents-section.tsx'
import styles from './leader.module.css'
import { LuggageSection } from './luggage-section.tsx'
import { PeopleSection } from './people-section.tsx'
import { ReportButtons } from './report-buttons.tsx'
import { ritesOfGroup } from './rites-of-group.server.ts'
import { RitesSection } from './rites-section.tsx'
import { TodaySection } from './today-section.tsx'
import { todayOfGroup } from './today-of-group.ts'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['chairs', 'diary', 'leader', 'permits', 'pocket', 'prayers', 'travellers', 'ui'],
  isCached: false,
}

export const middleware: Route.MiddlewareFunction[] = [rememberSession, requireLeader]

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const now = new Date()
  const group = await findLedGroup(db, leaderOf(context), params.groupId, now)
  if (!group) throw missing('tour')
  const { departureId } = group
  const locale = context.get(localeContext)
  const flights = (await listFlightTimes(db, [departureId], locale)).get(departureId) ?? []
  const start = (await listStarts(db, [departureId], locale)).get(departureId) ?? null
  const road = (await readGroupRoads(db, [departureId])).get(departureId) ?? nothingMarked
  const onRoad = { ...group, leavings: [...flights, ...group.rides] }
  const days = daysAhead([group], now).map((day) => ({
    day,
    moments: todayOfGroup(group, { flights, start }, day),
    prayers: prayersOfDay([onRoad], day),
  }))
  return {
    group,
    road,
    cards: Object.fromEntries(await listCardTokens(db, idsOf(group))),
    current: currentOf(road, url.searchParams.get('count'), now),
    point: luggagePoints.find((each) => each === url.searchParams.get('point')) ?? luggagePoints[0],
    running: url.searchParams.get('rite') ?? '',
    days,
    rites: await ritesOfGroup(db, days, now),
    now,
    until: keptUntil(group.returnsOn, now),
  }
}

function idsOf({ people }: LedGroup): string[] {
  return people.map(({ id }) => id)
}

/** The page alone may ask for the camera, with which it reads the codes of cards. */
export function headers() {
  return { 'Permissions-Policy': cameraAllowed }
}

/** The count that the address names, or else the last one that was begun. */
function currentOf({ counts }: GroupRoad, named: string | null, now: Date): GroupRoad['counts'][number] | undefined {
  const last = counts.find(({ begunAt }) => now.getTime() - begunAt.getTime() < COUNT_LASTS_MS)
  return counts.find(({ ids }) => named !== null && ids.includes(named)) ?? last
}

/** What the page does without a script; the end of a passport number is shown once and not kept. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext)
  const acting = { db, leader: leaderOf(context), group: params.groupId }
  const done = await actOnGroup(acting, await request.formData(), new Date())
  if (!done.ok) throw done.error.code === 'not_found' ? missing('tour') : data(null, { status: statusOf('invalid') })
  if ('tail' in done.value) return data(done.value)
  const query = new URLSearchParams(Object.entries(done.value.query).filter(([, value]) => value !== ''))
  return redirect(`${paths.leaderGroup(context.get(localeContext), params.groupId)}?${query.toString()}`, 303)
}

/** One group on the phone of its leader: today, the count, luggage, everybody, incidents, and how long rites take. */
export default function GroupPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('leader')
  const locale = useLocale()
  const { group, road, current, point, days, until, running, now } = loaderData
  const { id, name, departsOn, returnsOn, people } = group
  const here = new Set(current?.here.map(({ passengerId }) => passengerId))
  const address = paths.leaderGroup(locale, id)
  return (
    <main className={`wrap ${styles.page}`}>
      <PageHead title={name[locale]} path={`/leader/${id}`} isIndexed={false} />
      <p>
        <a href={paths.leader(locale)}>{text('title')}</a>
      </p>
      <h1>
        <bdi>{name[locale]}</bdi>
      </h1>
      <p>
        <DateRangeText from={departsOn} to={returnsOn} />
      </p>
      <KeptCopy until={until} says={text('kept-copy')} className={styles.kept} address={address} />
      <nav className={styles.parts} aria-label={text('parts')}>
        {(['today', 'count', 'luggage', 'incidents', 'rites'] as const).map((part) => (
          <a key={part} href={`#${part}`}>
            {text(part)}
          </a>
        ))}
      </nav>
      <TodaySection days={days} daysBetween={group.daysBetween} now={now} />
      <form
        method="post"
        action={address}
        className={styles.form}
        data-lead={id}
        data-road={JSON.stringify(roadOnWire(road))}
        data-text-sent={text('marks-sent', openFacts('marks-sent'))}
        data-text-waiting={text('marks-waiting', openFacts('marks-waiting'))}
        data-text-signed-out={text('marks-signed-out', openFacts('marks-signed-out'))}
        data-text-gone={text('mark-gone', openFacts('mark-gone'))}
        data-text-count-at={text('count-at', openFacts('count-at'))}
        data-text-missing={text('missing-now', openFacts('missing-now'))}
        data-text-nobody={text('nobody-missing')}
        suppressHydrationWarning
      >
        {/* Enter in a field presses the first button, which must not be the one that begins a count. */}
        <button name="intent" value="save" hidden>
          {text('save')}
        </button>
        <input type="hidden" name="count" value={current?.ids[0] ?? ''} />
        <input type="hidden" name="point" value={point} />
        <input type="hidden" name="seen" value={[...here].join(' ')} />
        <CountSection people={people} counts={road.counts} current={current} />
        <LuggageSection group={id} luggage={road.luggage} point={point} />
        <PeopleSection
          people={people}
          rides={group.rides}
          here={here}
          luggage={road.luggage}
          point={point}
          cards={loaderData.cards}
          shown={actionData && 'tail' in actionData ? actionData : undefined}
        />
        <section aria-labelledby="report-title">
          <h2 id="report-title">{text('report-group')}</h2>
          <ReportButtons />
        </section>
        <ul role="alert" data-gone="" className={styles.gone} />
        <p role="status" data-state="" className={styles.state} />
      </form>
      <IncidentsSection incidents={road.incidents} people={people} />
      <RitesSection running={running} {...loaderData.rites} now={now} />
      <PageScript name="lead-group" />
    </main>
  )
}
