import { Link, useNavigation } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { DateRangeText, InstantText, useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { WaitingState } from '#modules/catalog/index.ts'
import type { WaitingParty } from '#modules/engagement/index.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { ChatLink } from '../ui/chat-link.tsx'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import styles from './parties-table.module.css'

const toneOf: Record<WaitingState, 'brass' | 'turquoise' | 'green' | 'gray'> = {
  waiting: 'brass',
  offered: 'turquoise',
  taken: 'green',
  expired: 'gray',
  left: 'gray',
  removed: 'gray',
}

/** Somebody who waits, with the address of a chat about it. */
type ShownParty = WaitingParty & { chat: string | undefined }

/** Who waits for one departure, in turn, and what staff do about it. */
export function PartiesTable({
  list: { tourId, name, departsOn, returnsOn, parties },
}: {
  list: { tourId: string; name: string; departsOn: PlainDate; returnsOn: PlainDate; parties: readonly ShownParty[] }
}) {
  const text = useText('waiting')
  const locale = useLocale()
  return (
    <Card
      title={
        <>
          <bdi>{name}</bdi> · <DateRangeText from={departsOn} to={returnsOn} short />
        </>
      }
      end={<Link to={paths.adminWaitingList(locale)}>{text('back')}</Link>}
    >
      {parties.length === 0 ? (
        <p>{text('staff-empty')}</p>
      ) : (
        <DataTable
          caption={text('title')}
          head={
            <>
              <th scope="col">{text('person')}</th>
              <th scope="col">{text('state')}</th>
              <th scope="col">{text('since')}</th>
              <th scope="col">{text('acts')}</th>
            </>
          }
        >
          {parties.map((party) => (
            <Party key={party.id} party={party} action={paths.adminWaitingList(locale, { departure: tourId })} />
          ))}
        </DataTable>
      )}
    </Card>
  )
}

function Party({ party, action }: { party: ShownParty; action: string }) {
  const text = useText('waiting')
  const { seats, state, joinedAt, expiresAt } = party
  return (
    <tr>
      <th scope="row">
        <Person party={party} />
        <small className={cell.second}>{text('seats-of', { count: seats })}</small>
      </th>
      <td>
        <Tag tone={toneOf[state]}>{text(`state-${state}`)}</Tag>
        {state === 'offered' && expiresAt && (
          <small className={cell.second}>
            {text('state-until')} <InstantText instant={expiresAt} />
          </small>
        )}
      </td>
      <td>
        <InstantText instant={joinedAt} />
      </td>
      <td>
        <Acts party={party} action={action} />
      </td>
    </tr>
  )
}

function Person({ party: { person, chat } }: { party: ShownParty }) {
  const text = useText('waiting')
  const locale = useLocale()
  if (!person) return <>{text('erased')}</>
  const { name, phone, email } = person
  return (
    <>
      <bdi>{name}</bdi>
      <span className={styles.reach}>
        <a href={`tel:${phone}`}>
          <bdi dir="ltr">{formatPhone(phone, locale)}</bdi>
        </a>
        {chat && <ChatLink href={chat} name={name} />}
        <a href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </a>
      </span>
    </>
  )
}

function Acts({ party: { id, state }, action }: { party: ShownParty; action: string }) {
  const text = useText('waiting')
  const isBusy = useNavigation().state !== 'idle'
  const isOnList = state === 'waiting' || state === 'offered'
  if (!isOnList && state !== 'expired') return null
  return (
    <ActForm action={action} className={styles.acts}>
      <input type="hidden" name="id" value={id} />
      {state !== 'offered' && (
        <Button name="intent" value="offer" look="outline" isSmall disabled={isBusy}>
          {text('act-offer')}
        </Button>
      )}
      {isOnList && (
        <>
          <Button name="intent" value="skip" look="outline" isSmall disabled={isBusy}>
            {text('act-skip')}
          </Button>
          <Button name="intent" value="remove" look="outline" isSmall disabled={isBusy}>
            {text('act-remove')}
          </Button>
        </>
      )}
    </ActForm>
  )
}
