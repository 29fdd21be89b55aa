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
import { findWorkspace, noteListRead } from '#modules/operations/index.server.ts'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/ops-page.ts'
import { actOnDate } from './act-on-date.server.ts'
import { readAddressDay } from '#app/calls/address-day.ts'
import { GuidesCard } from './guides-card.tsx'
import { OpsProblem } from './ops-problem.tsx'
import { opsQueryValues, readOpsQuery } from './ops-query.ts'
import { OpsTiles } from './ops-tiles.tsx'
import styles from './operations.module.css'
import { PassengerTable } from './passenger-table.tsx'
import { RidesCard } from './rides-card.tsx'
import { RoomBoard } from './room-board.tsx'

export const handle: PageHandle = {
  page: 'document',
  layout: 'staff',
  areas: ['staff', 'staff-operations', 'ui'],
  isCached: false,
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'orders')
  const date = dayOrNotFound(params.date)
  const { db } = context.get(servicesContext)
  const now = new Date()
  const workspace = await findWorkspace(db, admin, date, now)
  await noteListRead(db, admin, workspace, 'workspace', now)
  return { workspace, query: readOpsQuery(url.searchParams) }
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
    return data({ error, wanted }, { status })
  }
  const asked = readOpsQuery(url.searchParams)
  const query = { ...asked, stay: textOf(form, 'stay') || asked.stay }
  const part = textOf(form, 'intent') === 'visa' ? '' : `#${textOf(form, 'part') || 'rooms'}`
  return redirect(`${paths.adminDate(context.get(localeContext), 'ops', date, opsQueryValues(query))}${part}`, 303)
}

/** Everybody who leaves on one day: papers, visas, rooms, rides and guides. */
export default function OpsPage({ loaderData: { workspace, query }, actionData }: Route.ComponentProps) {
  const text = useText('staff-operations')
  const locale = useLocale()
  const { date, tours, travellers } = workspace
  const here = paths.adminDate(locale, 'ops', date, opsQueryValues(query))
  const title = text('title', { date: formatDate(date, locale) })
  return (
    <>
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
      <OpsTiles workspace={workspace} />
      <PassengerTable workspace={workspace} query={query} here={here} />
      {travellers.length > 0 && (
        <RoomBoard workspace={workspace} query={query} here={here} chosen={actionData?.wanted.passengerId} />
      )}
      <RidesCard workspace={workspace} here={here} />
      <GuidesCard workspace={workspace} here={here} />
      <PageScript name="room-board" />
    </>
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
