import { artOf } from '#app/art.ts'
import { localeContext, servicesContext } from '#app/middleware/contexts.ts'
import { memberOf, requireMember } from '#app/middleware/member.server.ts'
import { rememberSession } from '#app/middleware/session.server.ts'
import { PageHead } from '#app/page-head.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import { listOrdersOfMember } from '#modules/booking/index.server.ts'
import type { Route } from './+types/profile-page.ts'
import { OwnOrderCard } from './own-order-card.tsx'
import styles from './profile-page.module.css'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['account', 'own-account'],
  isCached: false,
}

export const middleware: Route.MiddlewareFunction[] = [rememberSession, requireMember]

export async function loader({ context, url }: Route.LoaderArgs) {
  const member = memberOf(context)
  const locale = context.get(localeContext)
  const orders = await listOrdersOfMember(context.get(servicesContext).db, member)
  return {
    hasNewPassword: url.searchParams.has('password'),
    isWelcome: url.searchParams.has('welcome'),
    name: member.fullName,
    email: member.email,
    mobile: member.mobile,
    orders: orders.map(({ tourName, image, ...order }) => ({
      ...order,
      name: tourName[locale],
      picture: artOf(image, locale),
    })),
  }
}

export default function ProfilePage({
  loaderData: { hasNewPassword, isWelcome, name, email, mobile, orders },
}: Route.ComponentProps) {
  const text = useText('account')
  const own = useText('own-account')
  const locale = useLocale()
  return (
    <main className={`wrap ${styles.page}`}>
      <PageHead title={text('profile')} path="/user/profile" isIndexed={false} />
      <h1>{text('profile-greeting', { name: name.split(' ')[0] ?? name })}</h1>
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
        </section>
        <Panel className={styles.details}>
          <h2>{text('your-details')}</h2>
          <dl>
            <dt>{text('full-name')}</dt>
            <dd>
              <bdi>{name}</bdi>
            </dd>
            <dt>{text('email')}</dt>
            <dd>
              <bdi dir="ltr">{email}</bdi>
            </dd>
            {mobile !== null && (
              <>
                <dt>{text('mobile')}</dt>
                <dd>
                  <bdi dir="ltr">{formatPhone(mobile, locale)}</bdi>
                </dd>
              </>
            )}
          </dl>
          <ButtonLink look="outline" href={paths.changePassword(locale)}>
            {text('change-password')}
          </ButtonLink>
          <ButtonLink look="outline" href={paths.logout} rel="nofollow">
            {text('sign-out')}
          </ButtonLink>
        </Panel>
      </div>
    </main>
  )
}
