import { data, Link, useFetcher } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { boundedAdminOf } from '#app/http/middleware/staff.server.ts'
import { emptyFields, fieldsOf, type OfferFields } from '#app/offers/offer-fields.ts'
import { readPreview } from '#app/offers/offer-preview.server.ts'
import { OfferSheet } from '#app/offers/offer-sheet.tsx'
import { OfferStateTag } from '#app/offers/offer-state-tag.tsx'
import { refusalKeys } from '#app/offers/refusal-key.ts'
import { showOffer, type ShownOffer } from '#app/offers/show-offer.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { usePageFrame } from '#app/page/page-frame.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Notice } from '#app/ui/notice.tsx'
import { DateText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { opensAll } from '#modules/accounts/index.ts'
import { findGroupOfOffer, findOffer, houseScope } from '#modules/agents/index.server.ts'
import { listOrderNames } from '#modules/booking/index.server.ts'
import { findStaffRequest } from '#modules/engagement/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { listDepartureChoices } from '../orders/departure-choices.server.ts'
import { readRequestRef } from '../requests/request-ref.ts'
import { BackLink } from '../ui/back-link.tsx'
import { toMomentField } from '../ui/moment-field.ts'
import { PageTop } from '../ui/page-top.tsx'
import { Toast } from '../ui/toast.tsx'
import type { Route } from './+types/offer-page.ts'
import { actOnOwnOffer, type OwnAnswer } from './act-on-offer.server.ts'
import { AskedCard } from './asked-card.tsx'
import { fieldsForRequest } from './fields-for-request.ts'
import { OfferActs } from './offer-acts.tsx'
import { OfferForm } from './offer-form.tsx'
import { OfferHistory } from './offer-history.tsx'
import { OfferLines } from './offer-lines.tsx'
import { readToldTexts } from './read-told-texts.server.ts'
import { TelephoneCard } from './telephone-card.tsx'
import layout from '../ui/columns.module.css'
import styles from './offers.module.css'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-offers', 'staff-requests', 'agents', 'forms', 'account', 'ui'],
}

