import { data } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { boundedAdminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { whatsappAddress } from '#app/addresses/whatsapp-address.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { DateRangeText, DateText, InstantText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { formatPhone } from '#kernel/format-phone.ts'
import { directionOf } from '#kernel/locale.ts'
import { findOrderToTell } from '#modules/booking/index.server.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/message-page.ts'
import layout from '../ui/columns.module.css'
import styles from './message-page.module.css'
import { writeOrderMessage } from './write-order-message.ts'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-orders', 'staff-sale', 'account', 'ui'],
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext)
  const order = await findOrderToTell(db, boundedAdminOf(context, 'orders'), params.orderId, new Date())
  if (!order) throw data(null, { status: 404 })
  const { words, paymentUrl } = writeOrderMessage(order, env.publicUrl.origin)
  const locale = context.get(localeContext)
  const { accessToken: _accessToken, next, ...told } = order
  return {
    order: {
      ...told,
      next: next && { amount: next.amount, dueOn: next.dueOn },
      journeys: order.journeys.map((journey) => ({ ...journey, name: journey.name[locale] })),
    },
    words,
    paymentUrl,
    whatsapp: whatsappAddress(order.customer.phone, words),
    isPlaced: url.searchParams.get('placed') === '1',
    isDepositDropped: url.searchParams.get('deposit') === 'none',
  }
}

/** What a customer is told after a sale, or later: the written message, the payment link, and what is still to come. */
export default function MessagePage({ loaderData }: Route.ComponentProps) {
  const { order, words, paymentUrl, whatsapp, isPlaced, isDepositDropped } = loaderData
  const text = useText('staff-sale')
  const staff = useText('staff')
  const locale = useLocale()
  const { customer, next, holdUntil, missing } = order
  return (
    <>
      <PageHead
        title={text('message-title', { number: order.orderNo })}
        path={`/admin/orders/${order.id}/message`}
        isIndexed={false}
      />
      <BackLink to={paths.adminOrder(locale, order.id)}>{text('to-order')}</BackLink>
      <PageTop
        title={isPlaced ? text('placed') : text('message')}
        lead={
          <>
            {staff('orders-one')} <bdi dir="ltr">{order.orderNo}</bdi> · <bdi>{customer.name}</bdi>
          </>
        }
      >
        <StaffButtonLink href={paths.adminNewOrder(locale)} look="outline" isSmall>
          {text('next-sale')}
        </StaffButtonLink>
      </PageTop>
      {isDepositDropped && (
        <Notice tone="warning" isAnnounced>
          {staff('deposit-dropped')}
        </Notice>
      )}
      <div className={layout.columns}>
        <Card title={text('message')}>
          <div className={styles.message}>
            <textarea
              aria-label={text('message')}
              readOnly
              rows={words.split('\n').length + 3}
              lang={order.locale}
              dir={directionOf(order.locale)}
              value={words}
            />
            <div className={styles.ways}>
              <StaffButtonLink href={whatsapp} target="_blank" rel="noopener noreferrer">
                <Icon name="message-circle" /> {text('whatsapp')}
              </StaffButtonLink>
              <CopyButton value={words} label={text('message')} />
            </div>
            {paymentUrl && (
              <div className={styles.link}>
                <b>{text('payment-link')}</b>
                <bdi dir="ltr">{paymentUrl}</bdi>
                <CopyButton value={paymentUrl} label={text('payment-link')} />
              </div>
            )}
          </div>
        </Card>
        <div className={layout.column}>
          <Card title={text('sale')}>
            <Facts>
              {order.journeys.map(({ name, departsOn, returnsOn, travellers }) => (
                <Fact key={`${name} ${departsOn}`} name={<bdi>{name}</bdi>}>
                  <DateRangeText from={departsOn} to={returnsOn} /> · {text('people', { count: travellers })}
                </Fact>
              ))}
              <Fact name={text('total')} isStrong>
                <MoneyText money={order.total} cents />
              </Fact>
              {next && (
                <Fact name={text('to-pay')}>
                  <MoneyText money={next.amount} cents />
                  {next.dueOn && (
                    <>
                      {' · '}
                      <DateText date={next.dueOn} />
                    </>
                  )}
                </Fact>
              )}
              {holdUntil && (
                <Fact name={text('seats-wait')}>
                  <InstantText instant={holdUntil} />
                </Fact>
              )}
              <Fact name={staff('phone')}>
                <bdi dir="ltr">{formatPhone(customer.phone, locale)}</bdi>
              </Fact>
            </Facts>
          </Card>
          {customer.email === '' && <Notice tone="info">{text('nothing-mailed')}</Notice>}
          {missing.length > 0 && (
            <Card title={text('still-to-come')}>
              <ul className={styles.missing}>
                {missing.map(({ name, replacesPassport }) => (
                  <li key={name}>
                    <bdi>{name}</bdi>: {text(replacesPassport ? 'missing-passport' : 'missing-papers')}
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </div>
      </div>
    </>
  )
}
