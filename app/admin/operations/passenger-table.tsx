import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { DateText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { visaSteps, type VisaStep, type Workspace, type WorkTraveller } from '#modules/operations/index.ts'
import { Card } from '../ui/card.tsx'
import { cell, DataTable } from '../ui/data-table.tsx'
import { isInView, opsQueryValues, opsViews, travellersOf, type OpsQuery } from './ops-query.ts'
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
          <input type="hidden" name="version" value={version} />
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
              <PassengerRow key={traveller.id} traveller={traveller} workspace={workspace} />
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

function PassengerRow({ traveller, workspace }: { traveller: WorkTraveller; workspace: Workspace }) {
  const text = useText('staff-operations')
  const locale = useLocale()
  const { id, firstName, lastName, gender, missing, visa, rooms, open, price } = traveller
  const name = `${lastName} ${firstName}`
  const numbers = workspace.stays.flatMap(({ key }) => rooms[key]?.number ?? [])
  return (
    <tr className={missing.length > 0 ? cell.warned : undefined}>
      <td>
        <span className={styles.row}>
          <input type="checkbox" name="id" value={id} aria-label={text('choose', { name })} />
          <a href={paths.adminOrder(locale, traveller.order.id)}>
            <bdi>{name}</bdi>
          </a>
          {traveller.isHeld && <Tag tone="gray">{text('held')}</Tag>}
        </span>
      </td>
      <td>{gender && text(gender)}</td>
      <td>{traveller.bornOn && <DateText date={traveller.bornOn} short />}</td>
      <td>
        <bdi>{traveller.passportNo}</bdi>
      </td>
      <td>
        {traveller.passportExpiresOn && <DateText date={traveller.passportExpiresOn} short />}
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
      </td>
    </tr>
  )
}
