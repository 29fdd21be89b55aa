import { statusOf } from '#app/refusals/refusals.ts'
import { useId } from 'react'
import { data, Link, redirect, useNavigation } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { locales } from '#kernel/locale.ts'
import { parsePlainDate } from '#kernel/plain-date.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { ActForm } from '../ui/act-form.tsx'
import { Card } from '../ui/card.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { Toast } from '../ui/toast.tsx'
import type { Route } from './+types/general-settings-page.ts'
import { flatten, unflatten } from '#app/acts/settings/flat-setting.ts'
import { decidedForm, meetSaved } from '../record/read-conflict.server.ts'
import { SeenFields, seenVersion } from '../record/seen-fields.tsx'
import { readGroup, saveGroup, type GroupValues } from '#app/acts/settings/general-settings.server.ts'
import styles from './settings.module.css'
import type { SettingProblem } from '#app/acts/settings/setting-problem.ts'
import { settingTemplates } from '#app/acts/settings/setting-groups.server.ts'
import { settingGroupNames, type SettingGroup } from '#app/acts/settings/setting-names.ts'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-settings', 'account', 'ui'],
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  adminOf(context, 'settings')
  const group = groupOf(params.group)
  const { values, version } = await readGroup(context.get(servicesContext).db, group)
  return { group, fields: flatten(values, '', settingTemplates), version, isSaved: url.searchParams.has('saved') }
}

/** Saves a group at once: 400 with what was typed when a value does not fit, 409 when somebody else saved meanwhile. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'settings')
  const group = groupOf(params.group)
  const { db, log } = context.get(servicesContext)
  const before = await readGroup(db, group)
  const fieldsOf = ({ values }: { values: GroupValues }) => flatten(values, '', settingTemplates)
  const fields = decidedForm({ ...(await formFields(request)) }, fieldsOf(before))
  const typed = withUnticked(flatten(before.values), fields)
  const values = unflatten(before.values, typed, '', settingTemplates) as GroupValues
  const saved = await saveGroup(db, admin, { group, values, version: fields['version'] }, new Date())
  if (!saved.ok) {
    const { error } = saved
    const { code } = error
    if (code === 'invalid')
      return data({ fields, code, wrong: error.problems, conflict: undefined }, { status: statusOf(code) })
    const now = await readGroup(db, group)
    const met = meetSaved(withUnticked(flatten(before.values), fields), { theirs: fieldsOf(now), version: now.version })
    return data({ ...met, code, wrong: [] }, { status: statusOf(code) })
  }
  log.info({ staff: admin.id, group }, 'settings were changed')
  return redirect(`${paths.adminSettings(context.get(localeContext), group)}?saved=1`)
}

/** One group of what the agency settled about itself and its site. */
export default function GeneralSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { group, version, isSaved } = loaderData
  const text = useText('staff-settings')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  const typed: Record<string, string> = actionData?.fields ?? loaderData.fields
  const kept: Record<string, string> = { ...loaderData.fields, ...actionData?.conflict?.theirs }
  const nameOf = useFieldName()
  const bySetting = Map.groupBy(Object.keys(kept), settingOf)
  return (
    <>
      <PageHead title={text('title')} path={`/admin/settings/general/${group}`} isIndexed={false} />
      <PageTop title={text('title')} lead={text('lead')}>
        <Link to={paths.adminLaunchList(locale)}>{text('launch-list')}</Link>
      </PageTop>
      <nav aria-label={text('title')} className={styles.tabs}>
        {settingGroupNames.map((each) => (
          <Link
            key={each}
            to={paths.adminSettings(locale, each)}
            {...(each === group ? { 'aria-current': 'page' as const } : {})}
          >
            {text(`group-${each}`)}
          </Link>
        ))}
        <Link to={paths.adminProviderKeys(locale)}>{text('keys-title')}</Link>
        <a href={paths.adminPriceSettings(locale)}>{text('group-prices')}</a>
        <a href={paths.adminPaymentSettings(locale)}>{text('group-payments')}</a>
      </nav>
      {actionData?.code === 'invalid' && (
        <Notice tone="error" isAnnounced>
          {text('problem-invalid')}
        </Notice>
      )}
      <ActForm noValidate key={`${group} ${seenVersion({ version }, actionData?.fields)}`} className={styles.all}>
        <SeenFields
          read={{ fields: loaderData.fields, version }}
          typed={actionData?.fields}
          conflict={actionData?.conflict}
          nameOf={nameOf}
          isTick={(place) => isTick(kept, place)}
        />
        <Card title={text(`group-${group}`)}>
          <div className={styles.form}>
            {group === 'languages' && <p>{text('languages-lead')}</p>}
            {[...bySetting].map(([name, fieldPaths]) => (
              <div key={name} className={isRow(name) ? styles.row : styles.setting}>
                <SettingFields paths={fieldPaths} typed={typed} kept={kept} wrong={actionData?.wrong ?? []} />
              </div>
            ))}
          </div>
        </Card>
        <div>
          <Button disabled={isBusy}>{text('save')}</Button>
        </div>
      </ActForm>
      {isSaved && !actionData && <Toast kind="success" title={text('saved')} />}
    </>
  )
}

