import { statusOf } from '#app/refusals/refusals.ts'
import { useId, type ReactNode } from 'react'
import { data, redirect, useNavigation } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { Locale } from '#kernel/locale.ts'
import { partTemplates } from '#modules/booking/index.server.ts'
import { reviewRequestTemplates } from '#modules/opinions/index.server.ts'
import { permitTemplates } from '#modules/operations/index.server.ts'
import { linkTemplates } from '#modules/payment-links/index.server.ts'
import { stepTemplates } from '#modules/planner/index.server.ts'
import { changeTemplates } from '#modules/promises/index.server.ts'
import { textForMeta } from '#platform/messages/fill-template.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { keyGroupNames, keyGroups, keyNames, type KeyGroup, type KeyName } from '#platform/provider-keys/key-names.ts'
import { ActForm } from '../ui/act-form.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { Toast } from '../ui/toast.tsx'
import type { Route } from './+types/keys-page.ts'
import styles from './settings.module.css'
import { readKeyStates, saveKeys, type KeyChanges, type KeyState } from '#app/acts/settings/save-keys.server.ts'

const LONGEST = 500

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-settings', 'account', 'ui'],
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'settings')
  const { db, keys } = context.get(servicesContext)
  const templates = [
    changeTemplates,
    stepTemplates,
    permitTemplates,
    partTemplates,
    linkTemplates,
    reviewRequestTemplates,
  ].flatMap(({ all }) => all.map((template) => ({ ...template, text: textForMeta(template.text) })))
  return { states: await readKeyStates(db, admin, keys), templates, isSaved: url.searchParams.has('saved') }
}

/** Keeps what was typed: 400 when the program could not work with it. Nothing typed is sent back. */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'settings')
  const { db, keys, log } = context.get(servicesContext)
  const changes = changesIn(await formFields(request))
  const saved = await saveKeys(db, admin, { keys, changes }, new Date())
  if (!saved.ok) return data(saved.error, { status: statusOf(saved.error.code) })
  log.info({ staff: admin.id, keys: saved.value.changed }, 'keys of providers were changed')
  return redirect(`${paths.adminProviderKeys(context.get(localeContext))}?saved=1`)
}

/** The keys of providers: given, never shown, and who settles each of them. */
export default function KeysPage({ loaderData: { states, templates, isSaved }, actionData }: Route.ComponentProps) {
  const text = useText('staff-settings')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <>
      <PageHead title={text('keys-title')} path="/admin/settings/keys" isIndexed={false} />
      <BackLink to={paths.adminSettings(locale, 'identity')}>{text('title')}</BackLink>
      <PageTop title={text('keys-title')} lead={text('keys-lead')} />
      {actionData && (
        <Notice tone="error" isAnnounced title={text(`problem-${actionData.code}`)}>
          <bdi dir="ltr">{actionData.name}</bdi>
        </Notice>
      )}
      <ActForm noValidate autoComplete="off" key={String(isSaved)} className={styles.all}>
        {keyGroupNames.map((group) => (
          <KeyCard key={group} group={group} states={states}>
            {group === 'whatsapp' && <Templates templates={templates} />}
          </KeyCard>
        ))}
        <div>
          <Button disabled={isBusy}>{text('save')}</Button>
        </div>
      </ActForm>
      {isSaved && !actionData && <Toast kind="success" title={text('keys-saved')} />}
    </>
  )
}

/** The texts that have to be entered at Meta before the first message. */
function Templates({ templates }: { templates: readonly { name: string; locale: Locale; text: string }[] }) {
  const text = useText('staff-settings')
  return (
    <details className={styles.templates}>
      <summary>{text('whatsapp-templates')}</summary>
      <p>{text('whatsapp-templates-lead')}</p>
      <dl>
        {templates.map(({ name, locale, text: words }) => (
          <div key={`${name}-${locale}`}>
            <dt>
              <bdi dir="ltr">{[name, locale].join(' · ')}</bdi>
            </dt>
            <dd lang={locale} dir="auto">
              {words}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function KeyCard({
  group,
  states,
  children,
}: {
  group: KeyGroup
  states: Record<KeyName, KeyState>
  children: ReactNode
}) {
  const text = useText('staff-settings')
  const names: readonly KeyName[] = keyGroups[group]
  return (
    <Card title={text(`keys-${group}`)}>
      <div className={styles.form}>
        {names.map((name) => (
          <KeyField key={name} name={name} state={states[name]} />
        ))}
      </div>
      {children}
    </Card>
  )
}

const tones = { given: 'brass', stored: 'green', absent: 'gray' } as const

function KeyField({ name, state }: { name: KeyName; state: KeyState }) {
  const text = useText('staff-settings')
  const id = useId()
  const label = (
    <>
      {text(`key-${name}`)} <Tag tone={tones[state]}>{text(`key-is-${state}`)}</Tag>
    </>
  )
  if (state === 'given') return <p>{label}</p>
  return (
    <div>
      <TextField
        label={label}
        name={name}
        type="password"
        isLatin
        isOptional
        maxLength={LONGEST}
        autoComplete="new-password"
        hint={state === 'stored' ? text('key-keep') : undefined}
      />
      {state === 'stored' && (
        <div className={styles.check}>
          <input id={id} type="checkbox" name={`remove-${name}`} value="1" />
          <label htmlFor={id}>{text('key-remove')}</label>
        </div>
      )}
    </div>
  )
}

function changesIn(fields: Readonly<Record<string, string>>): KeyChanges {
  const changes: KeyChanges = {}
  for (const name of keyNames) {
    const typed = (fields[name] ?? '').trim().slice(0, LONGEST)
    if (typed !== '') changes[name] = typed
    else if (fields[`remove-${name}`] === '1') changes[name] = null
  }
  return changes
}
