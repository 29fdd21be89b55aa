import { useId } from 'react'
import { Button, OfAct } from '#app/ui/button.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { DateInput } from '#app/ui/date-input.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import { formatTime } from '#kernel/format-time.ts'
import { usePerHour, type ChairContract, type Workspace } from '#modules/operations/index.ts'
import type { ChairBoard } from '#modules/operations/index.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { DepartureSelect } from './departure-select.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { useClockInput } from './use-clock-input.ts'
import { useChairWords } from './use-chair-words.ts'
import shared from './operations.module.css'
import styles from './permits-card.module.css'

type Shown = { workspace: Workspace; board: ChairBoard; here: string }

/** What is contracted of wheelchairs, each with what is in use of it by the hour, and a form for more. */
export function ChairContracts(shown: Shown) {
  const text = useText('staff-chairs')
  const { workspace, board, here } = shown
  return (
    <>
      {board.contracts.map((contract) => (
        <Contract key={contract.id} contract={contract} {...shown} />
      ))}
      <OfAct>
        <section className={styles.part}>
          <h3>{text('add-title')}</h3>
          {board.contracts.length === 0 && <p>{text('no-contract')}</p>}
          <ActForm reloadDocument action={here} className={shared.row}>
            <HiddenFields version={workspace.version} />
            <ContractFields workspace={workspace} />
            <Button name="intent" value="contract-chairs" look="outline" isSmall>
              {text('add')}
            </Button>
          </ActForm>
        </section>
      </OfAct>
    </>
  )
}

function Contract({ contract, workspace, board, here }: Shown & { contract: ChairContract }) {
  const text = useText('staff-chairs')
  const locale = useLocale()
  const chairWords = useChairWords()
  const { id, place, departureId, supplier, phone } = contract
  const tour = workspace.tours.find((each) => each.departureId === departureId)
  return (
    <section className={styles.part}>
      <h3>
        <bdi>{place}</bdi> · {chairWords(contract)}
      </h3>
      <p>
        {tour ? <bdi>{tour.name[locale]}</bdi> : text('of-everybody')}
        {supplier !== '' && (
          <>
            {' · '}
            <bdi>{supplier}</bdi>
          </>
        )}
        {phone !== '' && (
          <>
            {' · '}
            <bdi dir="ltr">{formatPhone(phone, locale)}</bdi>
          </>
        )}
      </p>
      <HourTable contract={contract} board={board} />
      <OfAct>
        <div className={shared.row}>
          <details>
            <summary>{text('change')}</summary>
            <ActForm reloadDocument action={here} className={shared.foot}>
              <HiddenFields version={workspace.version} contractId={id} />
              <ContractFields workspace={workspace} contract={contract} />
              <Button name="intent" value="contract-chairs" look="outline" isSmall>
                {text('save')}
              </Button>
            </ActForm>
          </details>
          <ActForm reloadDocument action={here}>
            <HiddenFields version={workspace.version} contractId={id} />
            <Button name="intent" value="remove-chairs" look="outline" isSmall>
              {text('remove', { place })}
            </Button>
          </ActForm>
        </div>
      </OfAct>
    </section>
  )
}

function HourTable({ contract, board }: { contract: ChairContract; board: ChairBoard }) {
  const text = useText('staff-chairs')
  const locale = useLocale()
  const taken = board.taken.filter(({ contractId }) => contractId === contract.id)
  return (
    <DataTable
      caption={text('hours-of', { place: contract.place })}
      head={
        <>
          <th scope="col">{text('hour')}</th>
          <th scope="col">{text('chairs')}</th>
          <th scope="col">{text('pushers')}</th>
        </>
      }
    >
      {usePerHour(contract, taken).map(({ day, hour, chairs, pushers }) => (
        <tr key={`${day} ${hour}`}>
          <th scope="row">
            <bdi dir="ltr">{formatTime(hour, locale)}</bdi>
          </th>
          <td>
            <Used used={chairs} contracted={contract.chairs} />
          </td>
          <td>
            <Used used={pushers} contracted={contract.pushers} />
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

function Used({ used, contracted }: { used: number; contracted: number }) {
  const text = useText('staff-chairs')
  const words = text('used', { used: String(used), contracted: String(contracted) })
  return contracted > 0 && used === contracted ? <Tag tone="brass">{words}</Tag> : words
}

function ContractFields({ workspace: { date, tours }, contract }: { workspace: Workspace; contract?: ChairContract }) {
  const text = useText('staff-chairs')
  const words = useText('staff-operations')
  const locale = useLocale()
  const dayId = useId()
  const clock = { ...useClockInput(), required: true, size: 6 }
  return (
    <>
      <label className={shared.field}>
        <span>{text('place')}</span>
        <input
          name="place"
          required
          maxLength={80}
          defaultValue={contract?.place}
          placeholder={text('place-example')}
        />
      </label>
      <div className={shared.field}>
        <label htmlFor={dayId}>{words('day')}</label>
        <DateInput id={dayId} name="day" required min={date} defaultValue={contract?.day} />
      </div>
      <label className={shared.field}>
        <span>{text('from')}</span>
        <input name="from" {...clock} defaultValue={contract && formatTime(contract.from, locale)} />
      </label>
      <label className={shared.field}>
        <span>{text('until')}</span>
        <input name="until" {...clock} defaultValue={contract && formatTime(contract.until, locale)} />
      </label>
      <label className={shared.field}>
        <span>{text('chairs')}</span>
        <input name="chairs" type="number" min={1} max={200} required defaultValue={contract?.chairs ?? 1} />
      </label>
      <label className={shared.field}>
        <span>{text('pushers')}</span>
        <input name="pushers" type="number" min={0} max={200} required defaultValue={contract?.pushers ?? 0} />
      </label>
      <label className={shared.field}>
        <span>{text('supplier')}</span>
        <input name="supplier" maxLength={80} defaultValue={contract?.supplier} />
      </label>
      <label className={shared.field}>
        <span>{words('phone')}</span>
        <input name="phone" type="tel" dir="ltr" maxLength={30} defaultValue={contract?.phone} />
      </label>
      {tours.length > 1 && (
        <DepartureSelect tours={tours} everybody={text('of-everybody')} chosen={contract?.departureId} />
      )}
    </>
  )
}
