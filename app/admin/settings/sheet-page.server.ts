import { data, redirect, type RouterContextProvider } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Result } from '#kernel/result.ts'
import { hasRight } from '#modules/accounts/index.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { decidedForm, meetSaved } from '../record/read-conflict.server.ts'
import { readSheet, saveSheet, type SettingSheet } from '#app/acts/settings/change-settings.server.ts'

type Fields = Record<string, string>

/** A page on which staff of payments read a sheet of settings and who may change settings saves all of it at once. */
export type SheetPage<Values extends object, Problem> = {
  sheet: SettingSheet<Values>
  /** The settings as the fields of the form hold them. */
  fieldsOf: (settings: Values, locale: Locale) => Fields
  read: (fields: Fields) => Result<Values, Iterable<Problem>>
  address: (locale: Locale) => string
}

type Asked = { context: Readonly<RouterContextProvider> }

export async function showSheet<Values extends object, Problem>(
  { context, url }: Asked & { url: URL },
  { sheet, fieldsOf }: SheetPage<Values, Problem>,
) {
  const admin = adminOf(context, 'payments')
  const { settings, version } = await readSheet(context.get(servicesContext).db, sheet)
  return {
    fields: fieldsOf(settings, context.get(localeContext)),
    version,
    mayChange: hasRight(admin, 'settings'),
    isSaved: url.searchParams.has('saved'),
  }
}

/**
 * Saves all of them at once: 400 with what was typed when a field is wrong, 412 and both brought together when somebody
 * else saved meanwhile.
 */
export async function takeSheet<Values extends object, Problem>(
  { request, context }: Asked & { request: Request },
  { sheet, fieldsOf, read, address }: SheetPage<Values, Problem>,
) {
  const admin = adminOf(context, 'settings')
  const { db, log } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const theirs = fieldsOf((await readSheet(db, sheet)).settings, locale)
  const fields = decidedForm({ ...(await formFields(request)) }, theirs)
  const wish = read(fields)
  if (!wish.ok) return data({ fields, problems: [...wish.error], conflict: undefined }, { status: 400 })
  const saved = await saveSheet(
    db,
    admin,
    sheet,
    { settings: wish.value, version: fields['version'] ?? '' },
    new Date(),
  )
  if (!saved.ok) {
    const { settings, version } = await readSheet(db, sheet)
    const met = meetSaved(fields, { theirs: fieldsOf(settings, locale), version })
    const problems: Problem[] = []
    return data({ ...met, problems }, { status: 412 })
  }
  log.info({ staff: admin.id, sheet: sheet.name }, 'a sheet of settings was changed')
  return redirect(`${address(locale)}?saved=1`)
}
