import { Link } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { DateText, useLocale, useText } from '#app/ui/text.tsx'
import { listAllottedDepartures } from '#modules/agents/index.server.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/allotments-page.ts'
import layout from '../ui/columns.module.css'

export const handle: PageHandle = { page: 'application', layout: 'staff', areas: ['staff', 'agents', 'ui'] }

/** The departures to come of which seats are promised to agencies, by day. */
export async function loader({ context }: Route.LoaderArgs) {
  const admin = adminOf(context, 'orders')
  const locale = context.get(localeContext)
  const departures = await listAllottedDepartures(context.get(servicesContext).db, admin, new Date())
  return { departures: departures.map((each) => ({ ...each, tourName: each.tourName[locale] })) }
}

export default function AllotmentsPage({ loaderData: { departures } }: Route.ComponentProps) {
  const text = useText('agents')
  const locale = useLocale()
  return (
    <>
      <PageHead title={text('allotted-departures')} path="/admin/agents/allotments" isIndexed={false} />
      <BackLink to={paths.adminAgents(locale)}>{text('agencies')}</BackLink>
      <PageTop title={text('allotted-departures')} />
      {departures.length === 0 && <EmptyState title={text('no-allotments')} lead={text('no-allotments-lead')} />}
      <div className={layout.column}>
        {departures.map(({ tourId, tourName, departsOn, openSeats, allotments }) => (
          <Card
            key={tourId}
            title={
              <>
                <DateText date={departsOn} weekday /> · {tourName}
              </>
            }
            end={openSeats !== null && <span>{text('open-seats', { count: openSeats })}</span>}
          >
            <DataTable
              caption={tourName}
              head={
                <>
                  <th scope="col">{text('agency-name')}</th>
                  <th scope="col" className={cell.end}>
                    {text('seats')}
                  </th>
                  <th scope="col" className={cell.end}>
                    {text('sold')}
                  </th>
                  <th scope="col" className={cell.end}>
                    {text('rest')}
                  </th>
                  <th scope="col">{text('release-on')}</th>
                </>
              }
            >
              {allotments.map(({ id, holderId, agencyName, seats, taken, rest, releaseOn, releasedAt }) => (
                <tr key={id}>
                  <td>
                    <Link to={paths.adminAgent(locale, holderId)} className={cell.open} dir="auto">
                      {agencyName}
                    </Link>
                  </td>
                  <td className={cell.end}>{seats}</td>
                  <td className={cell.end}>{taken}</td>
                  <td className={cell.end}>{rest}</td>
                  <td>
                    <DateText date={releaseOn} short /> {releasedAt && text('released')}
                  </td>
                </tr>
              ))}
            </DataTable>
          </Card>
        ))}
      </div>
    </>
  )
}
