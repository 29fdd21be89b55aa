import { data, Link, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { translator } from '#app/messages/translator.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { buttonClass } from '#app/ui/button-look.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { Locale } from '#kernel/locale.ts'
import { addDays, dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import {
  changeGroup,
  findGroup,
  placeGroup,
  quoteGroup,
  type Group,
  type QuoteFailure,
} from '#modules/agents/index.server.ts'
import { fareName, readPeople } from '#modules/booking/index.ts'
import { listOrderNames } from '#modules/booking/index.server.ts'
import { findStaffRequest } from '#modules/engagement/index.server.ts'
import { fares as allFares } from '#modules/catalog/index.ts'
import { findDeparturesForSale } from '#modules/catalog/index.server.ts'
import { StaffLink } from '../ui/staff-link.tsx'
import { columnWords, travellerWords } from '../imports/importers.server.ts'
import { listDepartureChoices } from '../orders/departure-choices.server.ts'
import type { Fields } from '#app/acts/record/field-specs.ts'
import type { Db } from '#platform/db/client.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import type { Meanwhile } from '../record/meanwhile.ts'
import { decidedForm, meetSaved } from '../record/read-conflict.server.ts'
import { seenVersion } from '../record/seen-fields.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { Toast } from '../ui/toast.tsx'
import type { Route } from './+types/group-page.ts'
import { FamiliesCard } from './families-card.tsx'
import { fieldsOfGroup } from './group-fields.ts'
import { GroupForm } from './group-form.tsx'
import { readFamilies } from './read-families.server.ts'
import { personFields } from './person-fields.ts'
import { readGroupForm } from './read-group.server.ts'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-groups', 'account', 'ui'],
}

const OFFER_DAYS = 14

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'orders')
  const { db, env } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const group = await findGroup(db, admin, params.groupId)
  if (!group) throw data(null, { status: 404 })
  const today = dayInIstanbul(new Date())
  const own = translator(locale, 'staff-groups')
  const { departure, placed, fields } = await showGroup(db, group, { locale, today })
  const tour = departure ?? { id: '', returnsOn: today, passportMonthsAfterReturn: null }
  const read = readPeople(
    (placed?.people ?? group.people).map((person) => ({ ...person, tourId: tour.id })),
    tour,
    today,
  )
  const unclear = (placed?.unclear ?? []).map((index) => ({ index, field: 'fare' as const, code: 'fare' as const }))
  const orderId = group.offer?.orderId ?? null
  const orders = await listOrderNames(db, admin, orderId ? [orderId] : [])
  const asking = { locale, origin: env.publicUrl.origin, now: new Date() }
  const families = orderId === null ? undefined : await readFamilies(db, { orderId, ...asking })
  const asked = group.request ? await findStaffRequest(db, admin, group.request) : undefined
  const words: Record<string, string> = { family: own('family'), phone: own('phone'), fare: own('fare') }
  return {
    group,
    fields,
    byFamily: group.people.map(({ fare }, at) =>
      fare === '' ? nameOfFare(placed?.people[at]?.fare ?? '', locale) : '',
    ),
    columns: personFields.map((field) => ({ field, words: words[field] ?? columnWords('travellers', field, locale) })),
    fares: (departure?.fares.map(({ fare }) => fare) ?? [...allFares]).map((fare) => ({
      fare,
      words: fareName(fare, locale),
    })),
    problems: [...('problems' in read ? read.problems : []), ...unclear].map((each) => ({
      index: each.index,
      field: each.field,
      words: travellerWords(locale, each),
    })),
    departures: families
      ? []
      : (await listDepartureChoices(db, { from: today, locale })).filter(
          ({ id, isOnSale }) => isOnSale || id === group.tourId,
        ),
    families,
    hasEnded: orderId !== null && !families,
    email: asked?.email ?? '',
    order: orderId ? orders.get(orderId) : undefined,
    validUntil: addDays(today, OFFER_DAYS),
    isSaved: url.searchParams.get('done') === 'saved',
  }
}

