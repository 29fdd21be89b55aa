import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { DateText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { formatDayFirst } from '#kernel/format-date.ts'
import { visaSteps, type VisaStep, type Workspace, type WorkTraveller } from '#modules/operations/index.ts'
import { Card } from '../ui/card.tsx'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import { isInView, opsQueryValues, opsViews, travellersOf, type OpsQuery } from './ops-query.ts'
import { HiddenFields } from './hidden-fields.tsx'
import styles from './operations.module.css'

const tones: Record<VisaStep, 'brass' | 'green' | 'red' | 'gray' | 'turquoise'> = {
  'to-collect': 'red',
  ready: 'turquoise',
  applied: 'brass',
  granted: 'green',
  refused: 'red',
  'not-needed': 'gray',
}

/** Everybody of the day with papers, visa, rooms and what is open; several visas move at once. */
export function PassengerTable({ workspace, query, here }: { workspace: Workspace; query: OpsQuery; here: string }) {
  const text = useText('staff-operations')
  const locale = useLocale()
  const shown = travellersOf(workspace, query)
  const { date, travellers, version } = workspace
  return (
    <Card title={text('passengers')}>
      <div className={styles.tools}>
        <search>
          <form action={paths.adminDate(locale, 'ops', date)} className={styles.row}>
            <label className={styles.field}>
              <span>{text('search')}</span>
              <input name="q" type="search" defaultValue={query.q} />
            </label>
            <label className={styles.field}>
              <span>{text('visa')}</span>
              <select name="visa" defaultValue={query.visa ?? ''}>
                <option value="">{text('visa-any')}</option>
                {visaSteps.map((step) => (
                  <option key={step} value={step}>
                    {text(`visa-${step}`)}
                  </option>
                ))}
              </select>
            </label>
            {query.view !== 'all' && <input type="hidden" name="view" value={query.view} />}
            <Button look="outline" isSmall>
              {text('filter')}
            </Button>
          </form>
        </search>
        <nav className={styles.row} aria-label={text('passengers')}>
          {opsViews.map((view) => (
            <a
              key={view}
              className={styles.chip}
              href={paths.adminDate(locale, 'ops', date, opsQueryValues({ ...query, view }))}
              {...(view === query.view ? { 'aria-current': true } : {})}
            >
              {text(`view-${view}`)} {travellers.filter((each) => isInView(each, view, workspace)).length}
            </a>
          ))}
        </nav>
      </div>
      {shown.length === 0 ? (
        <p className={styles.nothing}>{text('nobody')}</p>
      ) : (
        <form method="post" action={here}>
          <HiddenFields version={version} />
          <DataTable
            caption={text('passengers')}
            head={
              <>
                <th scope="col">{text('surname')}</th>
                <th scope="col">{text('gender')}</th>
                <th scope="col">{text('born')}</th>
                <th scope="col">{text('passport')}</th>
                <th scope="col">{text('expiry')}</th>
                <th scope="col">{text('visa')}</th>
                <th scope="col">{text('room')}</th>
                <th scope="col" className={cell.end}>
                  {text('open-money')}
                </th>
                <th scope="col">{text('note')}</th>
              </>
            }
          >
            {shown.map((traveller) => (
              <PassengerRow
                key={traveller.id}
                traveller={traveller}
                workspace={workspace}
                href={`${paths.adminDate(locale, 'ops', date, opsQueryValues({ ...query, person: traveller.id }))}#person`}
              />
            ))}
          </DataTable>
          <div className={styles.foot}>
            <label className={styles.field}>
              <span>{text('move-visas')}</span>
              <select name="visa">
                {visaSteps.map((step) => (
                  <option key={step} value={step}>
                    {text(`visa-${step}`)}
                  </option>
                ))}
              </select>
            </label>
            <Button name="intent" value="visa" isSmall>
              {text('apply')}
            </Button>
          </div>
        </form>
      )}
    </Card>
  )
}

function PassengerRow({
  traveller,
  workspace,
  href,
}: {
  traveller: WorkTraveller
  workspace: Workspace
  href: string
}) {
  const text = useText('staff-operations')
  const { id, firstName, lastName, gender, missing, visa, rooms, open, price } = traveller
  const name = `${lastName} ${firstName}`
  const mahram = workspace.travellers.find((each) => each.id === traveller.mahramId)
  const numbers = workspace.stays.flatMap(({ key }) => rooms[key]?.number ?? [])
  return (
    <tr className={missing.length > 0 ? cell.warned : undefined}>
      <td>
        <span className={styles.row}>
          <input type="checkbox" name="id" value={id} aria-label={text('choose', { name })} />
          <a href={href}>
            <bdi>{name}</bdi>
          </a>
          {traveller.isHeld && <Tag tone="gray">{text('held')}</Tag>}
        </span>
      </td>
      <td>{gender && text(gender)}</td>
      <td>{traveller.bornOn && <bdi dir="ltr">{formatDayFirst(traveller.bornOn)}</bdi>}</td>
      <td>
        <bdi>{traveller.passportNo}</bdi>
      </td>
      <td>
        {traveller.passportExpiresOn && <bdi dir="ltr">{formatDayFirst(traveller.passportExpiresOn)}</bdi>}
        {missing.map((paper) => (
          <span key={paper} className={styles.missing}>
            {text(`missing-${paper}`)}
            {paper === 'passport-too-short' && (
              <span className={cell.second}>
                {text('needed-until')} <DateText date={traveller.passportNeededUntil} short />
              </span>
            )}
          </span>
        ))}
      </td>
      <td>
        <Tag tone={tones[visa]}>{text(`visa-${visa}`)}</Tag>
      </td>
      <td>
        {numbers.length > 0 ? (
          <bdi>{numbers.join(' · ')}</bdi>
        ) : (
          workspace.stays.length > 0 && <Tag tone="red">{text('no-room')}</Tag>
        )}
      </td>
      <td className={cell.end}>
        <MoneyText money={open} /> / <MoneyText money={price} />
      </td>
      <td>
        {traveller.needsWheelchair && <span className={cell.second}>{text('wheelchair')}</span>}
        <bdi>{traveller.note || traveller.order.note}</bdi>
        {mahram && (
          <span className={cell.second}>
            {text('mahram')}: <bdi>{`${mahram.lastName} ${mahram.firstName}`}</bdi>
          </span>
        )}
      </td>
    </tr>
  )
}
