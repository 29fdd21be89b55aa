import { data, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { listWritings, restoreWriting } from '#modules/content/index.server.ts'
import { findListDesk } from '#modules/staff-desk/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { writingStates, type WritingKind } from '#modules/content/index.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { ListBar } from '../lists/list-bar.tsx'
import { ListFilter, ListTools } from '#app/ui/list-fields.tsx'
import sheet from '../ui/list-sheet.module.css'
import { PageTop } from '../ui/page-top.tsx'
import { TableFoot } from '../ui/table-foot.tsx'
import { readRemovalNews, undoneOf } from '../ui/removal-news.ts'
import { UndoNews } from '../ui/undo-news.tsx'
import type { Route } from './+types/writings-page.ts'
import { kindAt, listOf } from './writing-kinds.ts'
import { useWritingColumns, WritingTable } from './writing-table.tsx'
import { readWritingQuery, writingQueryValues, type WritingQuery } from './writing-query.ts'

const PAGE_SIZE = 50

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-desk', 'staff-content', 'account', 'ui'],
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'content')
  const kind = kindAt(params.kind)
  if (!kind) throw data(null, { status: 404 })
  const query = readWritingQuery(url.searchParams)
  const { db } = context.get(servicesContext)
  const { entries, total } = await listWritings(db, admin, {
    kind,
    ...query,
    locale: context.get(localeContext),
    pageSize: PAGE_SIZE,
  })
  const desk = await findListDesk(db, admin, listOf[kind])
  return { kind, query, entries, total, desk, news: readRemovalNews(url.searchParams) }
}

/** Brings back what was just removed. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'content')
  const kind = kindAt(params.kind)
  if (!kind) throw data(null, { status: 404 })
  const { intent, undo = '' } = await formFields(request)
  if (intent !== 'restore') throw data(null, { status: 400 })
  const restored = await restoreWriting(context.get(servicesContext).db, admin, { kind, undo }, new Date())
  return redirect(paths.adminWritings(context.get(localeContext), listOf[kind], undoneOf(restored)))
}

/** Every record of a kind, with the languages it is published in. */
export default function WritingsPage({ loaderData }: Route.ComponentProps) {
  const { kind, query, entries, total, desk, news } = loaderData
  const columns = useWritingColumns(kind)
  const text = useText('staff-content')
  const locale = useLocale()
  const list = listOf[kind]
  const first = (query.page - 1) * PAGE_SIZE + 1
  return (
    <>
      <PageHead title={text(`kind-${kind}`)} path={`/admin/content/${list}`} isIndexed={false} />
      <PageTop title={text(`kind-${kind}`)} lead={text('lead', { count: total })}>
        {kind === 'question' && (
          <StaffButtonLink look="outline" href={paths.adminPart(locale, 'question-groups')}>
            {text('question-groups')}
          </StaffButtonLink>
        )}
        <StaffButtonLink href={`${paths.adminWritings(locale, list)}/new`}>
          <Icon name="plus" />
          {text(`new-${kind}`)}
        </StaffButtonLink>
      </PageTop>
      <div className={sheet.list}>
        <WritingTools kind={kind} query={query} found={total} />
        <ListBar list={list} desk={desk} columns={columns} />
        {entries.length > 0 ? (
          <>
            <WritingTable
              kind={kind}
              entries={entries}
              columns={columns}
              hidden={desk.hiddenColumns}
              sorting={{
                by: query.sort ?? '',
                hrefOf: (sort) =>
                  paths.adminWritings(locale, list, { ...writingQueryValues({ ...query, page: 1 }), sort }),
              }}
            />
            <TableFoot
              summary={text('range', { from: String(first), to: String(first + entries.length - 1), total })}
              page={query.page}
              pages={Math.ceil(total / PAGE_SIZE)}
              hrefOf={(page) => paths.adminWritings(locale, list, writingQueryValues({ ...query, page }))}
            />
          </>
        ) : (
          <p className={sheet.empty}>{text('nothing-found')}</p>
        )}
      </div>
      <UndoNews news={news} action={paths.adminWritings(locale, list)} title={text('removed')} />
    </>
  )
}

function WritingTools({ kind, query, found }: { kind: WritingKind; query: WritingQuery; found: number }) {
  const text = useText('staff-content')
  const staff = useText('staff')
  const locale = useLocale()
  return (
    <ListTools
      action={paths.adminWritings(locale, listOf[kind])}
      found={found}
      search={{ label: text('search'), value: query.q, hint: text('search-hint') }}
      filters={[query.state]}
      sort={query.sort}
    >
      <ListFilter name="state" label={staff('filter-state')} all={staff('filter-all')} value={query.state} isState>
        {writingStates.map((state) => (
          <option key={state} value={state}>
            {text(`state-${state}`)}
          </option>
        ))}
      </ListFilter>
    </ListTools>
  )
}
