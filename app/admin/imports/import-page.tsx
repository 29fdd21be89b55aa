import { data, redirect } from 'react-router'
import { missing } from '#app/page/missing.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { joinList } from '#kernel/join-list.ts'
import { parsePlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { StaffRight } from '#modules/accounts/index.ts'
import { isAlive } from '#modules/booking/index.ts'
import { findOrder } from '#modules/booking/index.server.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { ClosedOrder } from '../orders/closed-order.tsx'
import { OrderStateTag } from '../ui/order-state-tag.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/import-page.ts'
import { columnWords, importers } from './importers.server.ts'
import { FileCard } from './file-card.tsx'
import { importLists, MOST_IMPORTED_ROWS, type ImportListName } from './import-lists.ts'
import styles from './imports.module.css'
import { MappingCard } from './mapping-card.tsx'
import { placeIn, readMappedSheet, rowsOf, wrongTargets } from './mapped-sheet.server.ts'
import { TrialCard } from './trial-card.tsx'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-import', 'account', 'ui'],
  maxBodyBytes: 4 * 1024 * 1024,
}

/** The columns that a list takes. The address says which list: that of the tours, or the travellers of an order. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const list = listOf(params)
  const admin = adminOf(context, ...importLists[list].rights)
  const locale = context.get(localeContext)
  const { db } = context.get(servicesContext)
  const order = params.orderId === undefined ? undefined : await findOrder(db, admin as Admin<'orders'>, params.orderId)
  if (list === 'travellers' && !order) throw data(null, { status: 404 })
  if (list === 'date' && !parsePlainDate(params.date ?? '')) throw missing('validity')
  return {
    list,
    orderNo: order?.orderNo ?? null,
    orderId: order?.id ?? null,
    endedAs: order && !isAlive(order.state) ? order.state : null,
    date: parsePlainDate(params.date ?? '') ?? null,
    mostRows: MOST_IMPORTED_ROWS,
    columns: importLists[list].columns.map((key) => ({
      key,
      words: columnWords(list, key, locale),
      isNeeded: importLists[list].needed.includes(key),
    })),
  }
}

/** Reads a file or a matching and says what it would do; writes it when it was asked to and everything is right. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const list = listOf(params)
  const admin = adminOf(context, ...importLists[list].rights) as Admin<StaffRight>
  const date = parsePlainDate(params.date ?? '')
  if (list === 'date' && !date) throw missing('validity')
  const { db, log } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const form = await request.formData()
  const named = (columns: string[]) =>
    joinList(
      columns.map((column) => columnWords(list, column, locale)),
      locale,
    )

  const mapped = await readMappedSheet(form, importLists[list])
  if (!mapped.ok) return data({ refused: { code: mapped.error.code, columns: '' } }, { status: 400 })
  const wrong = wrongTargets(mapped.value.targets, importLists[list])
  if (wrong) {
    const columns = 'columns' in wrong ? named(wrong.columns) : ''
    return data({ refused: { code: wrong.code, columns }, ...mapped.value }, { status: 400 })
  }
  const isTrial = form.get('intent') !== 'import'
  const asked = { db, admin, subject: params.orderId ?? params.date ?? '', isTrial, locale, now: new Date() }
  const done = await importers[list](asked, rowsOf(mapped.value))
  if (!done.ok) {
    if (done.error.code === 'order-not-found') throw data(null, { status: 404 })
    return data({ refused: { code: done.error.code, columns: '' }, ...mapped.value }, { status: 409 })
  }
  const { rows, problems } = done.value
  if (isTrial || problems.length > 0) {
    const placed = problems.map((problem) => ({
      ...problem,
      field: columnWords(list, problem.column, locale),
      ...placeIn(mapped.value, problem.row, problem.column),
    }))
    return data({ ...mapped.value, trial: { rows, problems: placed } }, { status: problems.length > 0 ? 400 : 200 })
  }
  log.info({ staff: admin.id, list, rows: rows.length }, 'rows of a spreadsheet were imported')
  if (date) return redirect(paths.adminDate(locale, 'ops', date))
  return redirect(
    params.orderId === undefined
      ? paths.adminTours(locale, { when: 'all', status: 'draft', bulk: rows.length })
      : paths.adminOrder(locale, params.orderId),
  )
}

/** A spreadsheet becomes records: choose it, match its columns, see what would happen, and only then take it. */
export default function ImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, orderNo, orderId, endedAs, date, columns, mostRows } = loaderData
  const text = useText('staff-import')
  const locale = useLocale()
  const path =
    date === null
      ? orderId === null
        ? '/admin/tour/import'
        : `/admin/orders/${orderId}/import`
      : `/admin/tour-date/${date}/import`
  const backHref =
    date === null
      ? orderId === null
        ? paths.adminTours(locale)
        : paths.adminOrder(locale, orderId)
      : paths.adminDate(locale, 'ops', date)
  const lead = date === null ? orderNo : formatDate(date, locale)
  const refused = actionData && 'refused' in actionData ? actionData.refused : undefined
  const read = actionData && 'sheet' in actionData ? actionData : undefined
  const trial = actionData && 'trial' in actionData ? actionData.trial : undefined
  return (
    <>
      <PageHead title={text(`title-${list}`)} path={path} isIndexed={false} />
      <PageTop
        title={text(`title-${list}`)}
        lead={
          lead === null ? (
            text(`lead-${list}`)
          ) : (
            <>
              <bdi>{lead}</bdi> {endedAs && <OrderStateTag state={endedAs} />}
            </>
          )
        }
      >
        <StaffButtonLink look="outline" isSmall href={backHref}>
          <Icon name="arrow-left" isFlipped />
          {text(`back-${list}`)}
        </StaffButtonLink>
      </PageTop>
      <div className={styles.stack}>
        {refused && (
          <Notice tone="error" isAnnounced>
            {text(`problem-${refused.code}`, { columns: refused.columns })}
          </Notice>
        )}
        {endedAs ? <ClosedOrder /> : <FileCard columns={columns} mostRows={mostRows} />}
        {read && <MappingCard key={JSON.stringify(read.targets)} {...read} columns={columns} />}
        {read && trial && <TrialCard sheet={read.sheet} targets={read.targets} trial={trial} />}
      </div>
    </>
  )
}

function listOf(params: { orderId?: string | undefined; date?: string | undefined }): ImportListName {
  if (params.date !== undefined) return 'date'
  return params.orderId === undefined ? 'departures' : 'travellers'
}
