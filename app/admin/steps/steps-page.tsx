import { data, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { useText } from '#app/ui/text.tsx'
import { listRisks, tickStep } from '#modules/planner/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { Card } from '../ui/card.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { Toast } from '../ui/toast.tsx'
import { chatAboutOrder } from '../ui/write-chat.server.ts'
import type { Route } from './+types/steps-page.ts'
import { RiskTable } from './risk-table.tsx'

/** How far ahead a journey leaves whose people are shown, and how many of them. */
const WITHIN_DAYS = 60
const MOST_SHOWN = 200

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-steps', 'ui'],
}

/** Everybody with something left to do before a departure that is near, the most urgent first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'orders')
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const risks = await listRisks(db, admin, { withinDays: WITHIN_DAYS }, new Date())
  return {
    total: risks.length,
    done: url.searchParams.has('done'),
    risks: risks.slice(0, MOST_SHOWN).map(({ order, person, daysLeft, open }) => {
      const { contact, orderNo, publicId } = order
      const about = { name: contact.name, phone: contact.phone, language: order.locale }
      return {
        order: { id: order.id, publicId, orderNo },
        person: { id: person.id, name: person.name, departsOn: person.departsOn, tourName: person.tourName[locale] },
        customer: contact.name,
        chat: contact.phone === '' ? undefined : chatAboutOrder(about, orderNo),
        steps: person.steps.filter(({ state }) => state !== 'done'),
        daysLeft,
        open,
      }
    }),
  }
}

/** Ticks a step of a tour for somebody. */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'orders')
  const { db } = context.get(servicesContext)
  const { order: orderId = '', traveller: travellerId = '', step = '' } = await formFields(request)
  const by = { kind: 'staff', admin } as const
  const ticked = await tickStep(db, { orderId, travellerId, step, isDone: true, by }, new Date())
  if (!ticked.ok) return data({ code: ticked.error.code }, { status: 409 })
  return redirect(paths.adminSteps(context.get(localeContext), { done: 1 }), 303)
}

export default function StepsPage({ loaderData: { risks, total, done }, actionData }: Route.ComponentProps) {
  const text = useText('staff-steps')
  return (
    <>
      <PageHead title={text('title')} path="/admin/steps" isIndexed={false} />
      <PageTop title={text('title')} lead={text('lead')} />
      {total > risks.length && <p>{text('shown', { shown: String(risks.length), total })}</p>}
      {risks.length === 0 ? (
        <p>{text('nothing')}</p>
      ) : (
        <Card title={text('title')}>
          <RiskTable risks={risks} />
        </Card>
      )}
      {actionData ? (
        <Toast kind="error" title={text('problem')} />
      ) : (
        done && <Toast kind="success" title={text('done')} />
      )}
    </>
  )
}
