import { data, redirect } from 'react-router'
import { missing } from '#app/page/missing.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { rememberSession } from '#app/http/middleware/session.server.ts'
import { adminOf, requireAdmin } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { KeptCopy, keptUntil } from '#app/page/kept-copy.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageScript } from '#app/page/page-script.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import { rootLocale } from '#kernel/locale.ts'
import { cookiesOf } from '#platform/http/cookies.server.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate, formatInstant } from '#kernel/format-date.ts'
import { findWorkspace, noteListRead, recordCheckIns } from '#modules/operations/index.server.ts'
import type { DateList } from '#modules/operations/index.ts'
import type { Route } from './+types/list-page.ts'
import { readAddressDay } from '#app/addresses/address-day.ts'
import { CheckInForm } from './check-in-form.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { readColumns } from './date-list.ts'
import { dateSheet } from './date-sheet.ts'
import { ListHead } from './list-head.tsx'
import { ListTable } from './list-table.tsx'
import styles from './list-page.module.css'
import shared from './operations.module.css'
import { readTicks } from './read-ticks.ts'
import { parseTheme, THEME_COOKIE } from '../theme.ts'

export const handle: PageHandle = {
  page: 'document',
  layout: 'print',
  areas: ['staff', 'staff-operations', 'travellers', 'ui'],
  isCached: false,
}

export const middleware: Route.MiddlewareFunction[] = [rememberSession, requireAdmin]

export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'orders')
  const date = readAddressDay(params.date)
  if (!date) throw missing('validity')
  const list: DateList = params.list === 'airport' ? 'airport' : 'print'
  const { db } = context.get(servicesContext)
  const now = new Date()
  const workspace = await findWorkspace(db, admin, date, now)
  await noteListRead(db, admin, workspace, list, now)
  return {
    workspace,
    list,
    columns: readColumns(url.searchParams, list),
    reader: admin.fullName,
    theme: parseTheme(cookiesOf(request).get(THEME_COOKIE)),
    now,
    until: keptUntil(date, now),
  }
}

/** Takes the ticks of the airport where no script sends them; only what differs from what was seen counts. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'orders')
  const date = readAddressDay(params.date)
  if (!date || params.list !== 'airport') throw data(null, { status: 404 })
  const now = new Date()
  const checkIns = readTicks(await request.formData()).map((tick) => ({
    ...tick,
    id: crypto.randomUUID(),
    tickedAt: now,
  }))
  await recordCheckIns(context.get(servicesContext).db, admin, { date, checkIns }, now)
  return redirect(paths.adminDate(context.get(localeContext), 'airport', date), 303)
}

/** A list of the day on paper: passengers and rooms, or everybody by flight for the airport, where it is ticked. */
export default function ListPage({ loaderData }: Route.ComponentProps) {
  const { workspace, list, columns, reader, theme, now, until } = loaderData
  const text = useText('staff-operations')
  const locale = useLocale()
  const setting = { workspace, locale, text, words: useText('travellers') }
  const { date, guides } = workspace
  const isAirport = list === 'airport'
  const sheets = isAirport
    ? [dateSheet('airport', columns, setting)]
    : [dateSheet('passengers', columns, setting), dateSheet('rooms', columns, setting)]
  const parts = sheets.flatMap((sheet) => sheet.parts)
  return (
    <div className={styles.ground} data-area="staff" data-theme={theme}>
      <main className={styles.desk}>
        <PageHead
          title={`${text(list)} · ${formatDate(date, locale)}`}
          path={paths.adminDate(rootLocale, list, date)}
          isIndexed={false}
        />
        <ColumnChoice date={date} list={list} columns={columns} />
        <KeptCopy until={until} says={text('kept-copy')} className={shared.kept} />
        <article className={styles.sheet}>
          {sheets[0] && <ListHead {...sheets[0]} title={text(list)} />}
          {isAirport ? (
            <CheckInForm date={date} travellers={workspace.travellers}>
              {parts.map((part, at) => (
                <ListTable key={at} part={part} caption={text('passengers')} />
              ))}
            </CheckInForm>
          ) : (
            parts.map((part, at) => (
              <ListTable key={at} part={part} caption={text(at === 0 ? 'passengers' : 'rooms')} />
            ))
          )}
          {guides.map(({ id, role, name, phone }) => (
            <p key={id} className={styles.contact}>
              <b>{text(role)}</b> <bdi>{name}</bdi> <bdi dir="ltr">{formatPhone(phone, locale)}</bdi>
            </p>
          ))}
          <footer className={styles.foot}>
            <span>{text('personal-data')}</span>
            <span>
              {formatInstant(now, locale)} · <bdi>{reader}</bdi>
            </span>
          </footer>
        </article>
        <p className={styles.print}>
          <Button type="button" look="outline" data-print="" hidden>
            {text('print-paper')}
          </Button>
        </p>
        <PageScript name="print-button" />
      </main>
    </div>
  )
}