/** One offer of ours; `new` is an empty one, or one that begins with what a request has told. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = boundedAdminOf(context, 'orders')
  const { db, env } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const now = new Date()
  const today = dayInIstanbul(now)
  const scope = houseScope(admin)
  const offer = params.offerId === 'new' ? null : await findOffer(db, scope, params.offerId)
  if (offer === undefined) throw data(null, { status: 404 })
  const ref = offer ? offer.request : readRequestRef(url.searchParams.get('request'))
  const asked = ref ? await findStaffRequest(db, admin, ref) : undefined
  const isOpen = !offer || offer.state === 'draft' || offer.state === 'sent'
  const chosen = offer?.lines[0]?.tourId
  const choices = isOpen ? await listDepartureChoices(db, { from: today, locale }) : []
  const departures = choices.filter(({ id, isOnSale }) => isOnSale || id === chosen)
  const tourId = departures.find(({ id }) => id === asked?.tourId)?.id ?? departures[0]?.id ?? ''
  const empty = { ...emptyFields(today, locale, tourId), ...(asked && fieldsForRequest(asked)) }
  const fields = offer ? fieldsOf(offer, locale) : empty
  const orders = await listOrderNames(db, admin, offer?.orderId ? [offer.orderId] : [])
  return {
    groupId: offer && opensAll(admin, 'orders') ? await findGroupOfOffer(db, offer.id) : undefined,
    offer: offer && showOffer(offer, env.publicUrl.origin, locale),
    order: offer?.orderId ? orders.get(offer.orderId) : undefined,
    asked: asked && { ...asked, isGone: asked.tourId !== null && !departures.some(({ id }) => id === asked.tourId) },
    departures,
    fields,
    preview: (await readPreview(db, scope, { fields, locale }, now)).preview,
    texts: offer?.state === 'sent' ? await readToldTexts(db, offer, locale, today) : undefined,
    moment: toMomentField(now),
    done: url.searchParams.get('done'),
    isOpen,
  }
}

/** Reckons, saves, sends, answers, accepts for its customer or removes an offer. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<OwnAnswer> {
  const { db } = context.get(servicesContext)
  const fields = await formFields(request)
  const asked = { id: params.offerId, fields, locale: context.get(localeContext), now: new Date() }
  return actOnOwnOffer(db, boundedAdminOf(context, 'orders'), asked)
}

/** An offer that staff write for somebody: who and what at the start side, what the customer sees at the end side. */
export default function OfferPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { offer, order, asked, departures, done, isOpen, texts, moment, groupId } = loaderData
  const text = useText('staff-offers')
  const agents = useText('agents')
  const locale = useLocale()
  const { site } = usePageFrame()
  const live = useFetcher<typeof action>()
  const isTold = answer?.fields['intent'] === 'accept'
  const fields: OfferFields = answer
    ? { ...(isTold || !answer.conflict ? loaderData.fields : {}), ...answer.fields }
    : loaderData.fields
  const preview = live.data?.preview ?? answer?.preview ?? loaderData.preview
  const customer = [fields['firstName'], fields['lastName']].filter(Boolean).join(' ')
  return (
    <>
      <PageHead
        title={offer?.offerNo ?? text('new-offer')}
        path={`/admin/offers/${offer?.id ?? 'new'}`}
        isIndexed={false}
      />
      <BackLink to={paths.adminOffers(locale)}>{text('back')}</BackLink>
      <PageTop
        title={offer ? <bdi dir="ltr">{offer.offerNo}</bdi> : text('new-offer')}
        lead={customer === '' ? undefined : <bdi>{customer}</bdi>}
      >
        {offer && <OfferStateTag state={offer.state} />}
      </PageTop>
      {answer?.code === 'edit-conflict' && isTold && offer && <Meanwhile offer={offer} />}
      <div className={styles.columns}>
        <div className={layout.column}>
          {asked && <AskedCard asked={asked} />}
          {groupId && isOpen && (
            <Notice>
              {text('of-group')} <Link to={paths.adminGroup(locale, groupId)}>{text('open-group')}</Link>
            </Notice>
          )}
          {isOpen && !groupId ? (
            <OfferForm
              key={fields['version'] ?? 0}
              read={loaderData.fields}
              fields={fields}
              isTyped={answer !== undefined && !isTold}
              conflict={answer?.conflict}
              wrong={answer?.wrong ?? []}
              departures={departures}
              preview={preview}
              state={offer?.state ?? null}
              request={asked ?? null}
              onChange={(form) => {
                form.set('intent', 'preview')
                void live.submit(form, { method: 'post' })
              }}
            />
          ) : (
            offer && <OfferLines offer={offer} />
          )}
          {offer && texts && (
            <TelephoneCard
              key={`telephone ${offer.version}`}
              offer={offer}
              fields={isTold ? answer?.fields : undefined}
              wrong={answer?.wrong ?? []}
              texts={texts}
              now={moment}
            />
          )}
        </div>
        <aside className={layout.column} aria-label={agents('as-customer-sees')}>
          {preview.refusal && isOpen && (
            <Notice tone="warning">{agents(refusalKeys[preview.refusal] as 'refused-fields')}</Notice>
          )}
          {isOpen && !groupId && (
            <OfferSheet agency={site.brand} customer={customer} offerNo={offer?.offerNo ?? ''} preview={preview} />
          )}
          {offer && <OfferActs offer={offer} order={order} />}
          {offer && <OfferHistory offer={offer} />}
        </aside>
      </div>
      {answer?.code && <Toast kind="error" title={agents(refusalKeys[answer.code] as 'refused-fields')} />}
      {!answer && (done === 'saved' || done === 'sent') && <Toast kind="success" title={agents(done)} />}
    </>
  )
}

/** How the offer stands since somebody else saved it; the forms below keep what was typed. */
function Meanwhile({ offer: { customer, total, validUntil } }: { offer: ShownOffer }) {
  const agents = useText('agents')
  return (
    <Notice tone="warning" title={agents('refused-edit-conflict')} isAnnounced>
      <p>
        <bdi>
          {customer.firstName} {customer.lastName}
        </bdi>{' '}
        · <MoneyText money={total} /> · {agents('valid-until')}: <DateText date={validUntil} />
      </p>
    </Notice>
  )
}
