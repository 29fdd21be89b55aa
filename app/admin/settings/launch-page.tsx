import { Link } from 'react-router'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { Locale } from '#kernel/locale.ts'
import { Card } from '../ui/card.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/launch-page.ts'
import { readLaunchList, type LaunchPoint } from './launch-list.server.ts'
import styles from './settings.module.css'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-settings', 'account', 'ui'],
}

export async function loader({ context }: Route.LoaderArgs) {
  adminOf(context, 'settings')
  const { db, env } = context.get(servicesContext)
  return { points: await readLaunchList(db, env) }
}

/** What is still missing for a legal start, and where each point is mended. */
export default function LaunchPage({ loaderData: { points } }: Route.ComponentProps) {
  const text = useText('staff-settings')
  const missing = points.filter(({ isNeeded, isDone }) => isNeeded && !isDone).length
  return (
    <>
      <PageHead title={text('launch-list')} path="/admin/settings/launch" isIndexed={false} />
      <PageTop title={text('launch-list')} lead={text('launch-lead', { count: missing })} />
      <Card title={text('launch-needed')}>
        <Points points={points.filter(({ isNeeded }) => isNeeded)} />
      </Card>
      <Card title={text('launch-advised')}>
        <Points points={points.filter(({ isNeeded }) => !isNeeded)} />
      </Card>
    </>
  )
}

function Points({ points }: { points: LaunchPoint[] }) {
  const text = useText('staff-settings')
  return (
    <ul className={styles.launch}>
      {points.map(({ name, isDone, isNeeded, place }) => (
        <li key={name}>
          <Tag tone={isDone ? 'green' : isNeeded ? 'red' : 'gray'}>
            {text(isDone ? 'launch-done' : 'launch-missing')}
          </Tag>
          <span>
            {text(`launch-${name}`)}
            <small>{text(`launch-${name}-hint`)}</small>
          </span>
          <Place place={place} />
        </li>
      ))}
    </ul>
  )
}

function Place({ place }: Pick<LaunchPoint, 'place'>) {
  const text = useText('staff-settings')
  const locale = useLocale()
  if (place === 'environment') return <small>{text('launch-environment')}</small>
  return <Link to={addressOf(place, locale)}>{text('launch-mend')}</Link>
}

function addressOf(place: Exclude<LaunchPoint['place'], 'environment'>, locale: Locale): string {
  if (place === 'reviews') return paths.adminReviews(locale)
  return place === 'keys' ? paths.adminProviderKeys(locale) : paths.adminSettings(locale, place)
}
