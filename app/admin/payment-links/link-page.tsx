import { statusOf } from '#app/refusals/refusals.ts'
import { data, redirect, useNavigation } from 'react-router'
import { openWays } from '#app/acts/messages/save-ways.server.ts'
import { translator } from '#app/messages/translator.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { localePath, paths, withQuery } from '#app/addresses/paths.ts'
import { drawQrCode } from '#app/pictures/qr-code.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { languages } from '#kernel/languages.ts'
import { InstantText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { formatMoney } from '#kernel/format-money.ts'
import { formatPhone } from '#kernel/format-phone.ts'
import { listUserNames } from '#modules/accounts/index.server.ts'
import {
  archivePaymentLink,
  findPaymentLink,
  listLinkDocuments,
  sendPaymentLink,
} from '#modules/payment-links/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { Documents } from '../ui/documents.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { Toast } from '../ui/toast.tsx'
import type { Route } from './+types/link-page.ts'
import { doneOf } from './done.ts'
import { LinkHistory } from './link-history.tsx'
import styles from './link-page.module.css'
import { LinkStateTag } from './link-state-tag.tsx'
import { toLinkView } from './to-link-view.server.ts'
import { useCopy } from './use-copy.tsx'
import { whatsappAddress } from '#app/addresses/whatsapp-address.ts'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'payment-links', 'ways', 'documents', 'account', 'ui'],
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'payments')
  const { db, env } = context.get(servicesContext)
  const found = await findPaymentLink(db, admin, params.linkId)
  if (!found) throw data(null, { status: 404 })
  const { history, ...facts } = found
  const link = toLinkView(facts, env.publicUrl.origin, new Date())
  const users = await listUserNames(
    db,
    admin,
    history.flatMap(({ userId }) => (userId === null ? [] : [userId])),
  )
  const { locale, customer, title, price } = link
  const words = translator(locale, 'payment-links')('whatsapp-text', {
    name: customer.name,
    title,
    amount: formatMoney(price, locale, { cents: true }),
    url: link.url,
  })
  return {
    link,
    history: history.map(({ userId, ...event }) => ({ ...event, by: userId === null ? null : users.get(userId) })),
    way: link.state === 'pending' ? (await openWays({ db, accounts: env.messages }, customer.phone))[0] : undefined,
    whatsapp: whatsappAddress(customer.phone, words),
    documents: await listLinkDocuments(db, admin, link.id),
    qrCode: drawQrCode(link.url),
    done: doneOf(url.searchParams),
  }
}

