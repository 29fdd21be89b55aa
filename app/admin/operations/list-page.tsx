import { data } from 'react-router'
import { servicesContext } from '#app/middleware/contexts.ts'
import { rememberSession } from '#app/middleware/session.server.ts'
import { adminOf, requireAdmin } from '#app/middleware/staff.server.ts'
import { PageHead } from '#app/page-head.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { PageScript } from '#app/page-script.tsx'
import { paths } from '#app/paths.ts'
import { DateText, HijriText, useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { findWorkspace, noteListRead } from '#modules/operations/index.server.ts'
import {
  inListOrder,
  needsBed,
  roomsOfStay,
  type DateList,
  type WorkStay,
  type Workspace,
} from '#modules/operations/index.ts'
import type { Route } from './+types/list-page.ts'
import { readAddressDay } from '#app/calls/address-day.ts'
import { cellOf, listColumns, readColumns, type ListColumn } from './date-list.ts'
import styles from './list-page.module.css'

export const handle: PageHandle = {
  page: 'document',
  layout: 'print',
  areas: ['staff', 'staff-operations', 'ui'],
  isCached: false,
}

export const middleware: Route.MiddlewareFunction[] = [rememberSession, requireAdmin]

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'orders')
  const date = readAddressDay(params.date)
  if (!date) throw data(null, { status: 404 })
  const list: DateList = params.list === 'airport' ? 'airport' : 'print'
  const { db } = context.get(servicesContext)
  const now = new Date()
  const workspace = await findWorkspace(db, admin, date, now)
  await noteListRead(db, admin, workspace, list, now)
  return { workspace, list, columns: readColumns(url.searchParams, list), reader: admin.fullName }
}

/** A list of the day on paper: passengers and rooms, or everybody by flight for the airport. */
export default function ListPage({ loaderData }: Route.ComponentProps) {
  const { workspace, list, columns, reader } = loaderData
  const text = useText('staff-operations')
  const locale = useLocale()
  const { date, tours, guides, rides } = workspace
  return (
    <main className={styles.sheet}>
      <PageHead
        title={`${text(list)} · ${formatDate(date, locale)}`}
        path={paths.adminDate('en', list, date)}
        isIndexed={false}
      />
      <ColumnChoice workspace={workspace} list={list} columns={columns} />
      <header className={styles.head}>
        <h1>{text(list)}</h1>
        <p>
          <DateText date={date} weekday /> · <HijriText from={date} />
        </p>
        <p>
          {tours.map(({ id, name, code }) => (
            <span key={id}>
              <bdi>{name[locale]}</bdi> (<bdi>{code}</bdi>){' '}
            </span>
          ))}
        </p>
        {rides.map((ride) => (
          <p key={ride.id}>
            <b>
              <bdi>{ride.name}</bdi>
            </b>{' '}
            <bdi>{ride.route}</bdi> <bdi dir="ltr">{[ride.leavesAt, ride.arrivesAt].filter(Boolean).join(' – ')}</bdi>{' '}
            <bdi>{ride.reference}</bdi>
          </p>
        ))}
      </header>
      <PassengerList workspace={workspace} list={list} columns={columns} />
      {list === 'print' && workspace.stays.map((stay) => <RoomList key={stay.key} workspace={workspace} stay={stay} />)}
      {guides.map(({ id, role, name, phone }) => (
        <p key={id}>
          <b>{text(role)}</b> <bdi>{name}</bdi> <bdi dir="ltr">{phone}</bdi>
        </p>
      ))}
      <footer className={styles.foot}>
        <span>{text('personal-data')}</span>
        <bdi>{reader}</bdi>
      </footer>
      <PageScript name="print-button" />
    </main>
  )
}

