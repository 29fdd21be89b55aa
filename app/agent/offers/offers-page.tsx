import { z } from 'zod'
import { scopeOf } from '#app/http/middleware/agent.server.ts'
import { servicesContext } from '#app/http/middleware/contexts.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { ListFilter, ListTools } from '#app/ui/list-fields.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { offerSorts, offerStates } from '#modules/agents/index.ts'
import { listOffers } from '#modules/agents/index.server.ts'
import styles from '../ui/agent.module.css'
import { OfferTable } from '../ui/offer-table.tsx'
import type { Route } from './+types/offers-page.ts'

export const handle: PageHandle = { page: 'application', layout: 'staff', areas: ['agents', 'ui'] }

const PAGE_SIZE = 25

const OfferQuery = z.object({
  state: z.enum(offerStates).optional().catch(undefined),
  q: z.string().max(100).optional().catch(undefined),
  sort: z.enum(offerSorts).catch('-created'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = OfferQuery.parse(Object.fromEntries(url.searchParams))
  const found = await listOffers(context.get(servicesContext).db, scopeOf(context), { ...query, pageSize: PAGE_SIZE })
  return {
    query,
    total: found.total,
    offers: found.offers.map(({ id, offerNo, customer, state, validUntil, total }) => ({
      id,
      offerNo,
      customer,
      state,
      validUntil,
      total,
    })),
  }
}

export default function OffersPage({ loaderData: { offers, query, total } }: Route.ComponentProps) {
  const text = useText('agents')
  const locale = useLocale()
  return (
    <>
      <PageHead title={text('area-offers')} path="/agent/offer" isIndexed={false} />
      <div className={styles.top}>
        <h1>{text('area-offers')}</h1>
        <ButtonLink href={paths.agentOffer(locale, 'new')}>{text('new-offer')}</ButtonLink>
      </div>
      <section className={styles.card}>
        <ListTools
          action={paths.agentOffers(locale)}
          found={total}
          search={{ label: text('search'), value: query.q ?? '' }}
          filters={[query.state]}
          sort={query.sort === '-created' ? undefined : query.sort}
        >
          <ListFilter name="state" label={text('state')} all={text('all')} value={query.state} isState>
            {offerStates.map((state) => (
              <option key={state} value={state}>
                {text(`offer-state-${state}`)}
              </option>
            ))}
          </ListFilter>
        </ListTools>
        {offers.length === 0 ? (
          <p className={styles.empty}>{text('no-offers')}</p>
        ) : (
          <OfferTable
            offers={offers}
            caption={text('area-offers')}
            sorting={{
              by: query.sort,
              hrefOf: (sort) => paths.agentOffers(locale, { ...query, page: undefined, sort }),
            }}
          />
        )}
      </section>
      <Pagination
        page={query.page}
        pages={Math.ceil(total / PAGE_SIZE)}
        hrefOf={(page) => paths.agentOffers(locale, { ...query, page })}
      />
    </>
  )
}
