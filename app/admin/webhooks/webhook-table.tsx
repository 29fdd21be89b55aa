import { Form, Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
import type { WebhookEndpoint } from '#modules/webhooks/index.server.ts'
import { DataTable } from '../ui/data-table.tsx'
import styles from './webhooks.module.css'

/** Who is told of what; the address leads to what was sent there. */
export function WebhookTable({ endpoints }: { endpoints: WebhookEndpoint[] }) {
  const text = useText('staff-programs')
  return (
    <DataTable
      caption={text('webhooks-title')}
      head={
        <>
          <th scope="col">{text('url')}</th>
          <th scope="col">{text('description')}</th>
          <th scope="col">{text('events')}</th>
          <th scope="col">{text('created')}</th>
          <th scope="col">
            <span className="visually-hidden">{text('remove')}</span>
          </th>
        </>
      }
    >
      {endpoints.map((endpoint) => (
        <tr key={endpoint.id}>
          <th scope="row">
            <EndpointLink id={endpoint.id} url={endpoint.url} />
          </th>
          <td>
            <bdi>{endpoint.description}</bdi>
          </td>
          <td>
            <code dir="ltr" className={styles.list}>
              {endpoint.events.join(' ')}
            </code>
          </td>
          <td>
            <InstantText instant={endpoint.createdAt} />
          </td>
          <td>
            <RemoveForm id={endpoint.id} />
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

function EndpointLink({ id, url }: { id: string; url: string }) {
  return (
    <Link to={paths.adminWebhook(useLocale(), id)}>
      <bdi dir="ltr">{url}</bdi>
    </Link>
  )
}

function RemoveForm({ id }: { id: string }) {
  const text = useText('staff-programs')
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="remove" />
      <Button look="outline" isSmall name="id" value={id}>
        {text('remove')}
      </Button>
    </Form>
  )
}
