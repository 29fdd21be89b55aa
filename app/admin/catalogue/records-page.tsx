import { useLocation } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { buttonClass } from '#app/ui/button-look.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { textIn } from '#kernel/locale.ts'
import { gapsOf } from '#modules/catalog/index.ts'
import { findListDesk } from '#modules/staff-desk/index.server.ts'
import { StaffLink } from '../ui/staff-link.tsx'
import { ListBar } from '../lists/list-bar.tsx'
import { UndoToast } from '../ui/undo-toast.tsx'
import { ListTools } from '#app/ui/list-fields.tsx'
import sheet from '../ui/list-sheet.module.css'
import { ListTable } from '#app/ui/list-table.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { TableFoot } from '../ui/table-foot.tsx'
import type { Route } from './+types/records-page.ts'
import { findRecords, readRecordQuery } from './find-records.server.ts'
import { kindOfPath, recordPathOf } from './record-specs.ts'
import { useRecordColumns } from './use-record-columns.tsx'
import { readPage } from '../lists/read-page.ts'

const PAGE_SIZE = 20

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-desk', 'staff-catalogue', 'account', 'ui'],
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'catalogue')
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const path = recordPathOf(url)
  const query = readRecordQuery(url.searchParams)
  const matching = await findRecords(db, admin, kindOfPath[path], query, locale)
  const pages = Math.max(1, Math.ceil(matching.length / PAGE_SIZE))
  const page = readPage(url.searchParams, pages)
  const first = (page - 1) * PAGE_SIZE
  return {
    query,
    page,
    pages,
    desk: await findListDesk(db, admin, path),
    total: matching.length,
    records: matching.slice(first, first + PAGE_SIZE).map(({ key, draft }) => ({
      key,
      name: textIn(locale, draft.name),
      link: 'slug' in draft ? draft.slug[locale] : null,
      isPublished: 'isPublished' in draft ? draft.isPublished : null,
      missing: gapsOf(draft).length,
    })),
    undo: url.searchParams.get('undo') ?? undefined,
  }
}

/** The hotels, categories, airlines or services, each leading to its form. */
export default function RecordsPage({
  loaderData: { query, page, pages, total, records, undo, desk },
}: Route.ComponentProps) {
  const text = useText('staff-catalogue')
  const locale = useLocale()
  const path = recordPathOf(useLocation())
  const first = (page - 1) * PAGE_SIZE + 1
  const columns = useRecordColumns(path)
  const { q, sort } = query
  const values = { q: q || undefined, sort }
  return (
    <>
      <PageHead title={text(path)} path={`/admin/${path}`} isIndexed={false} />
      <PageTop title={text(path)} lead={text('records-count', { count: total })}>
        <StaffLink to={paths.adminRecord(locale, path, 'new')} className={buttonClass({})}>
          <Icon name="plus" />
          {text(`new-${path}`)}
        </StaffLink>
      </PageTop>
      <div className={sheet.list}>
        <ListTools
          action={paths.adminRecords(locale, path)}
          found={total}
          search={{ label: text('search-records'), value: q, hint: text('search-records-hint') }}
          filters={[]}
          sort={sort}
        />
        <ListBar list={path} desk={desk} columns={columns} />
        {records.length > 0 ? (
          <>
            <ListTable
              caption={text(path)}
              columns={columns}
              hidden={desk.hiddenColumns}
              rows={records}
              keyOf={({ key }) => key}
              sorting={{ by: sort ?? '', hrefOf: (by) => paths.adminRecords(locale, path, { ...values, sort: by }) }}
            />
            <TableFoot
              summary={text('range', {
                from: String(first),
                to: String(first + records.length - 1),
                total: String(total),
              })}
              page={page}
              pages={pages}
              hrefOf={(nth) => paths.adminRecords(locale, path, { ...values, page: nth === 1 ? undefined : nth })}
            />
          </>
        ) : (
          <p className={sheet.empty}>{text('no-records')}</p>
        )}
      </div>
      {undo && <UndoToast undo={undo} action={paths.adminRecord(locale, path, 'new')} title={text('done-removed')} />}
    </>
  )
}
