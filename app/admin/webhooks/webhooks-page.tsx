import { data, redirect, useNavigation } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { listEndpoints, openEndpoint, removeEndpoint, restoreEndpoint } from '#modules/webhooks/index.server.ts'
import { endpointSorts, eventTypes } from '#modules/webhooks/index.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { ActCard } from '../ui/act-card.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { readRemovalNews, undoneOf } from '../ui/removal-news.ts'
import { ShownOnce } from '../ui/shown-once.tsx'
import { UndoNews } from '../ui/undo-news.tsx'
import type { Route } from './+types/webhooks-page.ts'
import { WebhookForm, type WebhookProblem } from './webhook-form.tsx'
import { WebhookTable } from './webhook-table.tsx'
import layout from '../ui/columns.module.css'
import styles from '../ui/programs.module.css'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-programs', 'account', 'ui'],
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'settings')
  const sort = endpointSorts.find((each) => each === url.searchParams.get('sort')) ?? '-created'
  const endpoints = await listEndpoints(context.get(servicesContext).db, admin, sort)
  return { sort, endpoints, news: readRemovalNews(url.searchParams) }
}

/** Adds an address, whose secret is shown in this answer only, or removes one. */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'settings')
  const { db, env } = context.get(servicesContext)
  const now = new Date()
  const form = await request.formData()
  const fieldOf = (name: string) => String(form.get(name) ?? '').trim()
  if (fieldOf('intent') === 'remove') {
    const isKnown = await removeEndpoint(db, admin, fieldOf('id'), now)
    if (!isKnown) throw data(null, { status: 404 })
    return redirect(paths.adminWebhooks(context.get(localeContext), { undo: fieldOf('id') }))
  }
  if (fieldOf('intent') === 'restore') {
    const restored = await restoreEndpoint(db, admin, fieldOf('undo'), now)
    return redirect(paths.adminWebhooks(context.get(localeContext), undoneOf(restored)))
  }

  const events = eventTypes.filter((type) => form.getAll('event').includes(type))
  const fields = { url: fieldOf('url').slice(0, 2000), description: fieldOf('description').slice(0, 200) }
  const refuse = (problem: WebhookProblem) => data({ problem, fields, events, secret: undefined }, { status: 400 })
  if (events.length === 0) return refuse('events')
  const opened = await openEndpoint(db, admin, { ...fields, events }, { allowsPrivate: !env.isProduction }, now)
  if (!opened.ok) return refuse(opened.error.code)
  return data({ problem: undefined, fields: undefined, events: [], secret: opened.value.secret }, { status: 201 })
}

export default function WebhooksPage({ loaderData: { sort, endpoints, news }, actionData }: Route.ComponentProps) {
  const text = useText('staff-programs')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <>
      <PageHead title={text('webhooks-title')} path="/admin/webhooks" isIndexed={false} />
      <PageTop title={text('webhooks-title')} lead={text('webhooks-lead')}>
        <StaffButtonLink href={paths.developers(locale)} look="outline" isSmall>
          {text('developers')}
        </StaffButtonLink>
      </PageTop>
      <div className={layout.column}>
        {actionData?.secret && (
          <ShownOnce label={text('secret')} words={text('webhook-made')} secret={actionData.secret} />
        )}
        <Card title={text('webhooks-title')}>
          {endpoints.length === 0 ? (
            <p className={styles.empty}>{text('no-webhooks')}</p>
          ) : (
            <WebhookTable
              endpoints={endpoints}
              sorting={{ by: sort, hrefOf: (asked) => paths.adminWebhooks(locale, { sort: asked }) }}
            />
          )}
        </Card>
        <ActCard title={text('new-webhook')}>
          <ActForm className={styles.form}>
            <WebhookForm
              fields={actionData?.fields}
              chosen={actionData?.events ?? []}
              problem={actionData?.problem}
              isBusy={isBusy}
            />
          </ActForm>
        </ActCard>
      </div>
      {!actionData && <UndoNews news={news} action={paths.adminWebhooks(locale)} title={text('webhook-removed')} />}
    </>
  )
}
