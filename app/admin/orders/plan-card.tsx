import { usePageFrame } from '#app/page/page-frame.tsx'
import { paths } from '#app/addresses/paths.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { InstantText, MoneyText, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { PaymentPart } from '#modules/booking/index.server.ts'
import { partState, type OrderState, type PartState } from '#modules/booking/index.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { ChatLink } from '../ui/chat-link.tsx'
import { Card } from '../ui/card.tsx'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import styles from './order-page.module.css'

/** In what an order is paid: amounts, days, payers and the links of what is open. */
export function PlanCard({
  id,
  orderNo,
  parts,
  state,
  today,
  chats,
}: {
  id: string
  orderNo: string
  parts: PaymentPart[]
  state: OrderState
  today: PlainDate
  /** Chats that remind the customer of parts, by their ids. */
  chats: Readonly<Record<string, string>>
}) {
  const text = useText('staff')
  const { locale, origin } = usePageFrame()
  const canPay = state === 'awaiting_payment' || state === 'partially_paid'
  return (
    <Card
      title={text('plan')}
      end={
        canPay && (
          <>
            <StaffButtonLink
              href={paths.adminCashPart(locale, 'new', { order: orderNo, from: 'order' })}
              look="outline"
              isSmall
            >
              {text('take-cash')}
            </StaffButtonLink>
            <StaffButtonLink href={paths.adminOrderPlan(locale, id)} look="outline" isSmall>
              {text('plan-change')}
            </StaffButtonLink>
          </>
        )
      }
    >
      {parts.length === 0 && <p className={styles.nothing}>{text('plan-none')}</p>}
      {parts.length > 0 && (
        <DataTable
          caption={text('plan')}
          head={
            <>
              <th scope="col">{text('plan-due')}</th>
              <th scope="col" className={cell.end}>
                {text('plan-amount')}
              </th>
              <th scope="col">{text('plan-state')}</th>
              <th scope="col">{text('plan-payer')}</th>
              <th scope="col">{text('plan-link')}</th>
            </>
          }
        >
          {parts.map((part) => {
            const link = origin + paths.payment(locale, part.paymentToken)
            const of = partState(part, today)
            return (
              <tr key={part.id}>
                <td>{part.dueOn === null ? text('plan-now') : formatDate(part.dueOn, locale)}</td>
                <td className={cell.end}>
                  <MoneyText money={part.amount} cents />
                </td>
                <td>
                  {(canPay || of === 'paid') && <Tag tone={toneOf[of]}>{text(`part-${of}`)}</Tag>}
                  {part.paidAt && <InstantText instant={part.paidAt} className={cell.second} />}
                </td>
                <td>
                  {part.payer ? (
                    <>
                      <bdi>{part.payer.name}</bdi>
                      <span className={cell.second}>
                        <bdi>{part.payer.email}</bdi>
                      </span>
                    </>
                  ) : (
                    text('plan-customer')
                  )}
                </td>
                <td>
                  {canPay && part.paidAt === null && (
                    <>
                      <CopyButton value={link} label={text('plan-link')} />
                      {chats[part.id] && <ChatLink href={chats[part.id] ?? ''} name={orderNo} />}
                    </>
                  )}
                </td>
              </tr>
            )
          })}
        </DataTable>
      )}
    </Card>
  )
}

const toneOf: Record<PartState, 'brass' | 'green' | 'red'> = { paid: 'green', open: 'brass', overdue: 'red' }
