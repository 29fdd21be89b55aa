import { paths } from '#app/addresses/paths.ts'
import { Tag } from '#app/ui/tag.tsx'
import { DateText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Workspace } from '#modules/operations/index.ts'
import { Card } from '../ui/card.tsx'
import { ChatLink } from '../ui/chat-link.tsx'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import { ordersOfDay, paidSums } from './sums-of-day.ts'
import styles from './operations.module.css'

/** What each order of the day costs, has paid and still owes, those with most to pay first. */
export function PaymentsCard({
  workspace,
  today,
  chats,
}: {
  workspace: Workspace
  today: PlainDate
  /** By the ids of the orders. */
  chats: Readonly<Record<string, string>>
}) {
  const text = useText('staff-operations')
  const staff = useText('staff')
  const locale = useLocale()
  const orders = ordersOfDay(workspace)
  return (
    <Card
      id="payments"
      title={text('payments')}
      end={paidSums(workspace).map(({ price, paid }) => (
        <span key={price.currency} className={cell.unbroken}>
          {text('paid')} <MoneyText money={paid} /> / <MoneyText money={price} />
        </span>
      ))}
    >
      {orders.length === 0 ? (
        <p className={styles.nothing}>{text('no-orders')}</p>
      ) : (
        <DataTable
          caption={text('payments')}
          head={
            <>
              <th scope="col">{text('order')}</th>
              <th scope="col">{text('contact')}</th>
              <th scope="col">
                <span className="visually-hidden">{staff('write-whatsapp')}</span>
              </th>
              <th scope="col" className={cell.end}>
                {text('passengers')}
              </th>
              <th scope="col" className={cell.end}>
                {text('price')}
              </th>
              <th scope="col" className={cell.end}>
                {text('paid')}
              </th>
              <th scope="col" className={cell.end}>
                {text('open-money')}
              </th>
              <th scope="col">{text('due')}</th>
            </>
          }
        >
          {orders.map(({ order, isHeld, travellers, price, paid, open }) => {
            const isOpen = open.minor > 0
            const isOverdue = isOpen && order.restDueOn !== null && order.restDueOn < today
            return (
              <tr key={order.id} className={isOverdue ? cell.warned : undefined}>
                <th scope="row">
                  <a className={cell.open} href={`${paths.adminOrder(locale, order.id)}#payments`}>
                    {order.no}
                  </a>
                </th>
                <td className={styles.above}>
                  <bdi>{order.contact}</bdi> {isHeld && <Tag tone="gray">{text('held')}</Tag>}
                  <a href={`tel:${order.phone}`} className={styles.phone}>
                    <bdi dir="ltr">{formatPhone(order.phone, locale)}</bdi>
                  </a>
                </td>
                <td className={styles.above}>
                  <ChatLink href={chats[order.id] ?? ''} name={order.contact} look="sign" />
                </td>
                <td className={cell.end}>{travellers.length}</td>
                <td className={cell.end}>
                  <MoneyText money={price} />
                </td>
                <td className={cell.end}>
                  <MoneyText money={paid} />
                </td>
                <td className={cell.end}>
                  {isOpen ? (
                    <MoneyText money={open} className={styles.owed} />
                  ) : (
                    <Tag tone="green">{text('all-paid')}</Tag>
                  )}
                </td>
                <td>
                  {isOpen &&
                    (order.restDueOn ? (
                      <>
                        <DateText date={order.restDueOn} short /> {isOverdue && <Tag tone="red">{text('overdue')}</Tag>}
                      </>
                    ) : (
                      text('due-now')
                    ))}
                </td>
              </tr>
            )
          })}
        </DataTable>
      )}
    </Card>
  )
}
