import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { addDays, startInIstanbul } from '#kernel/plain-date.ts'
import { listActorNames } from '#app/acts/lists/audit-actors.server.ts'
import { listAuditEntries, verifyAuditChain } from '#modules/audit/index.server.ts'
import { findListDesk } from '#modules/staff-desk/index.server.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { AuditTable } from '../ui/audit-table.tsx'
import { ListBar } from '../lists/list-bar.tsx'
import { ListDays, ListFilter, ListTools } from '#app/ui/list-fields.tsx'
import sheet from '../ui/list-sheet.module.css'
import { PageTop } from '../ui/page-top.tsx'
import { TableFoot } from '../ui/table-foot.tsx'
import type { Route } from './+types/audit-page.ts'
import { auditQueryValues, readAuditQuery, type AuditQuery } from './audit-query.ts'
import { sayActsByArea, type SaidArea } from './say-act.server.ts'
import { sayEntries } from './say-entries.server.ts'

const PAGE_SIZE = 50

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-desk', 'staff-users', 'account', 'ui'],
}

/** The chain is verified when somebody asks for it: the whole log is read for that. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'users')
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const query = readAuditQuery(url.searchParams)
  const { entries, total } = await listAuditEntries(db, {
    action: query.area,
    subjectId: query.q || undefined,
    from: query.from && startInIstanbul(query.from),
    to: query.to && startInIstanbul(addDays(query.to, 1)),
    isOldestFirst: query.sort === 'when',
    page: query.page,
    pageSize: PAGE_SIZE,
  })
  const names = await listActorNames(db, admin, entries)
  return {
    query,
    total,
    desk: await findListDesk(db, admin, 'audit'),
    entries: sayEntries(entries, names, locale),
    filter: sayActsByArea(locale),
    chain: url.searchParams.get('verify') === '1' ? await verifyAuditChain(db, new Date()) : undefined,
  }
}

/** What was done to money, users, permissions, settings and personal data, and whether the log is as it was written. */
export default function AuditPage({
  loaderData: { query, total, entries, filter, chain, desk },
}: Route.ComponentProps) {
  const text = useText('staff-users')
  const locale = useLocale()
  const first = (query.page - 1) * PAGE_SIZE + 1
  return (
    <>
      <PageHead title={text('audit')} path="/admin/audit" isIndexed={false} />
      <PageTop title={text('audit')} lead={text('audit-lead')}>
        <StaffButtonLink
          look="outline"
          isSmall
          href={paths.adminAudit(locale, { ...auditQueryValues(query), verify: 1 })}
        >
          {text('verify')}
        </StaffButtonLink>
      </PageTop>
      {chain && (
        <Notice tone={chain.isWhole ? 'success' : 'error'} isAnnounced>
          {chain.isWhole
            ? text('chain-whole', { count: chain.entries })
            : text('chain-broken', { place: String(chain.brokenAt) })}
        </Notice>
      )}
      <div className={sheet.list}>
        <AuditTools query={query} found={total} areas={filter} />
        <ListBar list="audit" desk={desk} />
        {entries.length > 0 ? (
          <>
            <AuditTable
              entries={entries}
              sortHref={paths.adminAudit(locale, {
                ...auditQueryValues({ ...query, page: 1 }),
                sort: query.sort ? undefined : 'when',
              })}
              isOldestFirst={query.sort === 'when'}
            />
            <TableFoot
              summary={text('audit-range', { from: String(first), to: String(first + entries.length - 1), total })}
              page={query.page}
              pages={Math.ceil(total / PAGE_SIZE)}
              hrefOf={(page) => paths.adminAudit(locale, auditQueryValues({ ...query, page }))}
            />
          </>
        ) : (
          <p className={sheet.empty}>{text('audit-empty')}</p>
        )}
      </div>
    </>
  )
}

function AuditTools({ query, found, areas }: { query: AuditQuery; found: number; areas: SaidArea[] }) {
  const text = useText('staff-users')
  const staff = useText('staff')
  const locale = useLocale()
  return (
    <ListTools
      action={paths.adminAudit(locale)}
      found={found}
      search={{ label: text('subject-id'), value: query.q }}
      filters={[query.area, query.from ?? query.to]}
      sort={query.sort}
    >
      <ListFilter name="area" label={text('column-act')} all={staff('filter-all')} value={query.area} isState>
        {areas.map(({ area, acts }) => (
          <optgroup key={area} label={text(`area-${area}`)}>
            <option value={area}>{text('area-all', { area: text(`area-${area}`) })}</option>
            {acts.map(({ action, act }) => (
              <option key={action} value={action}>
                {act}
              </option>
            ))}
          </optgroup>
        ))}
      </ListFilter>
      <ListDays from={query.from} to={query.to} />
    </ListTools>
  )
}
