import { z } from 'zod'
import { artOf } from '#app/pictures/art.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { memberOf, requireMember } from '#app/http/middleware/member.server.ts'
import { rememberSession } from '#app/http/middleware/session.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { listOrdersOfMember } from '#modules/booking/index.server.ts'
import type { Route } from './+types/profile-page.ts'
import { AccountNav } from './account-nav.tsx'
import { OwnDetails } from './own-details.tsx'
import { OwnOrderCard } from './own-order-card.tsx'
import styles from './profile-page.module.css'

const PAGE_SIZE = 10

const Query = z.object({ page: z.coerce.number().int().min(1).max(1000).catch(1) })

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['account', 'own-account', 'ui'],
  isCached: false,
}

export const middleware: Route.MiddlewareFunction[] = [rememberSession, requireMember]

export async function loader({ context, url }: Route.LoaderArgs) {
  const member = memberOf(context)
  const locale = context.get(localeContext)
  const { page } = Query.parse(Object.fromEntries(url.searchParams))
  const { db } = context.get(servicesContext)
  const { orders, total } = await listOrdersOfMember(db, member, { page, pageSize: PAGE_SIZE })
  const { fullName: name, email, mobile, language, photo, hasConfirmedEmail } = member
  return {
    hasNewPassword: url.searchParams.has('password'),
    isWelcome: url.searchParams.has('welcome'),
    owner: { name, email, mobile, language, photo, hasConfirmedEmail },
    orders: orders.map(({ tourName, image, ...order }) => ({
      ...order,
      name: tourName[locale],
      picture: artOf(image, locale),
    })),
    page,
    pages: Math.ceil(total / PAGE_SIZE),
  }
}

export default function ProfilePage({
  loaderData: { hasNewPassword, isWelcome, owner, orders, page, pages },
}: Route.ComponentProps) {
  const text = useText('account')
  const own = useText('own-account')
  const locale = useLocale()
  return (
    <main className={`wrap ${styles.page}`}>
      <PageHead title={text('profile')} path="/user/profile" isIndexed={false} />
      <h1>{text('profile-greeting', { name: owner.name.split(' ')[0] ?? owner.name })}</h1>
      <AccountNav current="orders" />
      {hasNewPassword && (
        <Notice tone="success" isAnnounced>
          {text('password-done')}
        </Notice>
      )}
      {isWelcome && (
        <Notice tone="success" title={own('welcome')} isAnnounced>
          {own('welcome-lead')}
        </Notice>
      )}
      <div className={styles.columns}>
        <section className={styles.orders} aria-labelledby="own-orders">
          <h2 id="own-orders">{text('orders')}</h2>
          {orders.map((order) => (
            <OwnOrderCard key={order.publicId} order={order} />
          ))}
          {orders.length === 0 && (
            <EmptyState title={text('no-orders')}>
              <ButtonLink href={paths.tours(locale)}>{text('see-tours')}</ButtonLink>
            </EmptyState>
          )}
          <Pagination
            page={page}
            pages={pages}
            hrefOf={(each) => paths.profile(locale, { page: each > 1 ? each : undefined })}
          />
        </section>
        <OwnDetails owner={owner} />
      </div>
    </main>
  )
}
