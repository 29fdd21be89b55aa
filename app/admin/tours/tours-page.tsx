import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { buttonClass } from '#app/ui/button-look.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { textIn } from '#kernel/locale.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { listCategoryNames, listStaffTours } from '#modules/catalog/index.server.ts'
import { findListDesk } from '#modules/staff-desk/index.server.ts'
import { StaffLink } from '../ui/staff-link.tsx'
import { BulkOfList, bulkIdOf } from '../lists/bulk-of-list.tsx'
import { doneCountOf } from '../lists/done-count.ts'
import { ListBar } from '../lists/list-bar.tsx'
import sheet from '../ui/list-sheet.module.css'
import { ListTable } from '#app/ui/list-table.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { TableFoot } from '../ui/table-foot.tsx'
import { Toast } from '../ui/toast.tsx'
import type { Route } from './+types/tours-page.ts'
import { daysAsked, readTourListQuery, readTourSort, tourListValues, type TourListQuery } from './tour-query.ts'
import { TourTools } from './tour-tools.tsx'
import { useTourColumns } from './use-tour-columns.tsx'
import { UndoToast } from '../ui/undo-toast.tsx'

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
  const today = dayInIstanbul(new Date())
  const query = readTourListQuery(url.searchParams)
  const days = daysAsked(query, { today, yesterday: addDays(today, -1) })
  const { tours, total } = await listStaffTours(db, admin, { ...query, ...days, pageSize: PAGE_SIZE }, today)
  return {
    query,
    total,
    desk: await findListDesk(db, admin, 'tours'),
    bulk: doneCountOf(url.searchParams),
    tours: tours.map(({ name, category, ...tour }) => ({
      ...tour,
      name: textIn(locale, name),
      category: category?.[locale] ?? null,
    })),
    categories: (await listCategoryNames(db)).map(({ key, name }) => ({ key, name: name[locale] })),
    undo: url.searchParams.get('undo') ?? undefined,
    isRemoved: url.searchParams.get('done') === 'removed',
  }
}

/** Every departure of every tour: what is on sale, how full it is, and what is still a draft. */
export default function ToursPage({ loaderData }: Route.ComponentProps) {
  const { query, total, tours, categories, undo, isRemoved, desk, bulk } = loaderData
  const text = useText('staff-catalogue')
  const deskText = useText('staff-desk')
  const locale = useLocale()
  const first = (query.page - 1) * PAGE_SIZE + 1
  const { sort } = query
  const columns = useTourColumns()
  const hrefOf = (more: Partial<TourListQuery>) => paths.adminTours(locale, tourListValues({ ...query, ...more }))
  return (
    <>
      <PageHead title={text('tours')} path="/admin/tour/allTours" isIndexed={false} />
      <PageTop title={text('tours')} lead={text('tours-lead', { count: total })}>
        <StaffLink to={paths.adminImportDepartures(locale)} className={buttonClass({ look: 'outline', isSmall: true })}>
          <Icon name="file-up" />
          {text('import-departures')}
        </StaffLink>
        <StaffLink to={paths.adminTour(locale, 'new')} className={buttonClass({})}>
          <Icon name="plus" />
          {text('new-tour')}
        </StaffLink>
      </PageTop>
      <div className={sheet.list}>
        <TourTools query={query} found={total} categories={categories} />
        <ListBar list="tours" desk={desk} columns={columns} />
        {tours.length > 0 ? (
          <>
            <ListTable
              caption={text('tours')}
              columns={columns}
              hidden={desk.hiddenColumns}
              rows={tours}
              keyOf={({ tourKey, departure }) => departure?.id ?? tourKey}
              sorting={{ by: sort, hrefOf: (by) => hrefOf({ sort: readTourSort(by), page: 1 }) }}
              selection={{
                formId: bulkIdOf('tours'),
                valueOf: ({ tourKey, departure }) => departure?.id ?? tourKey,
                nameOf: ({ name, departure }) => `${name} ${departure?.departsOn ?? ''}`,
              }}
            />
            <BulkOfList list="tours" acts={['publish', 'close']} query={hrefOf({})} />
            <TableFoot
              summary={text('range', {
                from: String(first),
                to: String(first + tours.length - 1),
                total: String(total),
              })}
              page={query.page}
              pages={Math.ceil(total / PAGE_SIZE)}
              hrefOf={(page) => hrefOf({ page })}
            />
          </>
        ) : (
          <p className={sheet.empty}>{text('no-tours')}</p>
        )}
      </div>
      {bulk !== undefined && <Toast kind="success" title={deskText('bulk-done', { count: bulk })} />}
      {undo ? (
        <UndoToast undo={undo} action={paths.adminTour(locale, 'new')} title={text('done-departure-removed')} />
      ) : (
        isRemoved && <Toast kind="success" title={text('done-removed')} />
      )}
    </>
  )
}
