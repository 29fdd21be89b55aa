import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { translator } from '#app/messages/translator.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDateRange } from '#kernel/format-date.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import { changeGroup, findGroup, placeGroup, quoteGroup, type QuoteFailure } from '#modules/agents/index.server.ts'
import { fareName, readPeople } from '#modules/booking/index.ts'
import { listFamilies, listOrderNames } from '#modules/booking/index.server.ts'
import { fares as allFares } from '#modules/catalog/index.ts'
import { findDeparturesForSale } from '#modules/catalog/index.server.ts'
import { columnWords, travellerWords } from '../imports/importers.server.ts'
import { listDepartureChoices } from '../orders/departure-choices.server.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/group-page.ts'
import { FamiliesCard } from './families-card.tsx'
import styles from './groups.module.css'
import { PeopleTable } from './people-table.tsx'
import { personFields, readGroupForm } from './read-group.server.ts'

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
  const [departure] = await findDeparturesForSale(db, [group.tourId ?? ''], today)
  const people = departure ? placeGroup(group.people, group.freePer, departure).people : group.people
  const tour = departure ?? { id: '', returnsOn: today, passportMonthsAfterReturn: null }
  const read = readPeople(
    people.map((person) => ({ ...person, tourId: tour.id })),
    tour,
    today,
  )
  const orderId = group.offer?.orderId ?? null
  const orders = await listOrderNames(db, admin, orderId ? [orderId] : [])
  const words: Record<string, string> = { family: own('family'), phone: own('phone'), fare: own('fare') }
  return {
    group: { ...group, people },
    columns: personFields.map((field) => ({ field, words: words[field] ?? columnWords('travellers', field, locale) })),
    fares: (departure?.fares.map(({ fare }) => fare) ?? [...allFares]).map((fare) => ({
      fare,
      words: fareName(fare, locale),
    })),
    problems: 'problems' in read ? read.problems.map((each) => ({ ...each, words: travellerWords(locale, each) })) : [],
    departures: orderId ? [] : await listDepartureChoices(db, { from: today, locale }),
    families: orderId
      ? (await listFamilies(db, orderId)).map(({ id, name, phone, token, isPaid, parts }) => ({
          id,
          name,
          phone,
          isPaid,
          link: env.publicUrl.origin + paths.family(locale, token),
          shares: parts.map(({ amount }) => amount),
        }))
      : [],
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
  const form = await request.formData()
  const typed = (name: string) => String(form.get(name) ?? '').trim()
  const { groupId: id } = params
  const version = Number(typed('version'))
  const now = new Date()
  const changed = await changeGroup(db, admin, { id, version, draft: readGroupForm(form) }, now)
  if (!changed.ok) {
    if (changed.error.code === 'group-not-found') throw data(null, { status: 404 })
    return data({ refused: changed.error.code, left: 0 }, { status: 409 })
  }
  if (typed('intent') !== 'quote') return redirect(paths.adminGroup(locale, id, { done: 'saved' }), 303)
  const wish = {
    id,
    version: version + 1,
    email: typed('email'),
    phone: typed('leaderPhone'),
    validUntil: parseTypedDate(typed('validUntil')) ?? dayInIstanbul(now),
    locale,
    note: '',
  }
  const quoted = await quoteGroup(db, admin, wish, now)
  if (quoted.ok) return redirect(paths.adminOffer(locale, quoted.value.offerId), 303)
  return data(refusalOf(quoted.error), { status: 409 })
}

/** Why there is no offer; of a departure that is too full, how many seats are left. */
function refusalOf(failure: QuoteFailure) {
  if (failure.code === 'departure-missing' || failure.code === 'edit-conflict' || failure.code === 'group-ordered')
    return { refused: failure.code, left: 0 }
  const full = failure.code === 'refused-lines' ? failure.lines.find(({ code }) => code === 'tour-full') : undefined
  if (full?.code === 'tour-full') return { refused: 'full' as const, left: full.seatsLeft }
  return { refused: 'other' as const, left: 0 }
}

/** One group: its people, its offer, and once there is an order its families. */
export default function GroupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { group, columns, fares, problems, departures, families, order, validUntil, isSaved } = loaderData
  const text = useText('staff-groups')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  const { offer } = group
  const leader = group.people.find(({ isLeader }) => isLeader)
  return (
    <>
      <PageHead title={group.name} path={`/admin/groups/${group.id}`} isIndexed={false} />
      <BackLink to={paths.adminGroups(locale)}>{text('back')}</BackLink>
      <PageTop title={<bdi>{group.name}</bdi>} lead={text('people', { count: group.people.length })}>
        {offer && <Link to={paths.adminOffer(locale, offer.id)}>{text('to-offer')}</Link>}
        {order && <Link to={paths.adminOrder(locale, order.id)}>{text('to-order')}</Link>}
      </PageTop>
      {actionData && (
        <Notice tone="error" isAnnounced>
          {text(`refused-${actionData.refused}`, { left: actionData.left })}
        </Notice>
      )}
      {isSaved && !actionData && (
        <Notice tone="success" isAnnounced>
          {text('saved')}
        </Notice>
      )}
      {order ? (
        <FamiliesCard families={families} />
      ) : (
        <Form method="post" key={group.version}>
          <input type="hidden" name="version" value={group.version} />
          <Card title={text('column-people')}>
            <div className={styles.form}>
              {problems.length > 0 && <Notice tone="warning">{text('problems', { count: problems.length })}</Notice>}
              <div className={styles.facts}>
                <TextField name="name" label={text('name')} defaultValue={group.name} maxLength={120} />
                <SelectField name="tourId" label={text('departure')} defaultValue={group.tourId ?? ''} isOptional>
                  <option value="">{text('choose')}</option>
                  {departures.map(({ id, name, departsOn, returnsOn, left }) => (
                    <option key={id} value={id}>
                      {name} · {formatDateRange(departsOn, returnsOn, locale)} · {text('seats-left', { left })}
                    </option>
                  ))}
                </SelectField>
                <TextField
                  name="freePer"
                  label={text('free-per')}
                  hint={text('free-per-hint')}
                  inputMode="numeric"
                  defaultValue={String(group.freePer ?? 0)}
                />
              </div>
              <PeopleTable people={group.people} columns={columns} fares={fares} problems={problems} />
              <p className={styles.acts}>
                <Button look="outline" name="intent" value="save" disabled={isBusy}>
                  {text('save')}
                </Button>
              </p>
            </div>
          </Card>
          <Card title={text('quote')}>
            <div className={styles.form}>
              <p>{text('quote-hint')}</p>
              <div className={styles.facts}>
                <TextField name="email" type="email" label={text('email')} isOptional />
                <TextField
                  name="leaderPhone"
                  type="tel"
                  label={text('phone')}
                  defaultValue={leader?.phone ?? ''}
                  isOptional
                />
                <DateField name="validUntil" label={text('valid-until')} defaultValue={validUntil} />
              </div>
              <p className={styles.acts}>
                <Button name="intent" value="quote" disabled={isBusy}>
                  {text('make-quote')}
                </Button>
              </p>
            </div>
          </Card>
        </Form>
      )}
    </>
  )
}
