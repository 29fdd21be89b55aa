import { PageHead } from '#app/page/page-head.tsx'
import { localePath, withQuery } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { requestSorts, requestStates, type RequestKind } from '#modules/engagement/index.ts'
import { BulkOfList, bulkIdOf } from '../lists/bulk-of-list.tsx'
import { ListBar } from '../lists/list-bar.tsx'
import { ListDays, ListFilter, ListTools } from '#app/ui/list-fields.tsx'
import sheet from '../ui/list-sheet.module.css'
import { PageTop } from '../ui/page-top.tsx'
import { TableFoot } from '../ui/table-foot.tsx'
import { Toast } from '../ui/toast.tsx'
import { StaffOptions } from '../ui/staff-options.tsx'
import type { Desk } from './desk.server.ts'
import type { RefusedAct } from './refused-act.ts'
import { RequestCard } from './request-card.tsx'
import { requestQueryValues } from './request-query.ts'

/** A queue of requests: who has waited longest first, each with everything that can be done about it. */
export function RequestDesk({
  page,
  kinds,
  desk,
  refused,
}: {
  page: 'call-requests' | 'contact-messages' | 'requests'
  /** Kinds to choose from; none where there is one only. */
  kinds: readonly RequestKind[]
  desk: Desk
  refused: RefusedAct | undefined
}) {
  const { query, total, requests, waiting, staff, pageSize, done } = desk
  const text = useText('staff-requests')
  const deskText = useText('staff-desk')
  const locale = useLocale()
  const first = (query.page - 1) * pageSize + 1
  const { q, page: _page, sort: _sort, ...filters } = query
  const isFiltered = q !== '' || Object.values(filters).some((value) => value !== undefined)
  const hrefOf = (values: Record<string, string | number | undefined>) =>
    localePath(locale, withQuery(`/admin/${page}`, values))
  return (
    <>
      <PageHead title={text(page)} path={`/admin/${page}`} isIndexed={false} />
      <PageTop title={text(page)} lead={text('waiting', { count: waiting })} />
      <div className={sheet.list}>
        <DeskTools action={hrefOf({})} desk={desk} kinds={kinds} />
        <ListBar list={page} desk={desk.views} />
        {requests.length > 0 ? (
          <>
            {requests.map((request) => (
              <RequestCard
                key={`${request.kind}-${request.id}-${request.version}`}
                request={request}
                staff={staff}
                canRing={desk.canRing}
                refused={refused?.id === request.id ? refused : undefined}
                selection={{ formId: bulkIdOf(page), value: `${request.kind}-${request.id}` }}
              />
            ))}
            <BulkOfList list={page} acts={['take', 'finish']} query={hrefOf(requestQueryValues(query))} />
            <TableFoot
              summary={text('range', { from: String(first), to: String(first + requests.length - 1), total })}
              page={query.page}
              pages={Math.ceil(total / pageSize)}
              hrefOf={(each) => hrefOf(requestQueryValues({ ...query, page: each }))}
            />
          </>
        ) : (
          <p className={sheet.empty}>{text(isFiltered ? 'nothing-found' : 'none-yet')}</p>
        )}
      </div>
      {desk.bulk !== undefined && <Toast kind="success" title={deskText('bulk-done', { count: desk.bulk })} />}
      {refused ? (
        <Toast kind="error" title={text(`problem-${refused.code}`)} />
      ) : (
        done && <Toast kind="success" title={text(`done-${done}`)} />
      )}
    </>
  )
}

function DeskTools({ action, desk, kinds }: { action: string; desk: Desk; kinds: readonly RequestKind[] }) {
  const { query, staff } = desk
  const text = useText('staff-requests')
  const common = useText('staff')
  return (
    <ListTools
      action={action}
      found={desk.total}
      search={{ label: text('search'), value: query.q, hint: text('search-hint') }}
      filters={[query.kind, query.assignee, query.state, query.from ?? query.to]}
    >
      {kinds.length > 0 && (
        <ListFilter name="kind" label={text('kind')} all={common('filter-all')} value={query.kind}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {text(`kind-${kind}`)}
            </option>
          ))}
        </ListFilter>
      )}
      <ListFilter name="assignee" label={text('assignee')} all={common('filter-all')} value={query.assignee}>
        <option value="nobody">{text('nobody')}</option>
        <StaffOptions staff={staff} />
      </ListFilter>
      <ListFilter name="state" label={text('state')} all={common('filter-all')} value={query.state} isState>
        {requestStates.map((state) => (
          <option key={state} value={state}>
            {text(`state-${state}`)}
          </option>
        ))}
      </ListFilter>
      <ListDays from={query.from} to={query.to} />
      <ListFilter
        name="sort"
        label={text('sort')}
        all={text('sort-waiting')}
        value={query.sort === 'waiting' ? undefined : query.sort}
      >
        {requestSorts
          .filter((sort) => sort !== 'waiting')
          .map((sort) => (
            <option key={sort} value={sort}>
              {text(`sort-${sort}`)}
            </option>
          ))}
      </ListFilter>
    </ListTools>
  )
}
