import { paths } from '#app/addresses/paths.ts'
import { Button, OfAct } from '#app/ui/button.tsx'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import { isolated } from '#app/ui/isolated.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { ComparedTicket, Workspace } from '#modules/operations/index.ts'
import type { TicketBoard } from '#modules/operations/index.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import type { PastedTickets } from './act-on-tickets.server.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { opsQueryValues } from './ops-query.ts'
import { PersonPick } from './person-pick.tsx'
import { TicketForm } from './ticket-form.tsx'
import { TicketPaste } from './ticket-paste.tsx'
import { ticketTones } from './ticket-tones.ts'
import { useNameById } from './use-name-by-id.ts'
import shared from './operations.module.css'
import styles from './permits-card.module.css'

/** Other names come first, so that none of them is among those that are left out. */
const MOST_ROWS = 300

/** How tickets name the people of the day beside their passports, a form for one ticket, and one for a whole list. */
export function TicketsCard({
  workspace,
  board: { tickets, without },
  person,
  here,
  typed,
  pasted,
}: {
  workspace: Workspace
  board: TicketBoard
  person: string | undefined
  here: string
  typed: Readonly<Record<string, string>> | undefined
  pasted: PastedTickets | undefined
}) {
  const text = useText('staff-tickets')
  if (workspace.travellers.length === 0) return null
  const differing = tickets.filter(({ answer }) => answer === 'different').length
  return (
    <Card
      id="tickets"
      title={text('title')}
      end={
        <span>
          <Tag tone={differing > 0 ? 'red' : 'gray'}>{text('differ-count', { count: differing })}</Tag>{' '}
          {text('without-count', { count: without })}
        </span>
      }
    >
      <p className={shared.nothing}>{text('lead')}</p>
      {tickets.length === 0 ? (
        <p className={shared.nothing}>{text('nothing')}</p>
      ) : (
        <TicketTable tickets={tickets} workspace={workspace} here={here} />
      )}
      <TicketPaste workspace={workspace} here={here} pasted={pasted} />
      <TicketForm workspace={workspace} tickets={tickets} person={person} here={here} typed={typed} />
    </Card>
  )
}

function TicketTable({
  tickets,
  workspace,
  here,
}: {
  tickets: readonly ComparedTicket[]
  workspace: Workspace
  here: string
}) {
  const text = useText('staff-tickets')
  return (
    <ActForm reloadDocument action={`${here}#tickets`} needs={['orders', 'papers']}>
      <HiddenFields version={workspace.version} />
      <DataTable
        caption={text('title')}
        head={
          <>
            <th scope="col">{text('passport-name')}</th>
            <th scope="col">{text('ticket-name')}</th>
            <th scope="col">{text('answer')}</th>
            <th scope="col">{text('ticket-no')}</th>
            <th scope="col">{text('pnr')}</th>
            <th scope="col">{text('kept')}</th>
          </>
        }
      >
        {tickets.slice(0, MOST_ROWS).map((ticket) => (
          <TicketRow key={ticket.passengerId} ticket={ticket} workspace={workspace} />
        ))}
      </DataTable>
      {tickets.length > MOST_ROWS && (
        <p className={shared.nothing}>{text('more', { count: tickets.length - MOST_ROWS })}</p>
      )}
      <OfAct>
        <div className={shared.foot}>
          <Button name="intent" value="remove-tickets" look="outline" isSmall>
            {text('remove')}
          </Button>
        </div>
      </OfAct>
    </ActForm>
  )
}

function TicketRow({
  ticket: { passengerId, lastName, firstName, answer, ticketNo, pnr, keptAt, keptBy },
  workspace,
}: {
  ticket: ComparedTicket
  workspace: Workspace
}) {
  const text = useText('staff-tickets')
  const locale = useLocale()
  const name = useNameById(workspace.travellers)(passengerId)
  const correct = paths.adminDate(locale, 'ops', workspace.date, opsQueryValues({ tab: 'visas', person: passengerId }))
  return (
    <tr>
      <th scope="row">
        <PersonPick id={passengerId} name={name} />
      </th>
      <td className={cell.worded}>
        <bdi>{`${lastName} ${firstName}`}</bdi>
        <OfAct>
          {' '}
          <a href={`${correct}#ticket`} aria-label={text('correct-of', { name })}>
            {text('correct')}
          </a>
        </OfAct>
      </td>
      <td>
        <Tag tone={ticketTones[answer]} icon={answer === 'different' ? 'triangle-alert' : undefined}>
          {text(`answer-${answer}`)}
        </Tag>
      </td>
      <td className={cell.unbroken}>
        <bdi dir="ltr">{ticketNo || '–'}</bdi>
      </td>
      <td className={cell.unbroken}>
        <bdi dir="ltr">{pnr || '–'}</bdi>
      </td>
      <td>
        <small className={styles.since}>
          {text.rich('kept-by', {
            name: keptBy,
            day: formatDate(dayInIstanbul(keptAt), locale, { short: true }),
            user: isolated,
          })}
        </small>
      </td>
    </tr>
  )
}
