import { z } from 'zod'
import { scopeOf } from '#app/http/middleware/agent.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { ListDays, ListFilter, ListTools } from '#app/ui/list-fields.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { parseTypedDate } from '#kernel/typed-date.ts'
import { reservationSorts, reservationStates } from '#modules/agents/index.ts'
import { listReservations } from '#modules/agents/index.server.ts'
import styles from '../ui/agent.module.css'
import { ReservationTable } from '../ui/reservation-table.tsx'
import { toLine } from '../ui/to-line.ts'
import type { Route } from './+types/reservations-page.ts'

export const handle: PageHandle = { page: 'application', layout: 'staff', areas: ['agents', 'ui'] }

const PAGE_SIZE = 25

const ReservationQuery = z.object({
  state: z.enum(reservationStates).optional().catch(undefined),
  q: z.string().max(100).optional().catch(undefined),
  from: z
    .string()
    .transform((typed) => parseTypedDate(typed))
    .optional()
    .catch(undefined),
  to: z
    .string()
    .transform((typed) => parseTypedDate(typed))
    .optional()
    .catch(undefined),
  sort: z.enum(reservationSorts).catch('-created'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = ReservationQuery.parse(Object.fromEntries(url.searchParams))
  const locale = context.get(localeContext)
  const request = { ...query, pageSize: PAGE_SIZE }
  const found = await listReservations(context.get(servicesContext).db, scopeOf(context), request)
  return { query, total: found.total, rows: found.reservations.map((each) => toLine(each, locale)) }
}

export default function ReservationsPage({ loaderData: { rows, query, total } }: Route.ComponentProps) {
  const text = useText('agents')
  const locale = useLocale()
  return (
    <>
      <PageHead title={text('area-reservations')} path="/agent/reservations" isIndexed={false} />
      <div className={styles.top}>
        <h1>{text('area-reservations')}</h1>
      </div>
      <section className={styles.card}>
        <ListTools
          action={paths.agentReservations(locale)}
          found={total}
          search={{ label: text('search'), value: query.q ?? '' }}
          filters={[query.state, query.from ?? query.to]}
          sort={query.sort === '-created' ? undefined : query.sort}
        >
          <ListFilter name="state" label={text('state')} all={text('all')} value={query.state} isState>
            {reservationStates.map((state) => (
              <option key={state} value={state}>
                {text(`reservation-state-${state}`)}
              </option>
            ))}
          </ListFilter>
          <ListDays from={query.from} to={query.to} />
        </ListTools>
        {rows.length === 0 ? (
          <p className={styles.empty}>{text('no-reservations')}</p>
        ) : (
          <ReservationTable
            rows={rows}
            caption={text('area-reservations')}
            sorting={{
              by: query.sort,
              hrefOf: (sort) => paths.agentReservations(locale, { ...query, page: undefined, sort }),
            }}
          />
        )}
      </section>
      <Pagination
        page={query.page}
        pages={Math.ceil(total / PAGE_SIZE)}
        hrefOf={(page) => paths.agentReservations(locale, { ...query, page })}
      />
    </>
  )
}
