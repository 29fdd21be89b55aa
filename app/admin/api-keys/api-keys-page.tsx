import { data, redirect, useNavigation } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { addDays, startInIstanbul } from '#kernel/plain-date.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import { createApiKey, listApiKeys, revokeApiKey } from '#modules/api-keys/index.server.ts'
import { apiScopes, keySorts, stateOfKey } from '#modules/api-keys/index.ts'
import { StaffButtonLink } from '../ui/staff-link.tsx'
import { ActCard } from '../ui/act-card.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { ShownOnce } from '../ui/shown-once.tsx'
import type { Route } from './+types/api-keys-page.ts'
import layout from '../ui/columns.module.css'
import styles from '../ui/programs.module.css'
import { KeyForm, type KeyProblem } from './key-form.tsx'
import { KeyTable } from './key-table.tsx'

const MOST_SHOWN = 100
const LONGEST_NAME = 100

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-programs', 'account', 'ui'],
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'settings')
  const now = new Date()
  const sort = keySorts.find((each) => each === url.searchParams.get('sort')) ?? '-created'
  const { keys } = await listApiKeys(context.get(servicesContext).db, admin, { sort, page: 1, pageSize: MOST_SHOWN })
  return { sort, keys: keys.map((key) => ({ ...key, state: stateOfKey(key, now) })) }
}

/** Makes a key, which is shown in this answer only, or revokes one. */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'settings')
  const { db } = context.get(servicesContext)
  const now = new Date()
  const form = await request.formData()
  const fieldOf = (name: string) => String(form.get(name) ?? '').trim()
  if (fieldOf('intent') === 'revoke') {
    const isKnown = await revokeApiKey(db, admin, fieldOf('id'), now)
    if (!isKnown) throw data(null, { status: 404 })
    return redirect(paths.adminApiKeys(context.get(localeContext)))
  }

  const scopes = apiScopes.filter((scope) => form.getAll('scope').includes(scope))
  const fields = { name: fieldOf('name').slice(0, LONGEST_NAME), email: fieldOf('email'), expires: fieldOf('expires') }
  const refuse = (problem: KeyProblem) => data({ problem, fields, scopes, secret: undefined }, { status: 400 })
  if (fields.name === '') return refuse('name')
  if (scopes.length === 0) return refuse('scopes')
  const lastDay = parseTypedDate(fields.expires)
  if (fields.expires !== '' && !lastDay) return refuse('expiry-past')
  const expiresAt = lastDay ? startInIstanbul(addDays(lastDay, 1)) : null
  const made = await createApiKey(db, admin, { ...fields, scopes, expiresAt }, now)
  if (!made.ok) return refuse(made.error.code)
  return data({ problem: undefined, fields: undefined, scopes: [], secret: made.value.secret }, { status: 201 })
}

export default function ApiKeysPage({ loaderData: { sort, keys }, actionData }: Route.ComponentProps) {
  const text = useText('staff-programs')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <>
      <PageHead title={text('keys-title')} path="/admin/apiKeys" isIndexed={false} />
      <PageTop title={text('keys-title')} lead={text('keys-lead')}>
        <StaffButtonLink href={paths.developers(locale)} look="outline" isSmall>
          {text('developers')}
        </StaffButtonLink>
      </PageTop>
      <div className={layout.column}>
        {actionData?.secret && <ShownOnce label={text('key')} words={text('key-made')} secret={actionData.secret} />}
        <Card title={text('keys-title')}>
          {keys.length === 0 ? (
            <p className={styles.empty}>{text('no-keys')}</p>
          ) : (
            <KeyTable
              keys={keys}
              sorting={{ by: sort, hrefOf: (asked) => paths.adminApiKeys(locale, { sort: asked }) }}
            />
          )}
        </Card>
        <ActCard title={text('new-key')}>
          <ActForm className={styles.form}>
            <KeyForm
              fields={actionData?.fields}
              chosen={actionData?.scopes ?? []}
              problem={actionData?.problem}
              isBusy={isBusy}
            />
          </ActForm>
        </ActCard>
      </div>
    </>
  )
}