/** Keeps what was typed, right or wrong, and makes the offer when that was asked for. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'orders')
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const { groupId: id } = params
  const now = new Date()
  const today = dayInIstanbul(now)
  const saved = await findGroup(db, admin, id)
  if (!saved) throw data(null, { status: 404 })
  const shown = await showGroup(db, saved, { locale, today })
  const fields = decidedForm({ ...(await formFields(request)) }, shown.fields)
  const typed = (name: string) => (fields[name] ?? '').trim()
  const version = Number(typed('version'))
  const removed = /^remove-(\d{1,3})$/.exec(typed('intent'))?.[1]
  const draft = readGroupForm(fields, today, removed === undefined ? undefined : Number(removed))
  const changed = await changeGroup(db, admin, { id, version, draft }, now)
  if (!changed.ok) {
    const { code } = changed.error
    const current = await findGroup(db, admin, id)
    if (code === 'group-not-found' || !current) throw data(null, { status: 404 })
    if (code !== 'edit-conflict') return data<Answer>({ refused: code, left: 0 }, { status: 409 })
    const { fields: theirs } = await showGroup(db, current, { locale, today })
    const met = meetSaved(fields, { theirs, version: current.version }, [listOfPeople])
    return data<Answer>({ refused: code, left: 0, ...met }, { status: 409 })
  }
  if (typed('intent') !== 'quote') return redirect(paths.adminGroup(locale, id, { done: 'saved' }), 303)
  const wish = {
    id,
    version: version + 1,
    email: typed('email'),
    phone: typed('leaderPhone'),
    validUntil: parseTypedDate(typed('validUntil')) ?? today,
    locale,
    note: '',
  }
  const quoted = await quoteGroup(db, admin, wish, now)
  if (quoted.ok) return redirect(paths.adminOffer(locale, quoted.value.offerId), 303)
  // The list is kept by now; what the offer is made from comes back with it.
  const kept = { ...fields, version: String(wish.version) }
  return data<Answer>({ ...refusalOf(quoted.error), fields: kept }, { status: 409 })
}

function nameOfFare(fare: string, locale: Locale): string {
  const known = allFares.find((each) => each === fare)
  return known ? fareName(known, locale) : ''
}

/** A group as its form shows it: whom the list puts into no family stands in the one that was guessed. */
async function showGroup(db: Db, group: Group, { locale, today }: { locale: Locale; today: PlainDate }) {
  const [departure] = await findDeparturesForSale(db, [group.tourId ?? ''], today)
  const placed = departure && placeGroup(group.people, group.freePer, departure)
  const people = group.people.map((person, at) => ({ ...person, family: placed?.people[at]?.family ?? person.family }))
  return { departure, placed, fields: fieldsOfGroup({ ...group, people }, locale) }
}

/** What the page shows instead of leading on, with what was typed. */
type Answer = ReturnType<typeof refusalOf> & { fields?: Fields; conflict?: Meanwhile }

/** Rows are told apart by their place: where one was added or removed, the list is chosen as a whole. */
const listOfPeople = { name: 'p', kind: 'list' }

/** The list is kept also where no offer came of it, so what is wrong with it is read anew. */
export function shouldRevalidate() {
  return true
}

/** Why there is no offer; of a departure that is too full, how many seats are left. */
function refusalOf(failure: QuoteFailure): { refused: Refusal; left: number } {
  if (
    failure.code === 'departure-missing' ||
    failure.code === 'edit-conflict' ||
    failure.code === 'group-ordered' ||
    failure.code === 'group-not-found'
  )
    return { refused: failure.code, left: 0 }
  const full = failure.code === 'refused-lines' ? failure.lines.find(({ code }) => code === 'tour-full') : undefined
  if (full?.code === 'tour-full') return { refused: 'full', left: full.seatsLeft }
  return { refused: reasonOf(failure), left: 0 }
}

function reasonOf(failure: QuoteFailure): Refusal {
  switch (failure.code) {
    case 'group-problems':
      return 'problems'
    case 'invalid-fields':
      return failure.fields.includes('validUntil') ? 'valid-until' : 'leader'
    case 'refused-lines':
      if (failure.lines.some(({ code }) => code === 'tour-on-request')) return 'on-request'
      return failure.lines.some(({ code }) => code === 'tour-closed') ? 'closed' : 'other'
    default:
      return 'other'
  }
}

type Refusal =
  | 'departure-missing'
  | 'edit-conflict'
  | 'group-ordered'
  | 'group-not-found'
  | 'full'
  | 'problems'
  | 'leader'
  | 'valid-until'
  | 'on-request'
  | 'closed'
  | 'other'

/** One group: its people, its offer, and once there is an order its families. */
export default function GroupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { group, families, order, hasEnded, isSaved } = loaderData
  const text = useText('staff-groups')
  const locale = useLocale()
  const { offer } = group
  const acts = buttonClass({ look: 'outline', isSmall: true })
  return (
    <>
      <PageHead title={group.name} path={`/admin/groups/${group.id}`} isIndexed={false} />
      <BackLink to={paths.adminGroups(locale)}>{text('back')}</BackLink>
      <PageTop
        title={<bdi>{group.name}</bdi>}
        lead={
          <>
            {text('people', { count: group.people.length })}
            {group.expected !== null && <> · {text('expected', { count: group.expected })}</>}
          </>
        }
      >
        {!families && (
          <StaffLink to={paths.adminGroup(locale, 'new', { group: group.id })} className={acts}>
            {text('add-list')}
          </StaffLink>
        )}
        {offer && (
          <Link to={paths.adminOffer(locale, offer.id)} className={acts}>
            {text('to-offer')}
          </Link>
        )}
        {order && (
          <Link to={paths.adminOrder(locale, order.id)} className={acts}>
            {text('to-order')}
          </Link>
        )}
        {order && families && (
          <Link to={paths.adminOrderPeople(locale, order.id)} className={acts}>
            {text('order-people')}
          </Link>
        )}
      </PageTop>
      {hasEnded && <Notice tone="warning">{text('order-ended')}</Notice>}
      {isSaved && !actionData && (
        <Notice tone="success" isAnnounced>
          {text('saved')}
        </Notice>
      )}
      {families ? (
        <FamiliesCard families={families} />
      ) : (
        <GroupForm
          key={seenVersion(group, actionData?.fields)}
          {...loaderData}
          typed={actionData?.fields}
          conflict={actionData?.conflict}
        />
      )}
      {/* The button is far below the head of the page when the list is long. */}
      {actionData && !actionData.conflict && (
        <Toast kind="error" title={text(`refused-${actionData.refused}`, { left: actionData.left })} />
      )}
    </>
  )
}
