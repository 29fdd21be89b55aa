import { useContext } from 'react'
import { paths } from '#app/addresses/paths.ts'
import { Button, ButtonsHidden, OfAct } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ListFilter, ListTools } from '#app/ui/list-fields.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { formatDayFirst } from '#kernel/format-date.ts'
import { subtract } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { visaSteps, type Workspace, type WorkTraveller } from '#modules/operations/index.ts'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { TableFoot } from '../ui/table-foot.tsx'
import { listColumns } from './date-list.ts'
import { flagsOf } from './flags-of.ts'
import { isInView, opsQueryValues, opsViews, PASSENGERS_ON_A_PAGE, travellersOf, type OpsQuery } from './ops-query.ts'
import { roomNumbersOf } from './room-numbers.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { useKinshipWords } from './kinship-words.ts'
import { visaTones } from './visa-tones.ts'
import { usePersonName } from './use-person-name.ts'
import shared from './operations.module.css'
import styles from './passenger-table.module.css'

/**
 * Everybody of the day with papers, visa, rooms and what is open; several visas move at once. Where there is little room
 * for it, or somebody is open beside it, a row keeps its name, passport, rooms and visa.
 */
export function PassengerTable({ workspace, query, here }: { workspace: Workspace; query: OpsQuery; here: string }) {
  const text = useText('staff-operations')
  const found = travellersOf(workspace, query)
  const pages = Math.max(1, Math.ceil(found.length / PASSENGERS_ON_A_PAGE))
  const page = Math.min(query.page, pages)
  const from = (page - 1) * PASSENGERS_ON_A_PAGE
  const shown = found.slice(from, from + PASSENGERS_ON_A_PAGE)
  const addressOf = useAddress(workspace.date)
  return (
    <div className={styles.list}>
      <PassengerTools workspace={workspace} query={query} found={found.length} />
      {shown.length === 0 ? (
        <p className={shared.nothing}>{text('nobody')}</p>
      ) : (
        <ActForm reloadDocument action={here}>
          <HiddenFields version={workspace.version} />
          <DataTable caption={text('passengers')} head={<PassengerHead />}>
            {shown.map((traveller, at) => (
              <PassengerRow
                key={traveller.id}
                traveller={traveller}
                workspace={workspace}
                at={from + at + 1}
                isOpen={traveller.id === query.person}
                href={`${addressOf({ ...query, person: traveller.id })}#person`}
              />
            ))}
          </DataTable>
          <OfAct>
            <div className={shared.foot}>
              <label className={shared.field}>
                <span>{text('move-visas')}</span>
                <select name="visa">
                  <VisaOptions />
                </select>
              </label>
              <Button name="intent" value="visa" isSmall>
                {text('apply')}
              </Button>
            </div>
          </OfAct>
        </ActForm>
      )}
      {shown.length > 0 && (
        <TableFoot
          summary={text('range', { from: String(from + 1), to: String(from + shown.length), total: found.length })}
          page={page}
          pages={pages}
          hrefOf={(other) => addressOf({ ...query, page: other })}
        />
      )}
    </div>
  )
}

function useAddress(date: PlainDate): (query: Partial<OpsQuery>) => string {
  const locale = useLocale()
  return (query) => paths.adminDate(locale, 'ops', date, opsQueryValues(query))
}

function PassengerTools({ workspace, query, found }: { workspace: Workspace; query: OpsQuery; found: number }) {
  const text = useText('staff-operations')
  const locale = useLocale()
  const { date, travellers } = workspace
  const addressOf = useAddress(date)
  return (
    <>
      <ListTools
        action={addressOf({})}
        found={found}
        search={{ label: text('search'), value: query.q }}
        filters={[query.visa]}
      >
        <ListFilter name="visa" label={text('visa')} all={text('visa-any')} value={query.visa}>
          <VisaOptions />
        </ListFilter>
        {query.view !== 'all' && <input type="hidden" name="view" value={query.view} />}
      </ListTools>
      <div className={styles.tools}>
        <nav className={shared.row} aria-label={text('views')}>
          {opsViews.map((view) => (
            <a
              key={view}
              className={shared.chip}
              href={addressOf({ ...query, view, page: 1 })}
              {...(view === query.view ? { 'aria-current': true } : {})}
            >
              {text(`view-${view}`)} {travellers.filter((each) => isInView(each, view, workspace)).length}
            </a>
          ))}
        </nav>
        <StaffButtonLink
          isSmall
          look="outline"
          className={styles.file}
          href={paths.adminDateFile(locale, 'print', date, 'xlsx', listColumns)}
        >
          <Icon name="download" /> {text('excel')}
        </StaffButtonLink>
      </div>
    </>
  )
}

