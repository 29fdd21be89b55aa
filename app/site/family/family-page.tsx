import { data, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { PageScript } from '#app/page/page-script.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { DateRangeText, useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import { listNationalities } from '#kernel/country.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { findOwnFamily } from '#modules/booking/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { PapersForm } from '../order/papers-form.tsx'
import { PapersNews } from '../order/papers-news.tsx'
import styles from '../order/papers-page.module.css'
import { PartList } from '../order/part-list.tsx'
import { papersToAsk, takePapers } from '../order/take-papers.server.ts'
import type { Route } from './+types/family-page.ts'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  isCached: false,
  areas: ['order', 'checkout', 'document-lines', 'travellers', 'forms', 'ui'],
  query: ['saved'],
}

/** What one family of a group has to pay and which of its papers are to come; nothing of any other family. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const own = await findOwnFamily(db, params.familyToken)
  if (!own) throw data(null, { status: 404 })
  const { family, order, parts } = own
  return {
    token: family.token,
    name: family.name,
    orderNo: order.orderNo,
    isSaved: url.searchParams.get('saved') === '1',
    journeys: order.tours.map(({ tourId, tourName, departsOn, returnsOn }) => ({
      tourId,
      name: tourName[locale],
      departsOn,
      returnsOn,
    })),
    people: order.tours.flatMap(({ passengers }) =>
      passengers
        .filter(({ isCancelled }) => !isCancelled)
        .map(({ id, firstName, lastName }) => ({
          id,
          name: `${firstName} ${lastName}`,
        })),
    ),
    parts: parts.map(({ id, amount, dueOn, paidAt, paymentToken }) => ({
      id,
      amount,
      dueOn,
      href: paidAt === null ? paths.payment(locale, paymentToken) : null,
    })),
    nationalities: listNationalities(locale),
    missing: await papersToAsk(db, order, dayInIstanbul(new Date())),
  }
}

/** Adds papers of one member of the family. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext)
  const own = await findOwnFamily(db, params.familyToken)
  if (!own) throw data(null, { status: 404 })
  const travellerIds = own.order.tours.flatMap(({ passengers }) => passengers.map(({ id }) => id))
  const sent = { order: own.order, fields: await formFields(request), travellerIds, userId: undefined }
  const refused = await takePapers(context, sent, new Date())
  if (refused) return refused
  return redirect(paths.family(context.get(localeContext), own.family.token, { saved: 1 }), 303)
}

/** The address is a secret: it is kept by no cache and passed on to nobody. */
export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' }
}

export default function FamilyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, name, orderNo, isSaved, journeys, people, parts, missing, nationalities } = loaderData
  const text = useText('order')
  return (
    <main className={`wrap ${styles.main}`}>
      <PageHead title={text('family-title')} path={`/family/${token}`} isIndexed={false} />
      <h1>
        <bdi>{name}</bdi>
      </h1>
      <p className={styles.lead}>{text('family-lead', { order: isolateLatin(orderNo) })}</p>
      <PapersNews code={actionData?.problem?.code} isSaved={isSaved && !actionData} />
      {journeys.map((journey) => (
        <p key={journey.tourId}>
          <b>{journey.name}</b> <DateRangeText from={journey.departsOn} to={journey.returnsOn} />
        </p>
      ))}
      <h2>{text('family-payments')}</h2>
      {parts.length === 0 && <p>{text('family-nothing')}</p>}
      <PartList parts={parts} />
      <h2>{text('family-travellers')}</h2>
      <ul>
        {people.map((person) => (
          <li key={person.id}>
            <bdi>{person.name}</bdi>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <>
          <p className={styles.lead}>{text('papers-lead')}</p>
          <PageScript name="document-picture" />
        </>
      )}
      {missing.map((traveller) => (
        <PapersForm
          key={traveller.id}
          {...{ traveller, nationalities }}
          answer={actionData?.travellerId === traveller.id ? actionData : undefined}
        />
      ))}
    </main>
  )
}
