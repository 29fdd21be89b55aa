import { paths } from '#app/addresses/paths.ts'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
import type { AskedOrders } from '#modules/opinions/index.server.ts'
import { Card } from '../ui/card.tsx'
import { StaffLink } from '../ui/staff-link.tsx'
import styles from './asked-customers.module.css'

type ShownRequest = Omit<AskedOrders['latest'][number], 'orderId'> & {
  order: { id: string; orderNo: string } | undefined
}

export type ShownRequests = Omit<AskedOrders, 'latest'> & { latest: ShownRequest[] }

/** Whom we asked how their journey was: how many in all and how many wrote, and the latest of them, folded. */
export function AskedCustomers({ requests: { asked, answered, refused, latest } }: { requests: ShownRequests }) {
  const text = useText('staff-reviews')
  return (
    <Card title={text('asked-title')}>
      <div className={styles.asked}>
        <p className={styles.counts}>
          <span>{text('asked-count', { count: asked })}</span>
          {asked > 0 && <span>{text('answered-count', { count: answered })}</span>}
          {refused > 0 && <span>{text('refused-count', { count: refused })}</span>}
        </p>
        {latest.length > 0 && (
          <details>
            <summary>{text('asked-latest', { count: latest.length })}</summary>
            <DataTable
              caption={text('asked-title')}
              head={
                <>
                  <th scope="col">{text('asked-order')}</th>
                  <th scope="col">{text('asked-state')}</th>
                  <th scope="col">{text('asked-at')}</th>
                  <th scope="col">{text('asked-reminded')}</th>
                </>
              }
            >
              {latest.map((each, index) => (
                <Row key={each.order?.id ?? index} request={each} />
              ))}
            </DataTable>
          </details>
        )}
      </div>
    </Card>
  )
}

function Row({ request: { order, askedAt, remindedAt, answeredAt, refusedAt } }: { request: ShownRequest }) {
  const text = useText('staff-reviews')
  const locale = useLocale()
  return (
    <tr>
      <th scope="row" className={cell.unbroken}>
        {order && (
          <StaffLink to={paths.adminOrder(locale, order.id)}>
            <bdi dir="ltr">{order.orderNo}</bdi>
          </StaffLink>
        )}
      </th>
      <td>
        {answeredAt ? (
          <Tag tone="green">{text('asked-answered')}</Tag>
        ) : (
          <Tag tone={refusedAt ? 'red' : 'gray'}>{text(refusedAt ? 'asked-refused' : 'asked-waiting')}</Tag>
        )}
      </td>
      <td>
        <InstantText instant={askedAt} />
      </td>
      <td>{remindedAt && <InstantText instant={remindedAt} />}</td>
    </tr>
  )
}
