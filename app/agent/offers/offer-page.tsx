import { data, Form, redirect } from 'react-router'
import { scopeOf } from '#app/middleware/agent.server.ts'
import { localeContext, servicesContext } from '#app/middleware/contexts.ts'
import { PageHead } from '#app/page-head.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { InstantText, MoneyText, useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import {
  answerQuestion,
  changeOffer,
  createOffer,
  findOffer,
  removeOffer,
  reserveOffer,
  sendOffer,
  type OfferWithHistory,
} from '#modules/agents/index.server.ts'
import { fareName } from '#modules/booking/index.ts'
import { listDeparturesToSuggest, listTourSummaries } from '#modules/catalog/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import styles from '../ui/agent.module.css'
import { OfferStateTag } from '../ui/offer-table.tsx'
import { refusalKeys, type RefusalCode } from '../ui/refusal-key.ts'
import type { Route } from './+types/offer-page.ts'
import { OfferForm, type OfferFields } from './offer-form.tsx'
import { readOfferForm } from './read-offer-form.server.ts'

export const handle: PageHandle = { page: 'application', layout: 'staff', areas: ['agents', 'ui', 'forms'] }

const kinds = ['umrah', 'regional', 'turkey', 'day'] as const

/** One offer of one's own agency; `new` is an empty one. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext)
  const scope = scopeOf(context)
  const locale = context.get(localeContext)
  const today = dayInIstanbul(new Date())
  const offer = params.offerId === 'new' ? null : await findOffer(db, scope, params.offerId)
  if (offer === undefined) throw data(null, { status: 404 })
  const isOpen = !offer || offer.state === 'draft' || offer.state === 'sent'
  const suggested = isOpen ? await listDeparturesToSuggest(db, { kinds, today }) : []
  const ids = [...new Set([...suggested.map(({ id }) => id), ...(offer?.lines.map(({ tourId }) => tourId) ?? [])])]
  const tours = await listTourSummaries(db, { ids: ids.slice(0, 300), locale, today })
  return {
    offer: offer && {
      ...offer,
      link: env.publicUrl.origin + paths.offer(offer.locale, offer.token),
      lines: offer.lines.map((line) => ({ ...line, name: fareName(line.fare, locale) })),
    },
    departures: tours.map(({ id, name, departsOn, seatsLeft }) => ({
      id,
      name,
      dates: formatDate(departsOn, locale),
      seatsLeft,
    })),
    fields: fieldsOf(offer, today, url.searchParams.get('tour')),
    done: url.searchParams.get('done'),
    isOpen,
  }
}

/** Saves, sends, answers, reserves or removes an offer. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, log } = context.get(servicesContext)
  const scope = scopeOf(context)
  const locale = context.get(localeContext)
  const fields = await formFields(request)
  const now = new Date()
  const { offerId: id } = params
  const refuse = (code: RefusalCode, wrong: readonly string[] = []) =>
    data({ code, wrong, fields }, { status: code.endsWith('not-found') ? 404 : code.startsWith('invalid') ? 400 : 409 })
  const done = (what: string, at = id) => redirect(paths.agentOffer(locale, at, { done: what }), 303)

  switch (fields['intent']) {
    case 'save': {
      const draft = await readOfferForm(db, fields, now)
      const version = Number(fields['version'])
      const saved =
        id === 'new'
          ? await createOffer(db, scope, draft, now)
          : await changeOffer(db, scope, { id, version, draft }, now)
      if (!saved.ok) return refuse(saved.error.code, 'fields' in saved.error ? saved.error.fields : [])
      return done('saved', saved.value?.id ?? id)
    }
    case 'send': {
      const sent = await sendOffer(db, scope, id, now)
      return sent.ok ? done('sent') : refuse(sent.error.code)
    }
    case 'answer': {
      const answered = await answerQuestion(db, scope, { id, words: fields['words'] ?? '' }, now)
      return answered.ok ? done('saved') : refuse(answered.error.code)
    }
    case 'reserve': {
      const reserved = await reserveOffer(db, scope, id, now)
      if (!reserved.ok) return refuse(reserved.error.code)
      log.info({ offer: id, reservation: reserved.value.reservationId }, 'an agency reserved an offer')
      return redirect(paths.agentReservation(locale, reserved.value.reservationId, { done: 'reserved' }), 303)
    }
    case 'remove': {
      const removed = await removeOffer(db, scope, id, now)
      return removed.ok ? redirect(paths.agentOffers(locale), 303) : refuse(removed.error.code)
    }
    default:
      throw data(null, { status: 400 })
  }
}

export default function OfferPage({ loaderData, actionData }: Route.ComponentProps) {
  const { offer, departures, fields, done, isOpen } = loaderData
  const text = useText('agents')
  const title = offer ? `${offer.offerNo} · ${offer.customer.firstName} ${offer.customer.lastName}` : text('new-offer')
  return (
    <>
      <PageHead title={title} path={`/agent/offer/${offer?.id ?? 'new'}`} isIndexed={false} />
      <div className={styles.top}>
        <h1>
          <bdi>{title}</bdi> {offer && <OfferStateTag state={offer.state} />}
        </h1>
      </div>
      {actionData && (
        <Notice tone="error" isAnnounced>
          {text(refusalKeys[actionData.code] as 'refused-fields')}
        </Notice>
      )}
      {!actionData && (done === 'saved' || done === 'sent') && (
        <Notice tone="success" isAnnounced>
          {text(done)}
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.stack}>
          {isOpen && (
            <OfferForm
              key={offer?.version ?? 0}
              fields={actionData ? { ...fields, ...actionData.fields } : fields}
              wrong={actionData?.wrong ?? []}
              departures={departures}
              isNew={!offer}
            />
          )}
          {offer && <Prices offer={offer} />}
        </div>
        {offer && <Side offer={offer} />}
      </div>
    </>
  )
}

type Shown = NonNullable<Route.ComponentProps['loaderData']['offer']>

function Prices({ offer }: { offer: Shown }) {
  const text = useText('agents')
  return (
    <section className={styles.card}>
      <h2>{text('prices')}</h2>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('fare')}</th>
              <th scope="col" className={styles.end}>
                {text('quantity')}
              </th>
              <th scope="col" className={styles.end}>
                {text('shop-price')}
              </th>
              <th scope="col" className={styles.end}>
                {text('your-price')}
              </th>
            </tr>
          </thead>
          <tbody>
            {offer.lines.map(({ tourId, fare, name, quantity, base, price }) => (
              <tr key={`${tourId} ${fare}`}>
                <td>{name}</td>
                <td className={styles.end}>{quantity}</td>
                <td className={styles.end}>
                  <MoneyText money={base} />
                </td>
                <td className={styles.end}>
                  <MoneyText money={price} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{text('your-markup')}</dt>
          <dd>
            <MoneyText money={offer.markup} />
          </dd>
        </div>
        <div>
          <dt>{text('total')}</dt>
          <dd>
            <MoneyText money={offer.total} />
          </dd>
        </div>
      </dl>
    </section>
  )
}

function Side({ offer }: { offer: Shown }) {
  const text = useText('agents')
  const locale = useLocale()
  const { id, state, link, reservationId, events } = offer
  const questions = events.filter(({ kind }) => kind === 'question' || kind === 'answer')
  const isOpen = state === 'draft' || state === 'sent'
  return (
    <aside className={styles.stack}>
      <section className={styles.card}>
        <h2>{text('offer')}</h2>
        <div className={styles.acts}>
          {isOpen && <Act intent="send">{text(state === 'draft' ? 'send' : 'send-again')}</Act>}
          <ButtonLink look="outline" href={paths.agentOfferPaper(locale, id)}>
            {text('pdf')}
          </ButtonLink>
          {state === 'draft' && (
            <Act intent="remove" look="line">
              {text('delete')}
            </Act>
          )}
        </div>
        {state !== 'draft' && (
          <div>
            <TextField label={text('link')} readOnly value={link} isLatin isOptional />
          </div>
        )}
        {isOpen && (
          <div>
            <Act intent="reserve" look="outline">
              {text('reserve')}
            </Act>
            <p>
              <small>{text('reserve-hint')}</small>
            </p>
          </div>
        )}
        {reservationId && (
          <p>
            <ButtonLink href={paths.agentReservation(locale, reservationId)}>{text('to-reservation')}</ButtonLink>
          </p>
        )}
      </section>
      {questions.length > 0 && (
        <section className={styles.card}>
          <h2>{text('questions')}</h2>
          <ul className={styles.messages}>
            {questions.map((each) => (
              <li key={each.id}>
                <b>{text(each.kind === 'question' ? 'by-customer' : 'by-agency')}</b> ·{' '}
                <InstantText instant={each.at} />
                <br />
                <bdi>{each.words}</bdi>
              </li>
            ))}
          </ul>
          <Form method="post">
            <input type="hidden" name="intent" value="answer" />
            <TextAreaField name="words" label={text('answer')} />
            <Button look="outline">{text('send-answer')}</Button>
          </Form>
        </section>
      )}
    </aside>
  )
}

function Act({ intent, look, children }: { intent: string; look?: 'outline' | 'line'; children: string }) {
  return (
    <Form method="post">
      <Button name="intent" value={intent} look={look}>
        {children}
      </Button>
    </Form>
  )
}

function fieldsOf(
  offer: OfferWithHistory | null,
  today: ReturnType<typeof dayInIstanbul>,
  tour: string | null,
): OfferFields {
  if (!offer)
    return {
      adults: '2',
      children: '0',
      babies: '0',
      markup: '0',
      validUntil: addDays(today, 7),
      locale: 'tr',
      room: 'double',
      tourId: tour ?? '',
    }
  const count = (fares: readonly string[]) =>
    String(offer.lines.filter(({ fare }) => fares.includes(fare)).reduce((sum, { quantity }) => sum + quantity, 0))
  const adults = ['single', 'double', 'triple', 'quad', 'adult']
  const { base, markup } = offer
  return {
    ...offer.customer,
    version: String(offer.version),
    tourId: offer.lines[0]?.tourId ?? '',
    room: offer.lines.find(({ fare }) => adults.includes(fare))?.fare ?? 'double',
    adults: count(adults),
    children: count(['child', 'child-no-bed']),
    babies: count(['baby']),
    markup: base.minor === 0 ? '0' : String(Math.floor((markup.minor * 10_000) / base.minor) / 100),
    validUntil: offer.validUntil,
    locale: offer.locale,
    note: offer.note,
  }
}
