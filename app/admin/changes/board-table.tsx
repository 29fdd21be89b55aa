import { useFetcher } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import { joinList } from '#kernel/join-list.ts'
import type { Locale } from '#kernel/locale.ts'
import { isReached, type Outcome, type Reach, type Weight } from '#modules/promises/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import { ChatLink } from '../ui/chat-link.tsx'
import { StaffLink } from '../ui/staff-link.tsx'

export type ShownNotice = {
  noticeId: string
  order: { publicId: string; orderNo: string; language: Locale }
  contact: { name: string; phone: string }
  travellers: string[]
  weight: Weight
  reach: Reach
  at: Date
  chattedAt: Date | null
  answer: Outcome | null
  /** In the language of the order, as it is read out on the telephone. */
  change: string
  chat: string | undefined
}

/** Whom a change of a departure has reached, those to call first, each with telephone and prepared chat; printed as it is. */
export function BoardTable({ departure, rows }: { departure: string; rows: readonly ShownNotice[] }) {
  const text = useText('staff-changes')
  return (
    <DataTable
      caption={text('title')}
      head={
        <>
          <th scope="col">{text('order')}</th>
          <th scope="col">{text('state')}</th>
          <th scope="col">{text('acts')}</th>
          <th scope="col">{text('people')}</th>
          <th scope="col">{text('change')}</th>
        </>
      }
    >
      {rows.map((row) => (
        <Row key={row.noticeId} departure={departure} row={row} />
      ))}
    </DataTable>
  )
}

function Row({ departure, row }: { departure: string; row: ShownNotice }) {
  const text = useText('staff-changes')
  const locale = useLocale()
  const { order, contact, travellers, weight, reach, at, answer, change } = row
  return (
    <tr>
      <th scope="row">
        <bdi>{contact.name}</bdi>
        <small className={cell.second}>
          <StaffLink to={paths.adminOrder(locale, order.publicId)}>
            <bdi dir="ltr">{order.orderNo}</bdi>
          </StaffLink>
        </small>
      </th>
      <td className={cell.worded}>
        <Tag tone={toneOf[reach]}>{text(`state-${reach}`)}</Tag>
        <small className={cell.second}>
          {answer === null ? <InstantText instant={at} /> : text(`answer-${answer}`)}
        </small>
      </td>
      <td className={cell.worded}>
        <Reaching departure={departure} row={row} />
      </td>
      <td className={cell.worded}>
        <bdi>{joinList(travellers, locale)}</bdi>
      </td>
      <td className={cell.worded}>
        {weight === 'essential' && <Tag tone="red">{text('essential')}</Tag>} <bdi lang={order.language}>{change}</bdi>
      </td>
    </tr>
  )
}

/** How somebody is reached: by telephone, by chat; and that it was done. */
function Reaching({ departure, row }: { departure: string; row: ShownNotice }) {
  const text = useText('staff-changes')
  const locale = useLocale()
  const fetcher = useFetcher()
  const { noticeId, contact, reach, chattedAt, chat } = row
  return (
    <>
      <div className={cell.unbroken}>
        {contact.phone !== '' && (
          <a href={`tel:${contact.phone}`}>
            <bdi dir="ltr">{formatPhone(contact.phone, locale)}</bdi>
          </a>
        )}{' '}
        {chat && (
          <ChatLink
            href={chat}
            name={contact.name}
            look="sign"
            onOpen={() => void fetcher.submit({ intent: 'chat', notice: noticeId }, { method: 'post' })}
          />
        )}
      </div>
      {chattedAt && (
        <small className={cell.second}>
          <InstantText instant={chattedAt} />
        </small>
      )}
      {!isReached(reach) && (
        <ActForm>
          <input type="hidden" name="notice" value={noticeId} />
          <input type="hidden" name="departure" value={departure} />
          <Button name="intent" value="reach" look="outline" isSmall>
            {text('reach')}
          </Button>
        </ActForm>
      )}
    </>
  )
}

const toneOf: Record<Reach, 'red' | 'brass' | 'gray' | 'green'> = {
  unsent: 'red',
  sent: 'brass',
  opened: 'gray',
  reached: 'green',
  confirmed: 'green',
}