function VisaOptions() {
  const text = useText('staff-operations')
  return visaSteps.map((step) => (
    <option key={step} value={step}>
      {text(`visa-${step}`)}
    </option>
  ))
}

function PassengerHead() {
  const text = useText('staff-operations')
  return (
    <>
      <th scope="col">{text('surname-and-name')}</th>
      <th scope="col" data-wide="">
        {text('gender')}
      </th>
      <th scope="col" data-wide="">
        {text('born')}
      </th>
      <th scope="col" data-wide="">
        {text('passport')}
      </th>
      <th scope="col" data-wide="">
        {text('expiry')}
      </th>
      <th scope="col">{text('visa')}</th>
      <th scope="col" data-wide="">
        {text('room')}
      </th>
      <th scope="col" className={cell.end} data-wide="">
        {text('paid-of-price')}
      </th>
      <th scope="col" data-wide="">
        {text('note')}
      </th>
    </>
  )
}

function PassengerRow({
  traveller,
  workspace,
  at,
  isOpen,
  href,
}: {
  traveller: WorkTraveller
  workspace: Workspace
  at: number
  isOpen: boolean
  href: string
}) {
  const text = useText('staff-operations')
  const isActing = !useContext(ButtonsHidden)
  const nameOf = usePersonName()
  const words = useText('travellers')
  const { id, gender, missing, visa, open, price } = traveller
  const name = nameOf(traveller)
  const kinshipWords = useKinshipWords()
  const mahram = workspace.travellers.find((each) => each.id === traveller.mahramId)
  const kinship = traveller.relatives.find((each) => each.id === mahram?.id)?.kinship
  const rooms = roomNumbersOf(traveller, workspace)
  const isShort = missing.includes('passport-too-short')
  return (
    <tr
      className={missing.length > 0 || traveller.lacksMahram ? cell.warned : undefined}
      data-open={isOpen || undefined}
    >
      <th scope="row">
        <span className={styles.person}>
          {isActing && (
            <input type="checkbox" name="id" value={id} aria-label={text('choose', { name })} className={styles.pick} />
          )}
          <span className={styles.number}>{at}</span>
          <span>
            <a href={href} className={cell.open} {...(isOpen ? { 'aria-current': 'true' as const } : {})}>
              <bdi>{name}</bdi>
            </a>{' '}
            {traveller.isHeld && <Tag tone="gray">{text('held')}</Tag>}
            <span className={styles.short}>
              <bdi dir="ltr">{[traveller.passportNo, rooms].filter(Boolean).join(' · ')}</bdi>
              {missing.map((paper) => (
                <span key={paper} className={shared.missing}>
                  {text(`missing-${paper}`)}
                </span>
              ))}
            </span>
          </span>
        </span>
      </th>
      <td data-wide="">{gender && text(gender)}</td>
      <td data-wide="">{traveller.bornOn && <bdi dir="ltr">{formatDayFirst(traveller.bornOn)}</bdi>}</td>
      <td data-wide="">
        <bdi dir="ltr">{traveller.passportNo}</bdi>
      </td>
      <td data-wide="">
        {traveller.passportExpiresOn && (
          <bdi dir="ltr" className={isShort ? shared.missing : undefined}>
            {formatDayFirst(traveller.passportExpiresOn)}
          </bdi>
        )}
        {missing.map((paper) => (
          <span key={paper} className={isShort ? cell.second : shared.missing}>
            {paper === 'passport-too-short' ? (
              <>
                {text('needed-short')} <bdi dir="ltr">{formatDayFirst(traveller.passportNeededUntil)}</bdi>
              </>
            ) : (
              text(`missing-${paper}`)
            )}
          </span>
        ))}
      </td>
      <td>
        <Tag tone={visaTones[visa]}>{text(`visa-${visa}`)}</Tag>
        {traveller.lacksMahram && <span className={shared.missing}>{text('without-mahram')}</span>}
      </td>
      <td data-wide="">
        {rooms ? <bdi dir="ltr">{rooms}</bdi> : workspace.stays.length > 0 && <Tag tone="red">{text('no-room')}</Tag>}
      </td>
      <td className={cell.end} data-wide="">
        <MoneyText money={subtract(price, open)} className={open.minor > 0 ? shared.owed : styles.paid} /> /{' '}
        <MoneyText money={price} />
      </td>
      <td data-wide="" className={styles.note}>
        {flagsOf(traveller).map((flag) => (
          <span key={flag} className={cell.second}>
            {words(`name-${flag}`)}
          </span>
        ))}
        <bdi>{traveller.note || traveller.order.note}</bdi>
        {mahram && (
          <span className={cell.second}>
            {text('mahram')}
            {kinship && ` (${kinshipWords(kinship, mahram)})`}: <bdi>{nameOf(mahram)}</bdi>
          </span>
        )}
      </td>
    </tr>
  )
}
