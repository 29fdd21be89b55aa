import { data, redirect } from 'react-router'
import { factsContext, localeContext, servicesContext, sessionContext } from '#app/http/middleware/contexts.ts'
import { rememberSession } from '#app/http/middleware/session.server.ts'
import { usePageFrame } from '#app/page/page-frame.tsx'
import { PageHead } from '#app/page/page-head.tsx'
import { PageScript } from '#app/page/page-script.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Eyebrow } from '#app/ui/eyebrow.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import { listNationalities } from '#kernel/country.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Order } from '#modules/booking/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import type { Route } from './+types/papers-page.ts'
import { findAskedOrder } from './find-asked-order.server.ts'
import { PapersForm } from './papers-form.tsx'
import { RawdahVisits } from './rawdah-visits.tsx'
import { readAskedVisits, saveRawdahVisit } from './rawdah-visits.server.ts'
import { PapersNews } from './papers-news.tsx'
import styles from './papers-page.module.css'
import { papersToAsk, takePapers } from './take-papers.server.ts'

const VISIT_TRIES = { max: 60, perSeconds: 600 }

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  isCached: false,
  areas: ['order', 'permits', 'checkout', 'document-lines', 'travellers', 'forms', 'ui'],
  query: ['t', 'saved'],
}

export const middleware: Route.MiddlewareFunction[] = [rememberSession]

/** What of the travellers' papers is still to come, for whoever has the order's secret or owns it; nothing that is known. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const secret = url.searchParams.get('t')
  const order = await findAskedOrder(db, { id: params.orderId, secret, user: context.get(sessionContext) })
  if (!order) throw data(null, { status: 404 })
  return {
    id: order.publicId,
    orderNo: order.orderNo,
    secret: secret ?? undefined,
    isSaved: url.searchParams.get('saved') === '1',
    isVisitSaved: url.searchParams.get('saved') === 'visit',
    asked: await readAskedVisits(db, order, dayInIstanbul(new Date())),
    nationalities: listNationalities(context.get(localeContext)),
    travellers: await papersToAsk(db, order, dayInIstanbul(new Date())),
  }
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const { db, log } = context.get(servicesContext)
  const user = context.get(sessionContext)
  const secret = url.searchParams.get('t')
  const order = await findAskedOrder(db, { id: params.orderId, secret, user })
  if (!order) throw data(null, { status: 404 })
  const fields = await formFields(request)
  if (fields['intent'] === 'rawdah-visit') return takeVisit({ context, order, fields, secret })
  const refused = await takePapers(context, { order, fields, userId: user?.id }, new Date())
  if (refused) return refused
  log.info({ order: order.orderNo }, 'a customer added papers of a traveller')
  return redirect(
    paths.orderPapers(context.get(localeContext), order.publicId, { t: secret ?? undefined, saved: 1 }),
    303,
  )
}

async function takeVisit({
  context,
  order,
  fields,
  secret,
}: {
  context: Route.ActionArgs['context']
  order: Order
  fields: Record<string, string>
  secret: string | null
}) {
  const { db, limiter } = context.get(servicesContext)
  const now = new Date()
  if (!limiter.allow(`rawdah-visit:${context.get(factsContext).clientAddress}`, VISIT_TRIES, now).ok)
    throw data(null, { status: 429 })
  const saved = await saveRawdahVisit(db, { order, fields, today: dayInIstanbul(now) }, now)
  if (saved.kind === 'nobody') throw data(null, { status: 400 })
  if (saved.kind === 'wrong') return data({ visit: { id: saved.id, typed: saved.typed } }, { status: 422 })
  const query = { t: secret ?? undefined, saved: 'visit' as const }
  return redirect(`${paths.orderPapers(context.get(localeContext), order.publicId, query)}#rawdah`, 303)
}

/** The address holds a secret: it is not passed on to the pages that links lead to. */
export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }
}

export default function PapersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, orderNo, secret, isSaved, travellers, nationalities, asked, isVisitSaved } = loaderData
  const answered = actionData && 'travellerId' in actionData ? actionData : undefined
  const wrong = actionData && 'visit' in actionData ? actionData.visit : undefined
  const text = useText('order')
  const { locale } = usePageFrame()
  return (
    <main className={`wrap ${styles.main}`}>
      <PageHead title={text('papers-title')} path={`/order/${id}/papers`} isIndexed={false} />
      <Eyebrow>{text('order-no', { orderNo: isolateLatin(orderNo) })}</Eyebrow>
      <h1>{text('papers-title')}</h1>
      <PapersNews code={answered?.problem.code} isSaved={isSaved && !actionData} />
      {travellers.length === 0 ? (
        <p>{text('papers-none')}</p>
      ) : (
        <>
          <p className={styles.lead}>{text('papers-lead')}</p>
          {travellers.map((traveller) => (
            <PapersForm
              key={traveller.id}
              {...{ traveller, nationalities }}
              answer={answered?.travellerId === traveller.id ? answered : undefined}
            />
          ))}
          <PageScript name="document-picture" />
          <p className={styles.safe}>
            <Icon name="shield-check" />
            <span>
              {text('papers-safe')}{' '}
              <a href={paths.privacyAgreement(locale)} target="_blank" rel="noopener">
                {text('papers-notice')}
              </a>
            </span>
          </p>
        </>
      )}
      <RawdahVisits {...asked} isSaved={isVisitSaved && !actionData} wrong={wrong} />
      <ButtonLink href={paths.order(locale, id, secret)} look="outline">
        {text('papers-back')}
      </ButtonLink>
    </main>
  )
}
