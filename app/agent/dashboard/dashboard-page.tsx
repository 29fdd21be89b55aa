import { scopeOf } from '#app/http/middleware/agent.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { money } from '#kernel/money.ts'
import { listOpenReservations, summariseEarnings, summariseOffers } from '#modules/agents/index.server.ts'
import styles from '../ui/agent.module.css'
import { Card } from '../ui/card.tsx'
import { OfferTable } from '../ui/offer-table.tsx'
import { ReservationTable } from '../ui/reservation-table.tsx'
import { toLine } from '../ui/to-line.ts'
import type { Route } from './+types/dashboard-page.ts'

export const handle: PageHandle = { page: 'application', layout: 'staff', areas: ['agents'] }

const nothingYet = {
  currency: 'USD' as const,
  sales: money(0, 'USD'),
  pending: money(0, 'USD'),
  confirmed: money(0, 'USD'),
}

/** What one's own agency sells, offers and earns. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const scope = scopeOf(context)
  const locale = context.get(localeContext)
  const { open, counts } = await summariseOffers(db, scope)
  const reservations = await listOpenReservations(db, scope)
  const earnings = await summariseEarnings(db, scope)
  return {
    open: open.map(({ id, offerNo, customer, state, validUntil, total }) => ({
      id,
      offerNo,
      customer,
      state,
      validUntil,
      total,
    })),
    sent: counts.sent ?? 0,
    reservations: reservations.slice(0, 50).map((each) => toLine(each, locale)),
    earnings: earnings.length > 0 ? earnings : [nothingYet],
  }
}

export default function AgentDashboard({ loaderData: { open, reservations, earnings } }: Route.ComponentProps) {
  const text = useText('agents')
  const locale = useLocale()
  return (
    <>
      <PageHead title={text('area-dashboard')} path="/agent/dashboard" isIndexed={false} />
      <div className={styles.top}>
        <h1>{text('area-dashboard')}</h1>
        <ButtonLink href={paths.agentOffer(locale, 'new')}>{text('new-offer')}</ButtonLink>
      </div>
      <div className={styles.stack}>
        {earnings.map(({ currency, sales, pending, confirmed }) => (
          <section key={currency} className={styles.card} aria-label={currency}>
            <div className={styles.sums}>
              <p>
                {text('sales')}
                <b>
                  <MoneyText money={sales} />
                </b>
              </p>
              <p>
                {text('pending')}
                <b>
                  <MoneyText money={pending} />
                </b>
              </p>
              <p>
                {text('confirmed')}
                <b>
                  <MoneyText money={confirmed} />
                </b>
              </p>
            </div>
          </section>
        ))}
        <Card title={text('open-offers')}>
          {open.length === 0 ? (
            <p className={styles.empty}>{text('no-offers')}</p>
          ) : (
            <OfferTable offers={open} caption={text('open-offers')} />
          )}
        </Card>
        <Card title={text('by-departure')}>
          {reservations.length === 0 ? (
            <p className={styles.empty}>{text('no-reservations')}</p>
          ) : (
            <ReservationTable rows={reservations} caption={text('by-departure')} />
          )}
        </Card>
      </div>
    </>
  )
}