function ColumnChoice({ workspace, list, columns }: { workspace: Workspace; list: DateList; columns: ListColumn[] }) {
  const text = useText('staff-operations')
  const locale = useLocale()
  const { date } = workspace
  return (
    <form action={paths.adminDate(locale, list, date)} className={styles.choice}>
      <a href={paths.adminDate(locale, 'ops', date)}>{text('to-workspace')}</a>
      <fieldset>
        <legend>{text('columns')}</legend>
        {listColumns.map((column) => (
          <label key={column}>
            <input type="checkbox" name="column" value={column} defaultChecked={columns.includes(column)} />{' '}
            {text(column)}
          </label>
        ))}
      </fieldset>
      <button>{text('show')}</button>
      <a href={paths.adminDateFile(locale, list, date, 'xlsx', columns)}>{text('excel')}</a>
      <a href={paths.adminDateFile(locale, list, date, 'csv', columns)}>{text('csv')}</a>
    </form>
  )
}

function PassengerList({ workspace, list, columns }: { workspace: Workspace; list: DateList; columns: ListColumn[] }) {
  const text = useText('staff-operations')
  const locale = useLocale()
  return (
    <table className={styles.table}>
      <caption>{text('passengers')}</caption>
      <thead>
        <tr>
          {list === 'airport' && <th scope="col">{text('here')}</th>}
          <th scope="col">#</th>
          <th scope="col">{text('surname')}</th>
          <th scope="col">{text('first-name')}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {text(column)}
            </th>
          ))}
          {list === 'airport' && (
            <>
              <th scope="col">{text('baggage')}</th>
              <th scope="col">{text('boarding-card')}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {inListOrder(workspace, list).map((traveller, at) => (
          <tr key={traveller.id}>
            {list === 'airport' && <Box isDone={traveller.checkedIn.includes('here')} />}
            <td>{at + 1}</td>
            <th scope="row">
              <bdi>{traveller.lastName}</bdi>
            </th>
            <td>
              <bdi>{traveller.firstName}</bdi>
            </td>
            {columns.map((column) => (
              <td key={column}>
                <bdi>{cellOf(column, traveller, { workspace, locale, text })}</bdi>
              </td>
            ))}
            {list === 'airport' && (
              <>
                <Box isDone={traveller.checkedIn.includes('baggage')} />
                <Box isDone={traveller.checkedIn.includes('boarding-card')} />
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Box({ isDone }: { isDone: boolean }) {
  return <td className={styles.box}>{isDone ? '☑' : '☐'}</td>
}

function RoomList({ workspace, stay }: { workspace: Workspace; stay: WorkStay }) {
  const text = useText('staff-operations')
  const locale = useLocale()
  const rooms = roomsOfStay(workspace, stay)
  if (rooms.length === 0) return null
  return (
    <table className={styles.table}>
      <caption>
        <bdi>{stay.name[locale]}</bdi>, <bdi>{stay.cityName[locale]}</bdi>
      </caption>
      <thead>
        <tr>
          <th scope="col">{text('room')}</th>
          <th scope="col">{text('room-type')}</th>
          <th scope="col">{text('surname')}</th>
          <th scope="col">{text('note')}</th>
        </tr>
      </thead>
      <tbody>
        {rooms.map((room) => {
          const guests = workspace.travellers.filter(({ rooms: own }) => own[stay.key]?.id === room.id)
          const free = room.beds - guests.filter(needsBed).length
          return (
            <tr key={room.id}>
              <th scope="row">
                <bdi>{room.number}</bdi>
              </th>
              <td>{text('beds', { count: room.beds })}</td>
              <td>
                {guests.map((guest) => (
                  <span key={guest.id} className={styles.guest}>
                    <bdi>{`${guest.lastName} ${guest.firstName}`}</bdi>
                  </span>
                ))}
                {free > 0 && <i>{text('empty-bed')}</i>}
              </td>
              <td>
                {guests.map((guest) => (
                  <span key={guest.id} className={styles.guest}>
                    <bdi>{cellOf('note', guest, { workspace, locale, text })}</bdi>
                  </span>
                ))}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
