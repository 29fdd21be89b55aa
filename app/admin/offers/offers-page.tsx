import { Link } from 'react-router'
import { z } from 'zod'
import { servicesContext } from '#app/middleware/contexts.ts'
import { adminOf } from '#app/middleware/staff.server.ts'
import { OfferStateTag } from '#app/offers/offer-state-tag.tsx'
import { PageHead } from '#app/page-head.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { paths } from '#app/paths.ts'
import { buttonClass } from '#app/ui/button-look.ts'
import { Icon } from '#app/ui/icon.tsx'
import { DateText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { cell } from '#app/ui/data-table.tsx'
import { offerSorts, offerStates } from '#modules/agents/index.ts'
import { houseScope, listOffers } from '#modules/agents/index.server.ts'
import { FilterButton, ListFilter, ListSearch, ListTools } from '../ui/list-fields.tsx'
import sheet from '../ui/list-sheet.module.css'
import { ListTable, type Column } from '#app/ui/list-table.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { TableFoot } from '../ui/table-foot.tsx'
import type { Route } from './+types/offers-page.ts'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-desk', 'staff-offers', 'agents', 'account', 'ui'],
}

const PAGE_SIZE = 25

const OfferQuery = z.object({
  state: z.enum(offerStates).optional().catch(undefined),
  q: z.string().trim().max(100).catch('').default(''),
  sort: z.enum(offerSorts).catch('-created'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})

export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = houseScope(adminOf(context, 'orders'))
  const query = OfferQuery.parse(Object.fromEntries(url.searchParams))
  const { offers, total } = await listOffers(context.get(servicesContext).db, scope, { ...query, pageSize: PAGE_SIZE })
  return {
    query,
    total,
    offers: offers.map(({ id, offerNo, customer, state, validUntil, total: amount, seenAt }) => ({
      id,
      offerNo,
      customer: `${customer.firstName} ${customer.lastName}`,
      state,
      validUntil,
      total: amount,
      isSeen: seenAt !== null,
    })),
  }
}

type Row = Route.ComponentProps['loaderData']['offers'][number]

/** The offers that staff have written, the newest first. */
export default function OffersPage({ loaderData: { offers, query, total } }: Route.ComponentProps) {
  const text = useText('staff-offers')
  const locale = useLocale()
  const first = (query.page - 1) * PAGE_SIZE + 1
  const columns = useOfferColumns()
  const isFiltered = query.q !== '' || query.state !== undefined
  const hrefOf = (more: { page: number; sort?: string }) =>
    paths.adminOffers(locale, { q: query.q || undefined, state: query.state, sort: query.sort, ...more })
  return (
    <>
      <PageHead title={text('offers')} path="/admin/offers" isIndexed={false} />
      <PageTop title={text('offers')} lead={text('offers-lead')}>
        <Link to={paths.adminOffer(locale, 'new')} className={buttonClass({})}>
          <Icon name="plus" />
          {text('new-offer')}
        </Link>
      </PageTop>
      <div className={sheet.list}>
        <OfferTools query={query} />
        {offers.length > 0 ? (
          <>
            <ListTable
              caption={text('offers')}
              columns={columns}
              rows={offers}
              keyOf={({ id }) => id}
              sorting={{ by: query.sort, hrefOf: (sort) => hrefOf({ page: 1, sort }) }}
            />
            <TableFoot
              summary={text('range', { from: String(first), to: String(first + offers.length - 1), total })}
              page={query.page}
              pages={Math.ceil(total / PAGE_SIZE)}
              hrefOf={(page) => hrefOf({ page })}
            />
          </>
        ) : (
          <p className={sheet.empty}>{text(isFiltered ? 'nothing-found' : 'no-offers')}</p>
        )}
      </div>
    </>
  )
}

function useOfferColumns(): Column<Row>[] {
  const text = useText('agents')
  const own = useText('staff-offers')
  const locale = useLocale()
  return [
    {
      key: 'number',
      head: text('offer'),
      sort: 'created',
      isFixed: true,
      cell: ({ id, offerNo }) => (
        <Link to={paths.adminOffer(locale, id)} className={cell.open}>
          <bdi dir="ltr">{offerNo}</bdi>
        </Link>
      ),
    },
    { key: 'customer', head: text('customer'), sort: 'customer', cell: ({ customer }) => <bdi>{customer}</bdi> },
    {
      key: 'state',
      head: text('state'),
      sort: 'state',
      cell: ({ state, isSeen }) => (
        <>
          <OfferStateTag state={state} /> {state === 'sent' && isSeen && <small>{own('seen')}</small>}
        </>
      ),
    },
    {
      key: 'until',
      head: text('valid-until'),
      sort: 'valid',
      cell: ({ validUntil }) => <DateText date={validUntil} />,
    },
    { key: 'total', head: text('total'), isEnd: true, sort: 'total', cell: ({ total }) => <MoneyText money={total} /> },
  ]
}

function OfferTools({ query }: { query: Route.ComponentProps['loaderData']['query'] }) {
  const text = useText('staff-offers')
  const agents = useText('agents')
  const common = useText('staff')
  const locale = useLocale()
  return (
    <ListTools action={paths.adminOffers(locale)} query={query}>
      <ListSearch label={text('search')} value={query.q} hint={text('search-hint')} />
      <ListFilter name="state" label={agents('state')} all={common('filter-all')} value={query.state} isState>
        {offerStates.map((state) => (
          <option key={state} value={state}>
            {agents(`offer-state-${state}`)}
          </option>
        ))}
      </ListFilter>
      <FilterButton />
    </ListTools>
  )
}
