import { data, redirect } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
import {
  findWebhookEndpoint,
  listDeliveries,
  resendDelivery,
  type WebhookDelivery,
} from '#modules/webhooks/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/webhook-page.ts'
import styles from '../ui/programs.module.css'

const MOST_SHOWN = 50

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-programs', 'account', 'ui'],
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const admin = adminOf(context, 'settings')
  const { db } = context.get(servicesContext)
  const endpoint = await findWebhookEndpoint(db, admin, params.webhookId)
  if (!endpoint) throw data(null, { status: 404 })
  const { deliveries } = await listDeliveries(db, admin, { endpointId: endpoint.id, page: 1, pageSize: MOST_SHOWN })
  return { endpoint, deliveries }
}

/** Sends one notification once more. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'settings')
  const { webhookId: endpointId } = params
  const { delivery: deliveryId = '' } = await formFields(request)
  const isKnown = await resendDelivery(context.get(servicesContext).db, admin, { endpointId, deliveryId }, new Date())
  if (!isKnown) throw data(null, { status: 404 })
  return redirect(paths.adminWebhook(context.get(localeContext), endpointId))
}

export default function WebhookPage({ loaderData: { endpoint, deliveries } }: Route.ComponentProps) {
  const text = useText('staff-programs')
  const locale = useLocale()
  return (
    <>
      <PageHead title={text('deliveries')} path={`/admin/webhooks/${endpoint.id}`} isIndexed={false} />
      <BackLink to={paths.adminWebhooks(locale)}>{text('back')}</BackLink>
      <PageTop title={text('deliveries')} lead={<bdi dir="ltr">{endpoint.url}</bdi>} />
      <Card title={text('deliveries')}>
        {deliveries.length === 0 ? (
          <p className={styles.empty}>{text('no-deliveries')}</p>
        ) : (
          <Deliveries deliveries={deliveries} />
        )}
      </Card>
    </>
  )
}

function Deliveries({ deliveries }: { deliveries: WebhookDelivery[] }) {
  const text = useText('staff-programs')
  return (
    <DataTable
      caption={text('deliveries')}
      head={
        <>
          <th scope="col">{text('event')}</th>
          <th scope="col">{text('created')}</th>
          <th scope="col">{text('state')}</th>
          <th scope="col">{text('attempts')}</th>
          <th scope="col">{text('answer')}</th>
          <th scope="col">
            <span className="visually-hidden">{text('resend')}</span>
          </th>
        </>
      }
    >
      {deliveries.map((delivery) => (
        <tr key={delivery.id}>
          <th scope="row">
            <code dir="ltr">{delivery.eventType}</code>
          </th>
          <td>
            <InstantText instant={delivery.createdAt} />
          </td>
          <td>{text(`delivery-${delivery.state}`)}</td>
          <td>{delivery.attempts}</td>
          <td>
            <LastAnswer attempt={delivery.lastAttempt} />
          </td>
          <td>
            {delivery.state !== 'pending' && (
              <ActForm>
                <Button look="outline" isSmall name="delivery" value={delivery.id}>
                  {text('resend')}
                </Button>
              </ActForm>
            )}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

const failures = ['private-address', 'not-secure', 'timeout', 'unreachable'] as const

function LastAnswer({ attempt }: { attempt: WebhookDelivery['lastAttempt'] }) {
  const text = useText('staff-programs')
  if (!attempt) return null
  const failure = failures.find((each) => each === attempt.failure)
  return failure ? text(`failure-${failure}`) : <bdi dir="ltr">{attempt.status}</bdi>
}
