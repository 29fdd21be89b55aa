import { Button, OfAct } from '#app/ui/button.tsx'
import { useText } from '#app/ui/text.tsx'
import type { ComparedTicket, Workspace } from '#modules/operations/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { typedOrKept } from './typed-or-kept.ts'
import { usePersonName } from './use-person-name.ts'
import shared from './operations.module.css'
import styles from './permits-card.module.css'

/** How one ticket names one person of the day; begins with the ticket of whoever was asked for. */
export function TicketForm({
  workspace: { travellers, version },
  tickets,
  person,
  here,
  typed,
}: {
  workspace: Workspace
  tickets: readonly ComparedTicket[]
  person: string | undefined
  here: string
  typed: Readonly<Record<string, string>> | undefined
}) {
  const text = useText('staff-tickets')
  const nameOf = usePersonName()
  const known = tickets.find(({ passengerId }) => passengerId === person)
  const value = typedOrKept(typed, typed?.['intent'] === 'write-ticket')
  return (
    <OfAct>
      <section className={styles.part} id="ticket">
        <h3>{text('write-title')}</h3>
        <ActForm
          key={person}
          reloadDocument
          action={`${here}#tickets`}
          needs={['orders', 'papers']}
          className={shared.row}
        >
          <HiddenFields version={version} />
          <label className={shared.field}>
            <span>{text('person')}</span>
            <select name="traveller" required defaultValue={value('traveller', person)}>
              <option value="">{text('choose-person')}</option>
              {travellers.map((each) => (
                <option key={each.id} value={each.id}>
                  {nameOf(each)}
                </option>
              ))}
            </select>
          </label>
          <label className={shared.field}>
            <span>{text('last-name')}</span>
            <input name="lastName" maxLength={60} dir="auto" defaultValue={value('lastName', known?.lastName)} />
          </label>
          <label className={shared.field}>
            <span>{text('first-name')}</span>
            <input name="firstName" maxLength={60} dir="auto" defaultValue={value('firstName', known?.firstName)} />
          </label>
          <label className={shared.field}>
            <span>{text('ticket-no')}</span>
            <input name="ticketNo" maxLength={20} dir="ltr" defaultValue={value('ticketNo', known?.ticketNo)} />
          </label>
          <label className={shared.field}>
            <span>{text('pnr')}</span>
            <input name="pnr" maxLength={10} dir="ltr" defaultValue={value('pnr', known?.pnr)} />
          </label>
          <Button name="intent" value="write-ticket" look="outline" isSmall>
            {text('save')}
          </Button>
        </ActForm>
      </section>
    </OfAct>
  )
}
