import { redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { boundedAdminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { buttonClass } from '#app/ui/button-look.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ListTable } from '#app/ui/list-table.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { offerStates } from '#modules/agents/index.ts'
import { houseScope, listOffers, restoreOffer } from '#modules/agents/index.server.ts'
import { findListDesk } from '#modules/staff-desk/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { StaffLink } from '../ui/staff-link.tsx'
import { BulkOfList, bulkIdOf } from '../lists/bulk-of-list.tsx'
import { doneCountOf } from '../lists/done-count.ts'
import { ListBar } from '../lists/list-bar.tsx'
import { ListDays, ListFilter, ListTools } from '#app/ui/list-fields.tsx'
import sheet from '../ui/list-sheet.module.css'
import { PageTop } from '../ui/page-top.tsx'
import { readRemovalNews, undoneOf } from '../ui/removal-news.ts'
import { TableFoot } from '../ui/table-foot.tsx'
import { Toast } from '../ui/toast.tsx'
import { UndoNews } from '../ui/undo-news.tsx'
import type { Route } from './+types/offers-page.ts'
import { offerQueryValues, readOfferQuery, type OfferQuery } from './offer-query.ts'
import { useOfferColumns } from './use-offer-columns.tsx'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-desk', 'staff-offers', 'agents', 'account', 'ui'],
}

const PAGE_SIZE = 25

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = boundedAdminOf(context, 'orders')
  const { db } = context.get(servicesContext)
  const query = readOfferQuery(url.searchParams)
  const { offers, total } = await listOffers(db, houseScope(admin), { ...query, pageSize: PAGE_SIZE })
  return {
    query,
    total,
    desk: await findListDesk(db, admin, 'offers'),
    bulk: doneCountOf(url.searchParams),
    news: readRemovalNews(url.searchParams),
    offers: offers.map(({ id, offerNo, customer, state, createdAt, validUntil, total: amount, seenAt }) => ({
      id,
      offerNo,
      customer: `${customer.firstName} ${customer.lastName}`,
      email: customer.email,
      phone: customer.phone,
      state,
      createdAt,
      validUntil,
      total: amount,
      isSeen: seenAt !== null,
    })),
  }
}

/** Brings back a draft that was just removed. */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = boundedAdminOf(context, 'orders')
  const { undo = '' } = await formFields(request)
  const restored = await restoreOffer(context.get(servicesContext).db, houseScope(admin), undo, new Date())
  return redirect(paths.adminOffers(context.get(localeContext), undoneOf(restored)), 303)
}

/** The offers that staff have written, the newest first. */
export default function OffersPage({ loaderData }: Route.ComponentProps) {
  const { offers, query, total, desk, bulk, news } = loaderData
  const text = useText('staff-offers')
  const deskText = useText('staff-desk')
  const locale = useLocale()
  const first = (query.page - 1) * PAGE_SIZE + 1
  const columns = useOfferColumns()
  const { q, state, from, to } = query
  const hrefOf = (more: Partial<OfferQuery>) => paths.adminOffers(locale, offerQueryValues({ ...query, ...more }))
  return (
    <>
      <PageHead title={text('offers')} path="/admin/offers" isIndexed={false} />
      <PageTop title={text('offers')} lead={text('offers-lead')}>
        <StaffLink to={paths.adminOffer(locale, 'new')} className={buttonClass({})}>
          <Icon name="plus" />
          {text('new-offer')}
        </StaffLink>
      </PageTop>
      <div className={sheet.list}>
        <OfferTools query={query} found={total} />
        <ListBar list="offers" desk={desk} columns={columns} />
        {offers.length > 0 ? (
          <>
            <ListTable
              caption={text('offers')}
              columns={columns}
              hidden={desk.hiddenColumns}
              rows={offers}
              keyOf={({ id }) => id}
              sorting={{
                by: query.sort,
                hrefOf: (sort) => paths.adminOffers(locale, { ...offerQueryValues({ ...query, page: 1 }), sort }),
              }}
              selection={{
                formId: bulkIdOf('offers'),
                valueOf: ({ id }) => id,
                nameOf: ({ offerNo, customer }) => `${offerNo} ${customer}`,
              }}
            />
            <BulkOfList list="offers" acts={['send-offer']} query={hrefOf({})} />
            <TableFoot
              summary={text('range', { from: String(first), to: String(first + offers.length - 1), total })}
              page={query.page}
              pages={Math.ceil(total / PAGE_SIZE)}
              hrefOf={(page) => hrefOf({ page })}
            />
          </>
        ) : (
          <p className={sheet.empty}>{text(q || state || from || to ? 'nothing-found' : 'no-offers')}</p>
        )}
      </div>
      {bulk !== undefined && <Toast kind="success" title={deskText('bulk-done', { count: bulk })} />}
      <UndoNews news={news} action={paths.adminOffers(locale)} title={text('offer-removed')} />
    </>
  )
}

function OfferTools({ query, found }: { query: OfferQuery; found: number }) {
  const text = useText('staff-offers')
  const agents = useText('agents')
  const common = useText('staff')
  const locale = useLocale()
  return (
    <ListTools
      action={paths.adminOffers(locale)}
      found={found}
      search={{ label: text('search'), value: query.q, hint: text('search-hint') }}
      filters={[query.state, query.from ?? query.to]}
      sort={offerQueryValues(query)['sort']}
    >
      <ListFilter name="state" label={agents('state')} all={common('filter-all')} value={query.state} isState>
        {offerStates.map((state) => (
          <option key={state} value={state}>
            {agents(`offer-state-${state}`)}
          </option>
        ))}
      </ListFilter>
      <ListDays from={query.from} to={query.to} />
    </ListTools>
  )
}
