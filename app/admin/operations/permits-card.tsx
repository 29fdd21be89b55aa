import { useId } from 'react'
import { paths } from '#app/addresses/paths.ts'
import { Button, OfAct } from '#app/ui/button.tsx'
import { cell, DataTable } from '#app/ui/data-table.tsx'
import { DateInput } from '#app/ui/date-input.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { parsePlainDate } from '#kernel/plain-date.ts'
import {
  eligibleFrom,
  permitKinds,
  permitStates,
  type Permit,
  type PermitKind,
  type PermitState,
  type Workspace,
  type WorkTraveller,
} from '#modules/operations/index.ts'
import type { PermitBoard } from '#modules/operations/index.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { StaffButtonLink, StaffLink } from '../ui/staff-link.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { OWN_PLAN, opsQueryValues, type OpsQuery } from './ops-query.ts'
import { PermitPaste } from './permit-paste.tsx'
import { PersonPick } from './person-pick.tsx'
import { RawdahRulesNote } from './rawdah-rules-note.tsx'
import { usePersonName } from './use-person-name.ts'
import { permitMoment, useVisitWords } from './use-permit-words.ts'
import shared from './operations.module.css'
import styles from './permits-card.module.css'
import type { PastedPermits } from './act-on-permits.server.ts'
import { UmrahClashes } from './umrah-clashes.tsx'
import type { UmrahClash } from './umrah-clashes.server.ts'

type Shown = { workspace: Workspace; board: PermitBoard; query: OpsQuery; here: string }

/** Who needs leave for the Rawdah, an Umrah or the train, who has it and for when; several move at once. */
export function PermitsCard({
  pasted,
  clashes,
  ...shown
}: Shown & { pasted: PastedPermits | undefined; clashes: readonly UmrahClash[] }) {
  const text = useText('staff-permits')
  const locale = useLocale()
  const { workspace, board, query, here } = shown
  const isRawdah = query.permit === 'rawdah'
  const addressOf = (changes: Partial<OpsQuery>) =>
    paths.adminDate(locale, 'ops', workspace.date, opsQueryValues({ tab: 'permits', ...changes }))
  return (
    <Card
      id="permits"
      title={text('title')}
      end={
        <nav className={shared.row} aria-label={text('kinds')}>
          {permitKinds.map((kind) => (
            <a
              key={kind}
              className={shared.chip}
              href={`${addressOf({ permit: kind })}#permits`}
              {...(kind === query.permit ? { 'aria-current': true } : {})}
            >
              {text(`kind-${kind}`)}
            </a>
          ))}
        </nav>
      }
    >
      {isRawdah && <RawdahRulesNote rules={board.rules} />}
      {query.permit === 'umrah' && <UmrahClashes clashes={clashes} />}
      <div className={shared.foot}>
        <Counts {...shown} />
        {isRawdah && (
          <>
            <OfAct>
              <StaffButtonLink look="outline" isSmall href={`${addressOf({ plan: OWN_PLAN })}#plan`}>
                {text('plan-make')}
              </StaffButtonLink>
            </OfAct>
            <StaffButtonLink look="outline" isSmall href={paths.adminPermitList(locale, workspace.date)}>
              <Icon name="download" /> {text('print')}
            </StaffButtonLink>
          </>
        )}
      </div>
      {workspace.travellers.length === 0 ? (
        <p className={shared.nothing}>{text('nobody-here')}</p>
      ) : (
        <ActForm reloadDocument action={here}>
          <HiddenFields version={workspace.version} kind={query.permit} />
          <PermitTable {...shown} />
          <OfAct>
            <ChangeFields />
            {isRawdah && <VisitFields />}
          </OfAct>
        </ActForm>
      )}
      {board.freed.length > 0 && <Freed freed={board.freed} />}
      {isRawdah && <PermitPaste workspace={workspace} here={here} pasted={pasted} />}
    </Card>
  )
}

const tones = {
  'to-request': 'gray',
  requested: 'brass',
  granted: 'green',
  missed: 'red',
  used: 'turquoise',
  'not-needed': 'gray',
} as const satisfies Record<PermitState, string>

function permitOf(board: PermitBoard, { id }: WorkTraveller, kind: PermitKind): Permit | undefined {
  return board.people[id]?.permits.find((each) => each.kind === kind)
}

function Counts({ workspace, board, query }: Shown) {
  const text = useText('staff-permits')
  const states = workspace.travellers.map((each) => permitOf(board, each, query.permit)?.state ?? 'to-request')
  return (
    <p className={styles.counts}>
      {permitStates.map((state) => {
        const count = states.filter((each) => each === state).length
        return count === 0 ? null : (
          <span key={state}>
            <Tag tone={tones[state]}>{text(`state-${state}`)}</Tag> <b>{count}</b>
          </span>
        )
      })}
    </p>
  )
}

function PermitTable(shown: Shown) {
  const text = useText('staff-permits')
  const words = useText('staff-operations')
  const { workspace, query } = shown
  const isRawdah = query.permit === 'rawdah'
  return (
    <DataTable
      caption={text('title')}
      head={
        <>
          <th scope="col">{words('surname-and-name')}</th>
          {isRawdah && <th scope="col">{words('gender')}</th>}
          <th scope="col">{text('state')}</th>
          <th scope="col">{text('when')}</th>
          <th scope="col">{text('gate')}</th>
          <th scope="col">{text('reference')}</th>
          {isRawdah && <th scope="col">{text('last-visit')}</th>}
          {isRawdah && <th scope="col">{text('stay')}</th>}
        </>
      }
    >
      {workspace.travellers.map((traveller) => (
        <PermitRow key={traveller.id} traveller={traveller} {...shown} />
      ))}
    </DataTable>
  )
}

