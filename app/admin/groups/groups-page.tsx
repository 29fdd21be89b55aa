import { Link } from 'react-router'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { buttonClass } from '#app/ui/button-look.ts'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { listGroups } from '#modules/agents/index.server.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { countPaidFamilies, listOrderStandings } from '#modules/booking/index.server.ts'
import { isAlive } from '#modules/booking/index.ts'
import { StaffLink } from '../ui/staff-link.tsx'
import sheet from '../ui/list-sheet.module.css'
import { PageTop } from '../ui/page-top.tsx'
import { TableFoot } from '../ui/table-foot.tsx'
import type { Route } from './+types/groups-page.ts'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-groups', 'agents', 'account', 'ui'],
}

const PAGE_SIZE = 25

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'orders')
  const { db } = context.get(servicesContext)
  const page = Math.max(1, Math.min(1000, Number(url.searchParams.get('page')) || 1))
  const { groups, total } = await listGroups(db, admin, { page, pageSize: PAGE_SIZE })
  const orderIds = groups.flatMap(({ offer }) => offer?.orderId ?? [])
  const paid = await countPaidFamilies(db, orderIds, dayInIstanbul(new Date()))
  const orders = await listOrderStandings(db, orderIds)
  return {
    page,
    total,
    groups: groups.map(({ id, name, count, offer, expected }) => {
      const order = offer?.orderId ? orders.get(offer.orderId) : undefined
      const isStanding = order !== undefined && isAlive(order.state)
      return {
        id,
        name,
        count,
        expected,
        offer: offer && { offerNo: offer.offerNo, state: offer.state },
        order: order && { orderNo: order.orderNo, isStanding },
        paid: (isStanding && paid.get(order.orderId)) || null,
      }
    }),
  }
}

/** Groups from their list of names to their order, the newest first. */
export default function GroupsPage({ loaderData: { groups, total, page } }: Route.ComponentProps) {
  const text = useText('staff-groups')
  const agents = useText('agents')
  const locale = useLocale()
  const first = (page - 1) * PAGE_SIZE + 1
  return (
    <>
      <PageHead title={text('groups')} path="/admin/groups" isIndexed={false} />
      <PageTop title={text('groups')} lead={text('groups-lead')}>
        <StaffLink to={paths.adminGroup(locale, 'new')} className={buttonClass({})}>
          <Icon name="plus" />
          {text('new-group')}
        </StaffLink>
      </PageTop>
      <div className={sheet.list}>
        {groups.length === 0 ? (
          <p className={sheet.empty}>{text('no-groups')}</p>
        ) : (
          <>
            <DataTable
              caption={text('groups')}
              head={
                <>
                  <th scope="col">{text('name')}</th>
                  <th scope="col">{text('column-people')}</th>
                  <th scope="col">{text('state')}</th>
                  <th scope="col">{text('families')}</th>
                </>
              }
            >
              {groups.map(({ id, name, count, expected, offer, order, paid }) => (
                <tr key={id}>
                  <td className={cell.worded}>
                    <Link to={paths.adminGroup(locale, id)} dir="auto">
                      {name}
                    </Link>
                  </td>
                  <td className={cell.unbroken}>
                    {text('people', { count })}
                    {expected !== null && !order && (
                      <span className={cell.second}>{text('expected', { count: expected })}</span>
                    )}
                  </td>
                  <td>
                    <GroupStateTag offer={offer} order={order} />
                    {order ? (
                      <span className={cell.second}>
                        <bdi dir="ltr">{order.orderNo}</bdi>
                      </span>
                    ) : (
                      offer && (
                        <span className={cell.second}>
                          <bdi dir="ltr">{offer.offerNo}</bdi> · {agents(`offer-state-${offer.state}`)}
                        </span>
                      )
                    )}
                  </td>
                  <td className={cell.unbroken}>
                    {paid && text('paid-families', { paid: String(paid.paid), families: String(paid.families) })}
                  </td>
                </tr>
              ))}
            </DataTable>
            <TableFoot
              summary={text('range', { from: String(first), to: String(first + groups.length - 1), total })}
              page={page}
              pages={Math.ceil(total / PAGE_SIZE)}
              hrefOf={(to) => paths.adminGroups(locale, { page: to })}
            />
          </>
        )}
      </div>
    </>
  )
}

function GroupStateTag({ offer, order }: { offer: object | null; order: { isStanding: boolean } | undefined }) {
  const text = useText('staff-groups')
  if (order) {
    return <Tag tone={order.isStanding ? 'green' : 'red'}>{text(order.isStanding ? 'state-order' : 'state-ended')}</Tag>
  }
  return <Tag tone={offer ? 'turquoise' : 'brass'}>{text(offer ? 'state-quote' : 'state-list')}</Tag>
}
