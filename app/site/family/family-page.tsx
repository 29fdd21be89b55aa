import { data, redirect } from 'react-router'
import { factsContext, localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { DateRangeText, DateText, MoneyText, useText } from '#app/ui/text.tsx'
import { isolateLatin } from '#kernel/bidi.ts'
import { listNationalities } from '#kernel/country.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { passportNeededUntil } from '#modules/booking/index.ts'
import { completePapers, findOwnFamily, getDocument, listMissingPapers } from '#modules/booking/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { PapersForm, type PapersAnswer } from '../order/papers-form.tsx'
import { readPapersForm } from '../order/read-papers-form.ts'
import { PapersNews } from '../order/papers-news.tsx'
import styles from '../order/papers-page.module.css'
import shares from './family-page.module.css'
import type { Route } from './+types/family-page.ts'

const TRIES = { max: 60, perSeconds: 600 }

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  isCached: false,
  areas: ['order', 'checkout', 'forms', 'ui'],
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
    missing: listMissingPapers(order, dayInIstanbul(new Date())).map(
      ({ travellerId, name, tour, fields, replacesPassport }) => ({
        id: travellerId,
        name,
        fields,
        returnsOn: tour.returnsOn,
        passportUntil: passportNeededUntil(tour) ?? null,
        replacesPassport,
      }),
    ),
  }
}

/** Adds papers of one member of the family. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, limiter } = context.get(servicesContext)
  const own = await findOwnFamily(db, params.familyToken)
  if (!own) throw data(null, { status: 404 })
  const form = readPapersForm(await formFields(request))
  const isOwn = own.order.tours.some(({ passengers }) => passengers.some(({ id }) => id === form?.travellerId))
  if (!form || !isOwn) throw data(null, { status: 400 })
  const answer = { travellerId: form.travellerId, typed: form.papers }
  const now = new Date()
  if (!limiter.allow(`papers:${context.get(factsContext).clientAddress}`, TRIES, now).ok)
    return data<PapersAnswer>({ ...answer, problem: { code: 'rate-limited' } }, { status: 429 })
  const { id, version } = await getDocument(db, 'privacy-notice')
  const asked = { orderId: own.order.id, ...answer, userId: undefined, notice: { id, version } }
  const completed = await completePapers(db, asked, now)
  if (!completed.ok && completed.error.code === 'invalid-papers')
    return data<PapersAnswer>({ ...answer, problem: { fields: completed.error.problems } }, { status: 422 })
  if (!completed.ok) return data<PapersAnswer>({ ...answer, problem: { code: 'nothing-asked' } }, { status: 409 })
  return redirect(paths.family(context.get(localeContext), own.family.token, { saved: 1 }), 303)
}

/** The address is a secret: it is kept by no cache and passed on to nobody. */
export function headers() {
  return { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' }
}

export default function FamilyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, name, orderNo, isSaved, journeys, people, parts, missing, nationalities } = loaderData
  const text = useText('order')
  const next = parts.find(({ href }) => href !== null)
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
      <ul className={shares.shares}>
        {parts.map((part) => (
          <li key={part.id}>
            <span>
              <b className={shares.amount}>
                <MoneyText money={part.amount} cents />
              </b>
              {part.href !== null && (
                <span className={shares.due}>
                  {part.dueOn === null ? (
                    text('family-now')
                  ) : (
                    <>
                      {text('family-due')}: <DateText date={part.dueOn} />
                    </>
                  )}
                </span>
              )}
            </span>
            {part.href === null ? (
              <Tag tone="green" icon="check">
                {text('family-paid')}
              </Tag>
            ) : (
              <ButtonLink look={part === next ? undefined : 'outline'} href={part.href}>
                {text('family-pay')}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      <h2>{text('family-travellers')}</h2>
      <ul>
        {people.map((person) => (
          <li key={person.id}>
            <bdi>{person.name}</bdi>
          </li>
        ))}
      </ul>
      {missing.length > 0 && <p className={styles.lead}>{text('papers-lead')}</p>}
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
