import { data, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import {
  confirmReservation,
  deskScope,
  listAgencies,
  listOpenReservations,
  newAgency,
  saveAgency,
} from '#modules/agents/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { findListDesk } from '#modules/staff-desk/index.server.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { ActCard } from '../ui/act-card.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { ListBar } from '../lists/list-bar.tsx'
import { Card } from '../ui/card.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { AgencyTable, useAgencyColumns } from './agency-table.tsx'
import { agentsQueryValues, readAgentsQuery } from './agents-query.ts'
import layout from '../ui/columns.module.css'
import styles from './agents.module.css'
import { sortWaiting } from './sort-waiting.ts'
import { WaitingTable } from './waiting-table.tsx'
import type { Route } from './+types/agents-page.ts'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-desk', 'agents', 'ui'],
}

/** The agencies, and the reservations that wait for staff. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'orders')
  const { db } = context.get(servicesContext)
  const query = readAgentsQuery(url.searchParams)
  const locale = context.get(localeContext)
  const open = await listOpenReservations(db, deskScope(admin))
  const waiting = open
    .filter(({ state }) => state === 'requested')
    .map(({ id, reservationNo, agencyName, departsOn, agreedAt, order }) => ({
      id,
      reservationNo,
      agencyName,
      departsOn,
      customer: order.customer,
      tourName: order.tourName[locale],
      owed: order.owed,
      paid: order.paid,
      isAgreed: agreedAt !== null,
      orderId: order.publicId,
    }))
  return {
    query,
    desk: await findListDesk(db, admin, 'agents'),
    agencies: (await listAgencies(db, admin, query.sort)).map(({ id, name, city, creditLimit, isActive }) => ({
      id,
      name,
      city,
      creditLimit,
      isActive,
    })),
    waiting: sortWaiting(waiting, query.waiting),
  }
}

/** Confirms a reservation, or opens an agency. */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'orders')
  const { db, log } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const fields = await formFields(request)
  const now = new Date()
  if (fields['intent'] === 'confirm') {
    const confirmed = await confirmReservation(db, admin, { id: fields['id'] ?? '' }, now)
    if (!confirmed.ok) {
      const problem = confirmed.error.code === 'not-agreed' ? 'refused-not-agreed' : 'refused-status-transition'
      return data({ problem } as const, { status: 409 })
    }
    log.info({ staff: admin.id, reservation: fields['id'] }, 'a reservation of an agency was confirmed')
    return redirect(paths.adminAgents(locale), 303)
  }
  const draft = {
    ...newAgency,
    name: fields['name'] ?? '',
    email: fields['email'] ?? '',
    phone: fields['phone'] ?? '',
    city: fields['city'] ?? '',
  }
  const saved = await saveAgency(db, adminOf(context, 'payments'), { draft }, now)
  if (!saved.ok) return data({ problem: 'refused-name' as const }, { status: 400 })
  return redirect(paths.adminAgent(locale, saved.value.id), 303)
}

export default function AgentsPage({
  loaderData: { query, agencies, waiting, desk },
  actionData,
}: Route.ComponentProps) {
  const text = useText('agents')
  const locale = useLocale()
  const columns = useAgencyColumns()
  const hrefOf = (more: Record<string, string>) => paths.adminAgents(locale, { ...agentsQueryValues(query), ...more })
  return (
    <>
      <PageHead title={text('agencies')} path="/admin/agents" isIndexed={false} />
      <PageTop title={text('agencies')}>
        <StaffButtonLink look="outline" isSmall href={paths.adminAllotments(locale)}>
          {text('allotted-departures')}
        </StaffButtonLink>
      </PageTop>
      {actionData && (
        <Notice tone="error" isAnnounced>
          {text(actionData.problem)}
        </Notice>
      )}
      <div className={layout.column}>
        <Card title={text('waiting')}>
          {waiting.length === 0 ? (
            <p className={styles.empty}>{text('nothing-waits')}</p>
          ) : (
            <WaitingTable rows={waiting} sorting={{ by: query.waiting, hrefOf: (sort) => hrefOf({ waiting: sort }) }} />
          )}
        </Card>
        <Card title={text('agencies')}>
          <ListBar list="agents" desk={desk} columns={columns} />
          <AgencyTable
            agencies={agencies}
            columns={columns}
            hidden={desk.hiddenColumns}
            sorting={{ by: query.sort, hrefOf: (sort) => hrefOf({ sort }) }}
          />
        </Card>
        <ActCard title={text('new-agency')}>
          <ActForm noValidate className={styles.grid}>
            <TextField name="name" label={text('agency-name')} />
            <TextField name="email" type="email" label={text('email')} isOptional />
            <TextField name="phone" type="tel" label={text('phone')} isOptional />
            <TextField name="city" label={text('city')} isOptional />
            <Button name="intent" value="open">
              {text('save')}
            </Button>
          </ActForm>
        </ActCard>
      </div>
    </>
  )
}
