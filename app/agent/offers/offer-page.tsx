import { isolate, isolateName } from '#kernel/isolate.ts'
import { data, useFetcher } from 'react-router'
import { scopeOf } from '#app/http/middleware/agent.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { findAgentFrame, findOffer } from '#modules/agents/index.server.ts'
import { listDeparturesToSuggest, listTourSummaries } from '#modules/catalog/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import styles from '../ui/agent.module.css'
import { OfferStateTag } from '#app/offers/offer-state-tag.tsx'
import { refusalKeys } from '#app/offers/refusal-key.ts'
import type { Route } from './+types/offer-page.ts'
import { actOnAgencyOffer } from './act-on-offer.server.ts'
import type { OfferAnswer } from '#app/offers/act-on-offer.server.ts'
import { copyOf, emptyFields, fieldsOf, type OfferFields } from '#app/offers/offer-fields.ts'
import { OfferForm } from './offer-form.tsx'
import { OfferPrices } from './offer-prices.tsx'
import { readPreview } from '#app/offers/offer-preview.server.ts'
import { OfferSheet } from '#app/offers/offer-sheet.tsx'
import { OfferSide } from './offer-side.tsx'
import { showOffer } from '#app/offers/show-offer.ts'

export const handle: PageHandle = { page: 'application', layout: 'staff', areas: ['agents', 'ui', 'forms'] }

const kinds = ['umrah', 'regional', 'turkey', 'day'] as const

/** One offer of one's own agency; `new` is an empty one, or a copy of another with `copy`. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext)
  const scope = scopeOf(context)
  const locale = context.get(localeContext)
  const now = new Date()
  const today = dayInIstanbul(now)
  const offer = params.offerId === 'new' ? null : await findOffer(db, scope, params.offerId)
  if (offer === undefined) throw data(null, { status: 404 })
  const isOpen = !offer || offer.state === 'draft' || offer.state === 'sent'
  const suggested = isOpen ? await listDeparturesToSuggest(db, { kinds, today }) : []
  const ids = [...new Set([...suggested.map(({ id }) => id), ...(offer?.lines.map(({ tourId }) => tourId) ?? [])])]
  const tours = await listTourSummaries(db, { ids: ids.slice(0, 300), locale, today })
  const copied = url.searchParams.get('copy')
  const original = copied === null ? undefined : await findOffer(db, scope, copied)
  const first = url.searchParams.get('tour') ?? ids[0] ?? ''
  const fields = offer
    ? fieldsOf(offer, locale)
    : original
      ? copyOf(original, today, locale)
      : emptyFields(today, locale, first)
  return {
    offer: offer && showOffer(offer, env.publicUrl.origin, locale),
    agency: (await findAgentFrame(db, scope)).agency?.name ?? '',
    departures: tours.map(({ id, name, departsOn, seatsLeft }) => ({
      id,
      name,
      dates: formatDate(departsOn, locale, { short: true }),
      seatsLeft,
    })),
    fields,
    preview: (await readPreview(db, scope, { fields, locale }, now)).preview,
    done: url.searchParams.get('done'),
    isOpen,
  }
}

/** Reckons, saves, sends, answers, reserves or removes an offer. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<OfferAnswer> {
  const { db, log } = context.get(servicesContext)
  const fields = await formFields(request)
  const asked = { id: params.offerId, fields, locale: context.get(localeContext), now: new Date() }
  return actOnAgencyOffer({ db, log, scope: scopeOf(context) }, asked)
}

export default function OfferPage({ loaderData, actionData }: Route.ComponentProps) {
  const { offer, departures, done, isOpen, agency } = loaderData
  const text = useText('agents')
  const locale = useLocale()
  const live = useFetcher<typeof action>()
  const answer = actionData
  const fields: OfferFields = answer ? { ...loaderData.fields, ...answer.fields } : loaderData.fields
  const preview = live.data?.preview ?? answer?.preview ?? loaderData.preview
  const customer = [fields['firstName'], fields['lastName']].filter(Boolean).join(' ')
  const title = offer
    ? `${isolate(offer.offerNo)} · ${isolateName(`${offer.customer.firstName} ${offer.customer.lastName}`)}`
    : text('new-offer')
  return (
    <>
      <PageHead title={title} path={`/agent/offer/${offer?.id ?? 'new'}`} isIndexed={false} />
      <p className={styles.crumbs}>
        <a href={paths.agentOffers(locale)}>{text('area-offers')}</a>
      </p>
      <div className={styles.top}>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {offer && <OfferStateTag state={offer.state} />}
      </div>
      {answer?.code && (
        <Notice tone="error" isAnnounced>
          {text(refusalKeys[answer.code] as 'refused-fields')}
        </Notice>
      )}
      {!answer && (done === 'saved' || done === 'sent') && (
        <Notice tone="success" isAnnounced>
          {text(done)}
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.stack}>
          {isOpen ? (
            <OfferForm
              key={offer?.version ?? 0}
              fields={fields}
              wrong={answer?.wrong ?? []}
              departures={departures}
              preview={preview}
              isNew={!offer}
              onChange={(form) => {
                form.set('intent', 'preview')
                void live.submit(form, { method: 'post' })
              }}
            />
          ) : (
            offer && <OfferPrices offer={offer} departures={departures} />
          )}
        </div>
        <aside className={styles.stack} aria-label={text('as-customer-sees')}>
          {isOpen && (
            <>
              <h2 className={styles.aside}>{text('as-customer-sees')}</h2>
              {preview.refusal && (
                <Notice tone="warning">{text(refusalKeys[preview.refusal] as 'refused-fields')}</Notice>
              )}
              <OfferSheet agency={agency} customer={customer} offerNo={offer?.offerNo ?? ''} preview={preview} />
            </>
          )}
          {offer && <OfferSide offer={offer} />}
        </aside>
      </div>
    </>
  )
}
