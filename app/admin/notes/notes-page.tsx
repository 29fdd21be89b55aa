import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { boundedAdminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-look.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listStaffMembers, type StaffMember } from '#modules/accounts/index.server.ts'
import { countUnseenMentions, listNotes } from '#modules/notes/index.server.ts'
import { findListDesk } from '#modules/staff-desk/index.server.ts'
import { StaffLink } from '../ui/staff-link.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { ListBar } from '../lists/list-bar.tsx'
import { ListFilter, ListTools } from '#app/ui/list-fields.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import sheet from '../ui/list-sheet.module.css'
import { PageTop } from '../ui/page-top.tsx'
import { TableFoot } from '../ui/table-foot.tsx'
import { Toast } from '../ui/toast.tsx'
import { StaffOptions } from '../ui/staff-options.tsx'
import type { Route } from './+types/notes-page.ts'
import { noteQueryValues, noteViews, readNoteQuery, type NoteQuery } from './note-query.ts'
import { toNoteView } from './note-view.ts'
import { useNoteColumns } from './use-note-columns.tsx'

const PAGE_SIZE = 20

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-desk', 'staff-notes', 'account', 'ui'],
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = boundedAdminOf(context, 'orders')
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const query = readNoteQuery(url.searchParams)
  const { q, author, view, sort, page } = query
  const { notes, total } = await listNotes(db, admin, {
    q,
    author,
    page,
    isMine: view === 'mine',
    task: view === 'mine' ? undefined : view,
    sort: sort ?? (view === 'open' ? 'due' : undefined),
    pageSize: PAGE_SIZE,
  })
  return {
    query,
    total,
    notes: notes.map((note) => toNoteView(note, locale)),
    unseen: await countUnseenMentions(db, admin),
    desk: await findListDesk(db, admin, 'notes'),
    staff: await listStaffMembers(db, admin),
    today: dayInIstanbul(new Date()),
    removedId: url.searchParams.get('removed') ?? undefined,
  }
}

/** Everything staff wrote down: pinned first, then the latest. */
export default function NotesPage({ loaderData }: Route.ComponentProps) {
  const { query, total, notes, unseen, staff, today, removedId, desk } = loaderData
  const text = useText('staff-notes')
  const locale = useLocale()
  const columns = useNoteColumns(today)
  const first = (query.page - 1) * PAGE_SIZE + 1
  const isFiltered = query.q !== '' || query.author !== undefined || query.view !== undefined
  return (
    <>
      <PageHead title={text('notes')} path="/admin/notes" isIndexed={false} />
      <PageTop title={text('notes')} lead={text('unseen', { count: unseen })}>
        <StaffLink to={paths.adminNote(locale, 'new')} className={buttonClass({})}>
          <Icon name="plus" />
          {text('new')}
        </StaffLink>
      </PageTop>
      <div className={sheet.list}>
        <NoteTools query={query} found={total} staff={staff} />
        <ListBar list="notes" desk={desk} columns={columns} />
        {notes.length > 0 ? (
          <>
            <ListTable
              caption={text('notes')}
              columns={columns}
              hidden={desk.hiddenColumns}
              rows={notes}
              keyOf={({ id }) => id}
              isWarned={({ isPinned }) => isPinned}
              sorting={{
                by: query.sort ?? '',
                hrefOf: (sort) => paths.adminNotes(locale, { ...noteQueryValues({ ...query, page: 1 }), sort }),
              }}
            />
            <TableFoot
              summary={text('range', { from: String(first), to: String(first + notes.length - 1), total })}
              page={query.page}
              pages={Math.ceil(total / PAGE_SIZE)}
              hrefOf={(page) => paths.adminNotes(locale, noteQueryValues({ ...query, page }))}
            />
          </>
        ) : (
          <p className={sheet.empty}>{text(isFiltered ? 'nothing-found' : 'none-yet')}</p>
        )}
      </div>
      {removedId !== undefined && (
        <Toast kind="success" title={text('news-removed')}>
          <ActForm action={paths.adminNote(locale, removedId)}>
            <Button look="outline" isSmall name="intent" value="restore">
              {text('undo')}
            </Button>
          </ActForm>
        </Toast>
      )}
    </>
  )
}

function NoteTools({ query, found, staff }: { query: NoteQuery; found: number; staff: StaffMember[] }) {
  const text = useText('staff-notes')
  const common = useText('staff')
  const locale = useLocale()
  return (
    <ListTools
      action={paths.adminNotes(locale)}
      found={found}
      search={{ label: text('search'), value: query.q, hint: text('search-hint') }}
      filters={[query.author, query.view]}
      sort={query.sort}
    >
      <ListFilter name="author" label={text('author')} all={common('filter-all')} value={query.author}>
        <StaffOptions staff={staff} />
      </ListFilter>
      <ListFilter name="view" label={text('view')} all={common('filter-all')} value={query.view} isState>
        {noteViews.map((view) => (
          <option key={view} value={view}>
            {text(`view-${view}`)}
          </option>
        ))}
      </ListFilter>
    </ListTools>
  )
}
