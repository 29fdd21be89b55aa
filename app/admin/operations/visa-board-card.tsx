import { Button, OfAct } from '#app/ui/button.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { isolated } from '#app/ui/isolated.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { joinList } from '#kernel/join-list.ts'
import { visaRequirements, visaSteps, type Workspace, type WorkTraveller } from '#modules/operations/index.ts'
import type { VisaBatches, VisaBoard } from '#modules/operations/index.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { PersonPick } from './person-pick.tsx'
import { usePersonName } from './use-person-name.ts'
import { visaTones } from './visa-tones.ts'
import shared from './operations.module.css'
import styles from './permits-card.module.css'

type Shown = { workspace: Workspace; board: VisaBoard; made: VisaBatches; here: string }

/** Who has everything that a visa needs, and what is open for whom; several move at once. */
export function VisaBoardCard({ workspace, board, made, here }: Shown) {
  const text = useText('staff-visas')
  const words = useText('staff-operations')
  const people = familiesTogether(workspace.travellers.filter(({ visa }) => visa !== 'not-needed'))
  const ready = people.filter(({ id }) => board.open[id]?.length === 0).length
  return (
    <Card
      id="board"
      title={text('board')}
      end={<span>{text('ready-count', { ready: String(ready), count: people.length })}</span>}
    >
      {people.length === 0 ? (
        <p className={shared.nothing}>{text('nobody-needs')}</p>
      ) : (
        <ActForm reloadDocument action={here}>
          <HiddenFields version={workspace.version} back="visas" />
          <DataTable
            caption={text('board')}
            head={
              <>
                <th scope="col">{words('surname-and-name')}</th>
                <th scope="col">{text('whole')}</th>
                {visaRequirements.map((each) => (
                  <th key={each} scope="col">
                    {text(`needs-${each}`)}
                  </th>
                ))}
                <th scope="col">{words('visa')}</th>
              </>
            }
          >
            {people.map((traveller) => (
              <BoardRow
                key={traveller.id}
                traveller={traveller}
                open={board.open[traveller.id] ?? []}
                refused={refusedBeside(traveller, people)}
              />
            ))}
          </DataTable>
          <OfAct>
            <div className={shared.foot}>
              <label className={shared.field}>
                <span>{words('move-visas')}</span>
                <select name="visa" defaultValue="applied">
                  {visaSteps.map((step) => (
                    <option key={step} value={step}>
                      {words(`visa-${step}`)}
                    </option>
                  ))}
                </select>
              </label>
              <Button name="intent" value="visa" isSmall>
                {words('apply')}
              </Button>
            </div>
            <MakeBatch made={made} />
          </OfAct>
        </ActForm>
      )}
    </Card>
  )
}

/** Hands the chosen in to one of the companies for which there is a template. */
function MakeBatch({ made: { templates } }: { made: VisaBatches }) {
  const text = useText('staff-visas')
  if (templates.length === 0) return <p className={shared.nothing}>{text('no-template')}</p>
  return (
    <div className={shared.foot}>
      <label className={shared.field}>
        <span>{text('batch-for')}</span>
        <select name="templateId">
          {templates.map(({ id, receiver }) => (
            <option key={id} value={id}>
              {receiver}
            </option>
          ))}
        </select>
      </label>
      <Button name="intent" value="make-batch" isSmall>
        {text('make-batch')}
      </Button>
    </div>
  )
}

/** Those of one order beside each other, in the order in which the first of them stands. */
function familiesTogether(people: readonly WorkTraveller[]): WorkTraveller[] {
  return [...Map.groupBy(people, familyOf).values()].flat()
}

/** Who was refused of those with whom somebody travels. */
function refusedBeside(traveller: WorkTraveller, people: readonly WorkTraveller[]): WorkTraveller[] {
  if (traveller.visa === 'refused') return []
  return people.filter((each) => each.visa === 'refused' && familyOf(each) === familyOf(traveller))
}

function familyOf({ familyId, order }: WorkTraveller): string {
  return familyId ?? order.id
}

function BoardRow({
  traveller,
  open,
  refused,
}: {
  traveller: WorkTraveller
  open: VisaBoard['open'][string]
  refused: readonly WorkTraveller[]
}) {
  const text = useText('staff-visas')
  const words = useText('staff-operations')
  const locale = useLocale()
  const nameOf = usePersonName()
  return (
    <tr>
      <th scope="row">
        <PersonPick id={traveller.id} name={nameOf(traveller)} />
      </th>
      <td>
        {open.length === 0 ? (
          <Tag tone="green">{text('is-whole')}</Tag>
        ) : (
          <Tag tone="red">{text('open-count', { count: open.length })}</Tag>
        )}
      </td>
      {visaRequirements.map((each) => (
        <td key={each}>
          <Tag tone={open.includes(each) ? 'red' : 'gray'}>{text(open.includes(each) ? 'is-open' : 'is-there')}</Tag>
        </td>
      ))}
      <td>
        <Tag tone={visaTones[traveller.visa]}>{words(`visa-${traveller.visa}`)}</Tag>
        {traveller.visaOn && (
          <small className={styles.since}>
            {text('since-day', { day: formatDate(traveller.visaOn, locale, { short: true }) })}
          </small>
        )}
        {refused.length > 0 && (
          <small className={shared.missing}>
            {text.rich('family-refused', { names: joinList(refused.map(nameOf), locale), user: isolated })}
          </small>
        )}
      </td>
    </tr>
  )
}