/** Sends the link to its customer, by mail or to the telephone, or archives it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'payments')
  const { db, log } = context.get(servicesContext)
  const { intent } = await formFields(request)
  if (intent !== 'send' && intent !== 'send-message' && intent !== 'archive') throw data(null, { status: 400 })
  const [id, now] = [params.linkId, new Date()]
  const acted =
    intent === 'archive'
      ? await archivePaymentLink(db, admin, id, now)
      : await sendPaymentLink(db, admin, id, now, intent === 'send' ? 'mail' : 'telephone')
  if (!acted.ok) return data({ intent, refusal: acted.error.code }, { status: statusOf(acted.error.code) })
  log.info({ staff: admin.id, link: params.linkId, intent }, 'staff acted on a payment link')
  const done = intent === 'archive' ? 'archived' : intent === 'send' ? 'sent' : 'sent-message'
  return redirect(withQuery(paths.adminPaymentLink(context.get(localeContext), params.linkId), { done }))
}

/** One link: what it asks for, the ways to hand it on, and all that happened to it. */
export default function LinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { link, history, documents, way, whatsapp, qrCode, done } = loaderData
  const text = useText('payment-links')
  const locale = useLocale()
  const wayText = useText('ways')
  const isBusy = useNavigation().state !== 'idle'
  const { copy, news } = useCopy()
  const { customer } = link
  return (
    <>
      <PageHead title={text('payment-links')} path={`/admin/paymentLinks/${link.id}`} isIndexed={false} />
      <BackLink to={localePath(locale, '/admin/paymentLinks')}>{text('back')}</BackLink>
      <PageTop title={<bdi>{link.title}</bdi>} lead={<LinkStateTag state={link.state} />}>
        <StaffButtonLink look="outline" href={paths.adminPaymentLinks(locale, { edit: link.id })}>
          <Icon name="pencil" />
          {text('edit-button')}
        </StaffButtonLink>
        {link.status !== 'pending' && !link.isArchived && (
          <ActForm>
            <Button look="outline" name="intent" value="archive" disabled={isBusy}>
              {text('archive-button')}
            </Button>
          </ActForm>
        )}
      </PageTop>
      <div className={styles.columns}>
        <Card title={text('facts')}>
          <Facts>
            <Fact name={text('amount')} isStrong>
              <MoneyText money={link.price} cents />
            </Fact>
            <Fact name={text('customer')}>
              <bdi>{customer.name}</bdi>
            </Fact>
            <Fact name={text('email')}>
              <bdi dir="ltr">{customer.email}</bdi>
            </Fact>
            {customer.phone && (
              <Fact name={text('phone')}>
                <bdi dir="ltr">{formatPhone(customer.phone, locale)}</bdi>
              </Fact>
            )}
            <Fact name={text('language')}>
              <bdi lang={link.locale}>{languages[link.locale].name}</bdi>
            </Fact>
            <Fact name={text('column-created')}>
              <InstantText instant={link.createdAt} />
            </Fact>
            <Fact name={text('expires-at')}>
              {link.expiresAt ? <InstantText instant={link.expiresAt} /> : text('expires-none')}
            </Fact>
            {link.paidAt && (
              <Fact name={text('column-paid')}>
                <InstantText instant={link.paidAt} />
              </Fact>
            )}
            {link.note && (
              <Fact name={text('note')}>
                <bdi>{link.note}</bdi>
              </Fact>
            )}
            <Fact name={text('number')}>
              <bdi dir="ltr">{link.id}</bdi>
            </Fact>
          </Facts>
        </Card>
        <Card title={text('share')}>
          <div className={styles.share}>
            <div className={styles.address}>
              <bdi dir="ltr">{link.url}</bdi>
              <Button type="button" isSmall onClick={() => copy(link.url)}>
                <Icon name="copy" />
                {text('copy-button')}
              </Button>
            </div>
            <div className={styles.ways}>
              <StaffButtonLink look="outline" isSmall href={link.url} target="_blank" rel="noopener">
                <Icon name="external-link" isFlipped />
                {text('open-button')}
              </StaffButtonLink>
              {link.state === 'pending' && (
                <>
                  <ActForm>
                    <Button look="outline" isSmall name="intent" value="send" disabled={isBusy}>
                      <Icon name="mail" />
                      {text('send-button')}
                    </Button>
                  </ActForm>
                  {way !== undefined && (
                    <ActForm>
                      <Button look="outline" isSmall name="intent" value="send-message" disabled={isBusy}>
                        <Icon name="phone" />
                        {text('send-message-button', { way: wayText(`way-${way}`) })}
                      </Button>
                    </ActForm>
                  )}
                  <StaffButtonLink look="outline" isSmall href={whatsapp} target="_blank" rel="noopener">
                    <Icon name="message-circle" />
                    {text('whatsapp-button')}
                  </StaffButtonLink>
                </>
              )}
            </div>
            <div className={styles.qr}>
              <div role="img" aria-label={text('qr-alt')} dangerouslySetInnerHTML={{ __html: qrCode }} />
              <StaffButtonLink
                look="outline"
                isSmall
                href={`${paths.adminPaymentLink(locale, link.id)}/qr.png`}
                download={`${link.id}.png`}
              >
                <Icon name="download" />
                {text('qr-download')}
              </StaffButtonLink>
            </div>
          </div>
        </Card>
        <Documents address={paths.adminLinkDocuments(locale, link.id)} documents={documents} />
        <LinkHistory events={history} />
      </div>
      {news ??
        (actionData ? (
          <Toast kind="error" title={text(actionData.intent === 'archive' ? 'archive-failed' : 'send-failed')}>
            {text(`refused-${actionData.refusal}`)}
          </Toast>
        ) : (
          done && <Toast kind="success" title={text(`done-${done}`)} />
        ))}
    </>
  )
}
