import { statusOf } from '#app/refusals/refusals.ts'
import { data } from 'react-router'
import type { Locale } from '#kernel/locale.ts'
import { ok } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import {
  archivePaymentLink,
  changePaymentLink,
  findPaymentLink,
  openPaymentLink,
  removePaymentLink,
  restorePaymentLink,
  type RestoreLinkFailure,
} from '#modules/payment-links/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { phoneReader } from '#platform/phone/phone-country.server.ts'
import type { Log } from '#platform/log/log.server.ts'
import { actOnce } from '../act-once.server.ts'
import { applyPicks, mergeWithSaved } from '../record/read-conflict.server.ts'
import type { DeleteRefusal } from './delete-link-dialog.tsx'
import type { Deed } from './done.ts'
import type { EditRefusal, LinkClash } from './edit-link-dialog.tsx'
import { valuesOfLink } from './link-values.ts'
import { readLinkForm, readLocale, readStatus, tidyLinkFields, type LinkField } from './read-link-form.server.ts'

type Fields = Record<string, string>

type Refusals = {
  conflict?: LinkClash
  problems?: LinkField[]
  editRefusal?: EditRefusal
  deleteRefusal?: DeleteRefusal
  restoreRefusal?: RestoreLinkFailure['code']
}

type Acted = { done: Deed; undo?: string } | { refused: ReturnType<typeof refuse>['refused'] }

/** Does what a form of the list asks for: 400 with what was typed when a field is wrong, 404, 409 or 412 when refused. */
export async function actOnLink(
  services: { db: Db; log: Log; locale: Locale },
  admin: Admin<'payments'>,
  fields: Fields,
): Promise<Acted> {
  switch (fields['intent']) {
    case 'create':
      return create(services, admin, fields)
    case 'change':
      return change(services, admin, fields)
    case 'delete':
      return remove(services, admin, fields)
    case 'archive':
      return archive(services, admin, fields)
    case 'restore':
      return restore(services, admin, fields)
    default:
      throw data(null, { status: 400 })
  }
}

async function create(
  { db, log, locale }: { db: Db; log: Log; locale: Locale },
  admin: Admin<'payments'>,
  fields: Fields,
): Promise<Acted> {
  const now = new Date()
  const readPhone = await phoneReader(db)
  const read = readLinkForm(fields, readPhone)
  const problems = read.ok ? [] : [...read.error]
  if (read.ok && read.value.expiresAt && read.value.expiresAt <= now) problems.push('expires')
  if (!read.ok || problems.length > 0) return refuse(400, tidyLinkFields(fields, locale, readPhone), { problems })
  const link = { ...read.value, locale: readLocale(fields), allowsInstallments: fields['installments'] === '1' }
  await actOnce(db, admin, fields, async (tx) => {
    const { id } = await openPaymentLink(tx, admin, link, now)
    log.info({ staff: admin.id, link: id }, 'a payment link was created')
    return ok({ id })
  })
  return { done: 'created' }
}

async function change(
  { db, log, locale }: { db: Db; log: Log; locale: Locale },
  admin: Admin<'payments'>,
  fields: Fields,
): Promise<Acted> {
  const id = fields['linkId'] ?? ''
  const saved = await findPaymentLink(db, admin, id)
  const theirs = saved && valuesOfLink(saved, locale)
  const own = { ...fields, ...(theirs ? applyPicks(fields, theirs) : {}) }
  const readPhone = await phoneReader(db)
  const read = readLinkForm(own, readPhone)
  if (!read.ok) return refuse(400, tidyLinkFields(own, locale, readPhone), { problems: read.error })
  const wanted = { ...read.value, status: readStatus(own), reason: fields['reason'] }
  const changed = await changePaymentLink(
    db,
    admin,
    { id, version: Number(fields['version']), change: wanted },
    new Date(),
  )
  if (!changed.ok) {
    const { code } = changed.error
    if (code !== 'edit-conflict' || !saved || !theirs) return refuse(statusOf(code), own, { editRefusal: code })
    const merged = mergeWithSaved({ ...linkFields(own), base: fields['base'] ?? '' }, theirs, [])
    const conflict = { merged, theirs, version: saved.version }
    const shown = { ...own, ...merged.fields, version: String(saved.version) }
    return refuse(statusOf(code), shown, { editRefusal: code, conflict })
  }
  log.info({ staff: admin.id, link: id, status: changed.value.status }, 'a payment link was changed')
  return { done: 'changed' }
}

async function remove({ db, log }: { db: Db; log: Log }, admin: Admin<'payments'>, fields: Fields): Promise<Acted> {
  const id = fields['linkId'] ?? ''
  const version = fields['version'] ? { version: Number(fields['version']) } : {}
  const removed = await removePaymentLink(db, admin, { id, ...version }, new Date())
  if (!removed.ok) return refuse(statusOf(removed.error.code), fields, { deleteRefusal: removed.error.code })
  log.info({ staff: admin.id, link: id }, 'a payment link was removed')
  return { done: 'deleted', undo: id }
}

async function archive({ db, log }: { db: Db; log: Log }, admin: Admin<'payments'>, fields: Fields): Promise<Acted> {
  const id = fields['linkId'] ?? ''
  const archived = await archivePaymentLink(db, admin, id, new Date())
  if (!archived.ok) return refuse(statusOf(archived.error.code), fields, { deleteRefusal: archived.error.code })
  log.info({ staff: admin.id, link: id }, 'a payment link was archived')
  return { done: 'archived' }
}

async function restore({ db, log }: { db: Db; log: Log }, admin: Admin<'payments'>, fields: Fields): Promise<Acted> {
  const id = fields['linkId'] ?? ''
  const restored = await restorePaymentLink(db, admin, id, new Date())
  if (!restored.ok) return refuse(409, fields, { restoreRefusal: restored.error.code })
  log.info({ staff: admin.id, link: id }, 'a removed payment link was brought back')
  return { done: 'restored' }
}

/** The inputs that the link itself keeps, as they were typed. */
function linkFields(fields: Fields): Fields {
  const names = ['title', 'name', 'email', 'phone', 'amount', 'currency', 'expires', 'status', 'note']
  return Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])))
}

function refuse(status: number, fields: Fields, { problems = [], ...refusal }: Refusals) {
  return { refused: data({ fields: { ...fields }, problems, ...refusal }, { status }) }
}
