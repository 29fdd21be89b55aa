import { stepName } from '#app/acts/steps/step-name.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { DateText, useLocale, useText } from '#app/ui/text.tsx'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { PlannedStep } from '#modules/planner/index.ts'
import { ActForm } from '../ui/act-form.tsx'
import { ChatLink } from '../ui/chat-link.tsx'
import { StaffLink } from '../ui/staff-link.tsx'

export type ShownRisk = {
  order: { id: string; publicId: string; orderNo: string }
  person: { id: string | null; name: string; departsOn: PlainDate; tourName: string }
  customer: string
  chat: string | undefined
  /** What is not done, the nearest first. */
  steps: PlannedStep[]
  daysLeft: number
  open: number
}

/** Who has what left to do, how many days are left, and the way to tick it or to write to the customer. */
export function RiskTable({ risks }: { risks: readonly ShownRisk[] }) {
  const text = useText('staff-steps')
  return (
    <DataTable
      caption={text('title')}
      head={
        <>
          <th scope="col">{text('person')}</th>
          <th scope="col">{text('left')}</th>
          <th scope="col">{text('next-step')}</th>
          <th scope="col">{text('open')}</th>
          <th scope="col">{text('journey')}</th>
          <th scope="col">{text('acts')}</th>
        </>
      }
    >
      {risks.map((risk, index) => (
        <Row key={`${risk.order.id}:${risk.person.id ?? index}`} risk={risk} />
      ))}
    </DataTable>
  )
}

function Row({ risk: { order, person, customer, chat, steps, daysLeft, open } }: { risk: ShownRisk }) {
  const text = useText('staff-steps')
  const locale = useLocale()
  const [next] = steps
  return (
    <tr>
      <th scope="row">
        <bdi>{person.name}</bdi>
        <small className={cell.second}>
          <StaffLink to={paths.adminOrder(locale, order.publicId)}>
            <bdi dir="ltr">{order.orderNo}</bdi>
          </StaffLink>
          {person.id === null && ` · ${text('payer')}`}
        </small>
      </th>
      <td>
        <Tag tone={daysLeft < 0 ? 'red' : daysLeft <= 3 ? 'brass' : 'gray'}>
          {daysLeft < 0 ? text('days-late', { count: -daysLeft }) : text('days-left', { count: daysLeft })}
        </Tag>
      </td>
      <td className={cell.worded}>
        {next && (
          <>
            <bdi>{stepName(next, text, locale)}</bdi>
            <small className={cell.second}>
              <DateText date={next.lastDay} short />
            </small>
          </>
        )}
      </td>
      <td>{open}</td>
      <td className={cell.worded}>
        <bdi>{person.tourName}</bdi>
        <small className={cell.second}>
          <DateText date={person.departsOn} short />
        </small>
      </td>
      <td className={cell.worded}>
        {steps.flatMap((step) =>
          person.id !== null && step.kind === 'own'
            ? [<Tick key={step.key} order={order.id} person={person.id} step={step} />]
            : [],
        )}
        {chat && <ChatLink href={chat} name={customer} look="sign" />}
      </td>
    </tr>
  )
}

function Tick({ order, person, step }: { order: string; person: string; step: PlannedStep }) {
  const text = useText('staff-steps')
  const locale = useLocale()
  return (
    <ActForm>
      <input type="hidden" name="order" value={order} />
      <input type="hidden" name="traveller" value={person} />
      <input type="hidden" name="step" value={step.key} />
      <Button look="outline" isSmall>
        {text('tick', { step: stepName(step, text, locale) })}
      </Button>
    </ActForm>
  )
}