/** The fields of one thing, such as a name in three languages. */
function SettingFields({
  paths: fieldPaths,
  typed,
  kept,
  wrong,
}: {
  paths: readonly string[]
  typed: Record<string, string>
  kept: Record<string, string>
  wrong: readonly SettingProblem[]
}) {
  const text = useText('staff-settings')
  const nameOf = useFieldName()
  return fieldPaths.map((path) => {
    const problem = wrong.find(
      (each) => each.path === path || path.startsWith(`${each.path}.`) || each.path.startsWith(`${path}.`),
    )
    if (isTick(kept, path)) return <Tick key={path} path={path} isOn={(typed[path] ?? kept[path]) === 'true'} />
    const error = problem && text(`problem-${problem.reason}`, { limit: problem.limit })
    const input = {
      label: nameOf(path),
      name: path,
      required: false,
      defaultValue: typed[path] ?? '',
      error,
    }
    if (parsePlainDate(kept[path] ?? '')) return <DateField key={path} {...input} />
    return (
      <TextField
        key={path}
        {...input}
        {...(locales.some((each) => path.endsWith(`.${each}`)) ? {} : { isLatin: true })}
      />
    )
  })
}

function Tick({ path, isOn }: { path: string; isOn: boolean }) {
  const id = useId()
  return (
    <div className={styles.check}>
      <input id={id} type="checkbox" name={path} value="true" defaultChecked={isOn} />
      <label htmlFor={id}>{useFieldName()(path)}</label>
    </div>
  )
}

/** The words of a field: its own name, the row in a list, and its language as the reader calls it. */
function useFieldName(): (path: string) => string {
  const text = useText('staff-settings')
  const staff = useText('staff')
  return (path) => {
    const parts = path.split('.')
    const language = locales.find((each) => each === parts.at(-1))
    const row = parts.find((part) => /^\d+$/.test(part))
    const own = parts.filter((part) => part !== language && part !== row).join('_')
    const name = text(`field-${own}` as 'field-site_firm')
    const said = row === undefined ? name : text('field-in-row', { field: name, row: String(Number(row) + 1) })
    return language ? text('field-in-language', { field: said, language: staff(`order-language-${language}`) }) : said
  }
}

/** The row of a list that a field belongs to, or the setting where it is no list. */
function settingOf(path: string): string {
  return /^.*?\.\d+(?=\.)/.exec(path)?.[0] ?? path.split('.').slice(0, 2).join('.')
}

function isRow(setting: string): boolean {
  return /\.\d+$/.test(setting)
}

/** A box that is ticked or not, by what is kept there. */
function isTick(kept: Record<string, string>, path: string): boolean {
  return kept[path] === 'true' || kept[path] === 'false'
}

function groupOf(name: string): SettingGroup {
  const group = settingGroupNames.find((each) => each === name)
  if (!group) throw data(null, { status: 404 })
  return group
}

/** A box that was not ticked is not sent. */
function withUnticked(kept: Record<string, string>, fields: Record<string, string>): Record<string, string> {
  const unticked = Object.entries(kept).filter(([name, value]) => value === 'true' && !(name in fields))
  return { ...fields, ...Object.fromEntries(unticked.map(([name]) => [name, 'false'])) }
}
