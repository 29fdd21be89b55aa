import { Link } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ListTable, type Column, type Sorting } from '#app/ui/list-table.tsx'
import { InstantText, useLocale, useText } from '#app/ui/text.tsx'
import type { WebhookEndpoint } from '#modules/webhooks/index.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import styles from '../ui/programs.module.css'

/** Who is told of what; the address leads to what was sent there. */
export function WebhookTable({ endpoints, sorting }: { endpoints: WebhookEndpoint[]; sorting: Sorting }) {
  const text = useText('staff-programs')
  return (
    <ListTable
      caption={text('webhooks-title')}
      columns={useWebhookColumns()}
      rows={endpoints}
      keyOf={({ id }) => id}
      sorting={sorting}
    />
  )
}

function useWebhookColumns(): Column<WebhookEndpoint>[] {
  const text = useText('staff-programs')
  const locale = useLocale()
  return [
    {
      key: 'url',
      head: text('url'),
      sort: 'url',
      cell: ({ id, url }) => (
        <Link to={paths.adminWebhook(locale, id)}>
          <bdi dir="ltr">{url}</bdi>
        </Link>
      ),
    },
    {
      key: 'description',
      head: text('description'),
      sort: 'description',
      cell: ({ description }) => <bdi>{description}</bdi>,
    },
    {
      key: 'events',
      head: text('events'),
      cell: ({ events }) => (
        <code dir="ltr" className={styles.list}>
          {events.join(' ')}
        </code>
      ),
    },
    {
      key: 'created',
      head: text('created'),
      sort: 'created',
      cell: ({ createdAt }) => <InstantText instant={createdAt} />,
    },
    { key: 'remove', head: text('remove'), isHeadHidden: true, cell: ({ id }) => <RemoveForm id={id} /> },
  ]
}

function RemoveForm({ id }: { id: string }) {
  const text = useText('staff-programs')
  return (
    <ActForm>
      <input type="hidden" name="intent" value="remove" />
      <Button look="outline" isSmall name="id" value={id}>
        {text('remove')}
      </Button>
    </ActForm>
  )
}
