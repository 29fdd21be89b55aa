import { data, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/middleware/contexts.ts'
import { adminOf } from '#app/middleware/staff.server.ts'
import { PageHead } from '#app/page-head.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { PageScript } from '#app/page-script.tsx'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { DateText, HijriText, useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { listDayDocuments } from '#modules/booking/index.server.ts'
import { findWorkspace, noteListRead } from '#modules/operations/index.server.ts'
import { notesAbout } from '../notes/notes-about.server.ts'
import { NotesCard } from '../notes/notes-card.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/ops-page.ts'
import { actOnDate } from './act-on-date.server.ts'
import { readAddressDay } from '#app/calls/address-day.ts'
import { GuidesCard } from './guides-card.tsx'
import { JourneyStrip } from './journey-strip.tsx'
import { KeptCopy, keptUntil } from './kept-copy.tsx'
import { OpsProblem } from './ops-problem.tsx'
import { opsQueryValues, readOpsQuery } from './ops-query.ts'
import { OpsTiles } from './ops-tiles.tsx'
import styles from './operations.module.css'
import { PapersCard } from './papers-card.tsx'
import { PassengerTable } from './passenger-table.tsx'
import { PersonCard } from './person-card.tsx'
import { RidesCard } from './rides-card.tsx'
import { RoomBoard } from './room-board.tsx'

export const handle: PageHandle = {
  page: 'document',
  layout: 'staff',
  areas: ['staff', 'staff-operations', 'staff-notes', 'documents', 'ui'],
  isCached: false,
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'orders')
  const date = dayOrNotFound(params.date)
  const { db } = context.get(servicesContext)
  const now = new Date()
  const workspace = await findWorkspace(db, admin, date, now)
  await noteListRead(db, admin, workspace, 'workspace', now)
  const orderIds = [...new Set(workspace.travellers.map(({ order }) => order.id))]
  const locale = context.get(localeContext)
  return {
    workspace,
    query: readOpsQuery(url.searchParams),
    until: keptUntil(date, now),
    documents: await listDayDocuments(db, admin, orderIds),
    notes: await Promise.all(
      workspace.tours.map(async ({ id, name }) => ({
        name: name[locale],
        ...(await notesAbout(db, admin, { kind: 'departure', id }, locale)),
      })),
    ),
  }
}

/** Does one thing with the people of the day, and leads back to it; what is refused says why and keeps what was wanted. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const admin = adminOf(context, 'orders')
  const date = dayOrNotFound(params.date)
  const { db } = context.get(servicesContext)
  const form = await request.formData()
  const fields: Record<string, unknown> = { ...Object.fromEntries(form), id: form.getAll('id') }
  const acted = await actOnDate({ db, admin, date }, fields, new Date())
  if (!acted.ok) {
    const { error } = acted
    const status = error.code === 'invalid' ? 400 : error.code.endsWith('not-found') ? 404 : 409
    const wanted = { passengerId: textOf(form, 'passengerId'), roomId: textOf(form, 'roomId') }
    const typed = Object.fromEntries(
      [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    return data({ error, wanted, typed }, { status })
  }
  const asked = readOpsQuery(url.searchParams)
  const query = { ...asked, stay: textOf(form, 'stay') || asked.stay }
  const part = textOf(form, 'intent') === 'visa' ? '' : `#${textOf(form, 'part') || 'rooms'}`
  return redirect(`${paths.adminDate(context.get(localeContext), 'ops', date, opsQueryValues(query))}${part}`, 303)
}

/** Everybody who leaves on one day: papers, visas, rooms, rides and guides. */
export default function OpsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { workspace, query, until, documents, notes } = loaderData
  const text = useText('staff-operations')
  const locale = useLocale()
  const { date, tours, travellers } = workspace
  const person = travellers.find(({ id }) => id === query.person)
  const here = paths.adminDate(locale, 'ops', date, opsQueryValues(query))
  const title = text('title', { date: formatDate(date, locale) })
  return (
    <div className={styles.page}>
      <PageHead title={title} path={paths.adminDate('en', 'ops', date)} isIndexed={false} />
      <PageTop
        title={
          <>
            {title} <HijriText from={date} className={styles.hijri} />
          </>
        }
        lead={tours.map(({ id, name, returnsOn }, at) => (
          <span key={id}>
            {at > 0 && ' · '}
            <bdi>{name[locale]}</bdi> (<DateText date={returnsOn} short />)
          </span>
        ))}
      >
        <ButtonLink look="outline" href={paths.adminDate(locale, 'print', date)}>
          {text('print')}
        </ButtonLink>
        <ButtonLink look="outline" href={paths.adminDate(locale, 'airport', date)}>
          {text('airport')}
        </ButtonLink>
      </PageTop>
      {actionData && <OpsProblem error={actionData.error} wanted={actionData.wanted} workspace={workspace} />}
      <KeptCopy until={until} />
      <JourneyStrip workspace={workspace} />
      <OpsTiles workspace={workspace} />
      {person && <PersonCard traveller={person} workspace={workspace} here={here} typed={actionData?.typed} />}
      <PassengerTable workspace={workspace} query={query} here={here} />
      {travellers.length > 0 && (
        <RoomBoard workspace={workspace} query={query} here={here} chosen={actionData?.wanted.passengerId} />
      )}
      <RidesCard workspace={workspace} here={here} />
      <GuidesCard workspace={workspace} here={here} />
      <PapersCard documents={documents} />
      {notes.map(({ name, ...about }) => (
        <NotesCard key={about.about.id} {...about} of={name} />
      ))}
      <PageScript name="room-board" />
    </div>
  )
}

function dayOrNotFound(text: string): PlainDate {
  const date = readAddressDay(text)
  if (!date) throw data(null, { status: 404 })
  return date
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
