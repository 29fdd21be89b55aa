import { Button, OfAct } from '#app/ui/button.tsx'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { PASSPORT, type HeldItem, type Workspace } from '#modules/operations/index.ts'
import type { ItemBoard } from '#modules/operations/index.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { PersonPick } from './person-pick.tsx'
import { usePersonName } from './use-person-name.ts'
import shared from './operations.module.css'

type Shown = { workspace: Workspace; board: ItemBoard; here: string }

/** What everybody of the day was handed over, by whom and when, and who has their passports; several move at once. */
export function KitCard({ workspace, board, here }: Shown) {
  const text = useText('staff-kit')
  const locale = useLocale()
  const nameOf = usePersonName()
  const { travellers, version } = workspace
  const heldOf = (id: string, item: string) => board.people[id]?.find((each) => each.item === item)
  const held = travellers.filter(({ id }) => heldOf(id, PASSPORT)?.holder)
  return (
    <Card id="kit" title={text('title')} end={<span>{text('passports-held', { count: held.length })}</span>}>
      {travellers.length === 0 ? (
        <p className={shared.nothing}>{text('nobody-here')}</p>
      ) : (
        <ActForm reloadDocument action={here}>
          <HiddenFields version={version} />
          <DataTable
            caption={text('title')}
            head={
              <>
                <th scope="col">{text('name')}</th>
                <th scope="col">{text('passport')}</th>
                {board.kit.map(({ key, name }) => (
                  <th key={key} scope="col">
                    {name[locale]}
                  </th>
                ))}
              </>
            }
          >
            {travellers.map((traveller) => (
              <tr key={traveller.id}>
                <th scope="row">
                  <PersonPick id={traveller.id} name={nameOf(traveller)} />
                </th>
                <td>
                  <PassportWords held={heldOf(traveller.id, PASSPORT)} />
                </td>
                {board.kit.map(({ key }) => (
                  <td key={key}>
                    <Given held={heldOf(traveller.id, key)} />
                  </td>
                ))}
              </tr>
            ))}
          </DataTable>
          <OfAct>
            <KitFields board={board} />
            <PassportFields />
          </OfAct>
        </ActForm>
      )}
    </Card>
  )
}

function PassportWords({ held }: { held: HeldItem | undefined }) {
  const text = useText('staff-kit')
  if (!held) return text('with-traveller')
  return (
    <>
      <Tag tone={held.holder === '' ? 'green' : 'brass'}>
        {held.holder === '' ? text('returned') : <bdi>{held.holder}</bdi>}
      </Tag>
      <Since held={held} />
    </>
  )
}

function Given({ held }: { held: HeldItem | undefined }) {
  const text = useText('staff-kit')
  if (!held) return <span aria-label={text('not-given')}>–</span>
  return (
    <>
      <Tag tone="green">{text('given')}</Tag>
      <Since held={held} />
    </>
  )
}

function Since({ held: { since, notedBy } }: { held: HeldItem }) {
  const locale = useLocale()
  return (
    <span className={cell.second}>
      {formatDate(dayInIstanbul(since), locale, { short: true, year: false })} · <bdi>{notedBy}</bdi>
    </span>
  )
}

function KitFields({ board }: Pick<Shown, 'board'>) {
  const text = useText('staff-kit')
  const locale = useLocale()
  return (
    <fieldset className={shared.foot}>
      <legend className="visually-hidden">{text('chosen-kit')}</legend>
      <label className={shared.field}>
        <span>{text('thing')}</span>
        <select name="item">
          {board.kit.map(({ key, name }) => (
            <option key={key} value={key}>
              {name[locale]}
            </option>
          ))}
        </select>
      </label>
      <Button name="intent" value="give-item" isSmall>
        {text('give')}
      </Button>
      <Button name="intent" value="take-item-back" look="outline" isSmall>
        {text('take-back')}
      </Button>
    </fieldset>
  )
}

function PassportFields() {
  const text = useText('staff-kit')
  return (
    <fieldset className={shared.foot}>
      <legend className="visually-hidden">{text('chosen-passports')}</legend>
      <label className={shared.field}>
        <span>{text('holder')}</span>
        <input name="holder" maxLength={80} placeholder={text('holder-example')} />
      </label>
      <Button name="intent" value="take-passport" look="outline" isSmall>
        {text('take-passport')}
      </Button>
      <Button name="intent" value="return-passport" look="outline" isSmall>
        {text('return-passport')}
      </Button>
    </fieldset>
  )
}
