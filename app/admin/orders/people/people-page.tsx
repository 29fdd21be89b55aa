import { data, redirect } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { boundedAdminOf } from '#app/http/middleware/staff.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { statusOf } from '#app/refusals/refusals.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { hasRight } from '#modules/accounts/index.ts'
import { findOrder, type PartyPreview } from '#modules/booking/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { StaffButtonLink } from '../../ui/staff-link.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import layout from '../../ui/columns.module.css'
import { OrderTop } from '../order-top.tsx'
import type { Route } from './+types/people-page.ts'
import { actOnPeople, reckonPeople, type PeopleAnswer, type PeopleProblem } from './act-on-people.server.ts'
import { fillFromDocument } from '../fill-from-document.ts'
import { OrderNews } from '../order-news.tsx'
import { InsteadForm } from './instead-form.tsx'
import { findPeopleDesk, readChosenAct } from './people-desk.server.ts'
import { PeopleList } from './people-list.tsx'
import { TermsForm } from './terms-form.tsx'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: [
    'staff',
    'staff-people',
    'staff-split',
    'staff-orders',
    'document-lines',
    'forms',
    'travellers',
    'account',
    'ui',
  ],
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const admin = boundedAdminOf(context, 'orders')
  const { db } = context.get(servicesContext)
  const order = await findOrder(db, admin, params.orderId)
  if (!order) throw data(null, { status: 404 })
  const chosen = readChosenAct(url.searchParams)
  const desk = await findPeopleDesk(db, order, { chosen, locale: context.get(localeContext) }, new Date())
  return { ...desk, seesNumbers: hasRight(admin, 'papers') }
}

/** Reckons what a wish would mean, reads a document into its form, or does it for the figures that stood on the form. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = boundedAdminOf(context, 'orders')
  const { db, log } = context.get(servicesContext)
  const fields: Record<string, string> = { ...(await formFields(request)) }
  const order = await findOrder(db, admin, params.orderId)
  if (!order) throw data(null, { status: 404 })
  const chosen = readChosenAct(new URLSearchParams(fields))
  if (!chosen) throw data(null, { status: 400 })
  const now = new Date()
  const filled = fillFromDocument(fields, hasRight(admin, 'papers'), now)
  if (filled) return data<PeopleAnswer>({ ...filled, preview: undefined, problem: undefined, at: now })
  const asked = { order, chosen, fields }
  const answer = (problem: PeopleProblem | undefined, preview?: PartyPreview) =>
    data<PeopleAnswer>({ fields, preview, problem, at: now }, { status: problem ? statusOf(problem.code) : 200 })
  if (fields['intent'] === 'calculate') {
    const reckoned = await reckonPeople(db, admin, asked, now)
    if (reckoned.ok) return answer(undefined, reckoned.value)
    // Whoever has changed nothing yet did nothing wrong.
    return answer(reckoned.error.code === 'same-terms' ? undefined : reckoned.error)
  }
  const done = await actOnPeople(db, admin, asked, now)
  if (!done.ok) {
    const reckoned = chosen.kind === 'instead' ? undefined : await reckonPeople(db, admin, asked, now)
    return answer(done.error, reckoned?.ok ? reckoned.value : undefined)
  }
  log.info({ staff: admin.id, order: order.orderNo, act: chosen.kind }, 'staff changed the people of an order')
  return redirect(paths.adminOrderPeople(context.get(localeContext), order.id, { done: 'people' }))
}

/** Everybody of an order with room, extras, discount and price, and what can be done with each. */
export default function PeoplePage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, rooms, journeys, act, seesNumbers } = loaderData
  const text = useText('staff-people')
  const split = useText('staff-split')
  const locale = useLocale()
  return (
    <>
      <PageHead title={text('title')} path={`/admin/orders/${order.id}/people`} isIndexed={false} />
      <BackLink to={paths.adminOrder(locale, order.id)}>{text('back')}</BackLink>
      <OrderTop title={text('title')} order={order}>
        {order.isAlive && (
          <>
            <StaffButtonLink href={paths.adminSplitOrder(locale, order.id)} look="outline" isSmall>
              {split('open-split')}
            </StaffButtonLink>
            <StaffButtonLink href={paths.adminJoinOrder(locale, order.id)} look="outline" isSmall>
              {split('open-join')}
            </StaffButtonLink>
          </>
        )}
        <StaffButtonLink href={`${paths.adminOrder(locale, order.id)}#timeline`} look="outline" isSmall>
          {text('timeline')}
        </StaffButtonLink>
      </OrderTop>
      <div className={layout.column}>
        {!order.isAlive && <Notice>{text('closed')}</Notice>}
        {act?.kind === 'instead' && (
          <InsteadForm
            key={`${act.person.traveller.id} ${actionData?.pasted?.at}`}
            order={order}
            person={act.person}
            seesNumbers={seesNumbers}
            answer={actionData}
          />
        )}
        {act && act.kind !== 'instead' && (
          <TermsForm
            key={`${act.kind === 'add' ? act.journey.tourId : act.person.traveller.id} ${actionData?.pasted?.at}`}
            order={order}
            rooms={rooms}
            act={act}
            seesNumbers={seesNumbers}
            answer={actionData}
          />
        )}
        {journeys.map((journey) => (
          <PeopleList key={journey.tourId} order={order} journey={journey} />
        ))}
      </div>
      {!act && <OrderNews />}
    </>
  )
}