function PermitRow({ traveller, workspace, board, query }: Shown & { traveller: WorkTraveller }) {
  const text = useText('staff-permits')
  const words = useText('staff-operations')
  const locale = useLocale()
  const nameOf = usePersonName()
  const visitWords = useVisitWords()
  const permit = permitOf(board, traveller, query.permit)
  const state = permit?.state ?? 'to-request'
  const lastVisit = board.people[traveller.id]?.lastVisit ?? 'unknown'
  const mayFrom = eligibleFrom(lastVisit, board.rules)
  const stay = workspace.tours.find(({ id }) => id === traveller.tourId)?.madinah
  const isRawdah = query.permit === 'rawdah'
  return (
    <tr>
      <th scope="row">
        <PersonPick id={traveller.id} name={nameOf(traveller)} />
      </th>
      {isRawdah && <td>{traveller.gender && words(traveller.gender)}</td>}
      <td>
        <Tag tone={tones[state]}>{text(`state-${state}`)}</Tag>
      </td>
      <td className={cell.unbroken}>{permit && <bdi>{permitMoment(permit, locale)}</bdi>}</td>
      <td>
        <bdi dir="ltr">{permit?.gate}</bdi>
      </td>
      <td>
        <bdi dir="ltr">{permit?.reference}</bdi>
      </td>
      {isRawdah && (
        <td>
          {visitWords(lastVisit)}
          {mayFrom !== null && (
            <span className={cell.second}>
              {text('may-from', { day: formatDate(mayFrom, locale, { short: true }) })}
            </span>
          )}
        </td>
      )}
      {isRawdah && (
        <td className={cell.unbroken}>
          {stay ? [stay.from, stay.until].map((each) => shortDay(each, locale)).join('–') : text('no-stay')}
        </td>
      )}
    </tr>
  )
}

function shortDay(moment: string, locale: Parameters<typeof formatDate>[1]): string {
  const day = parsePlainDate(moment.slice(0, 10))
  return day ? formatDate(day, locale, { short: true, year: false }) : ''
}

function ChangeFields() {
  const text = useText('staff-permits')
  const dayId = useId()
  return (
    <fieldset className={shared.foot}>
      <legend className="visually-hidden">{text('chosen')}</legend>
      <label className={shared.field}>
        <span>{text('state')}</span>
        <select name="state" defaultValue="requested">
          {permitStates.map((state) => (
            <option key={state} value={state}>
              {text(`state-${state}`)}
            </option>
          ))}
        </select>
      </label>
      <div className={shared.field}>
        <label htmlFor={dayId}>{text('day')}</label>
        <DateInput id={dayId} name="day" />
      </div>
      <label className={shared.field}>
        <span>{text('hour')}</span>
        <input name="hour" maxLength={8} inputMode="numeric" placeholder="02:40" dir="ltr" size={6} />
      </label>
      <label className={shared.field}>
        <span>{text('gate')}</span>
        <input name="gate" maxLength={20} dir="ltr" size={5} />
      </label>
      <label className={shared.field}>
        <span>{text('reference')}</span>
        <input name="reference" maxLength={60} dir="ltr" size={12} />
      </label>
      <Button name="intent" value="change-permits" isSmall>
        {text('apply')}
      </Button>
    </fieldset>
  )
}

function VisitFields() {
  const text = useText('staff-permits')
  const dayId = useId()
  return (
    <fieldset className={shared.foot}>
      <legend className="visually-hidden">{text('visit-said')}</legend>
      <label className={shared.field}>
        <span>{text('visit-said')}</span>
        <select name="visit" defaultValue="never">
          <option value="never">{text('never')}</option>
          <option value="on">{text('visit-on')}</option>
          <option value="unknown">{text('unknown')}</option>
        </select>
      </label>
      <div className={shared.field}>
        <label htmlFor={dayId}>{text('visit-day')}</label>
        <DateInput id={dayId} name="visitDay" />
      </div>
      <Button name="intent" value="rawdah-visits" look="outline" isSmall>
        {text('apply-visit')}
      </Button>
    </fieldset>
  )
}

/** What cancelled travellers left behind, each with its holder’s name while there is one, and a way to the order. */
function Freed({ freed }: { freed: PermitBoard['freed'] }) {
  const text = useText('staff-permits')
  const locale = useLocale()
  return (
    <section className={styles.part}>
      <h3>{text('freed-title')}</h3>
      <p>{text('freed-lead')}</p>
      <ul className={styles.lines}>
        {freed.map((permit, at) => (
          <li key={at}>
            <b>{text(`kind-${permit.kind}`)}</b> <bdi>{permitMoment(permit, locale)}</bdi>{' '}
            {permit.gate && text('gate-no', { gate: permit.gate })} <bdi dir="ltr">{permit.reference}</bdi>
            {permit.holder && (
              <>
                {' '}
                <bdi>{permit.holder.name}</bdi>{' '}
                <StaffLink to={paths.adminOrder(locale, permit.holder.order.id)}>
                  <bdi dir="ltr">{permit.holder.order.no}</bdi>
                </StaffLink>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
