import { problemOf } from '#app/refusals/refusals.ts'
import type { z } from 'zod'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { readQuery } from '#app/api/calls/read-query.server.ts'
import { refuseFields, refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { nextPageLink, pageOf } from '#app/wire/page-of.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { locales, type Locale } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { foldForSearch } from '#kernel/text.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import {
  addRecord,
  changeRecord,
  findRecord,
  listRecords,
  recordDrafts,
  removeRecord,
  type CatalogueRecord,
  type RecordDrafts,
} from '#modules/catalog/index.server.ts'
import type { RecordKind } from '#modules/catalog/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { answerStaff, type StaffCall } from '../staff-call.server.ts'
import { RecordQuery } from './wire-records.ts'

/** Answers a list of records, searched by their names. */
export function answerRecords(call: StaffCall, kind: RecordKind): Promise<Response> {
  return answerStaff(call, 'catalogue', async (db, admin) => {
    const query = readQuery(call, RecordQuery)
    if (!query.ok) return query.error
    const { q = '', sort, page, pageSize } = query.value
    const words = foldForSearch(q).split(/\s+/).filter(Boolean)
    const found = (await listRecords(db, admin, kind)).filter(({ key, draft }) => {
      const text = foldForSearch([key, ...locales.map((locale) => draft.name[locale])].join(' '))
      return words.every((word) => text.includes(word))
    })
    const shown = inOrder(found, sort, call.context.get(localeContext))
      .slice((page - 1) * pageSize, page * pageSize)
      .map(recordOnWire)
    const answer = pageOf(shown, { page, pageSize, total: found.length })
    const { origin } = call.context.get(servicesContext).env.publicUrl
    return Response.json(answer, {
      headers: { ...languageOf(call), ...nextPageLink(call.url, origin, answer.meta) },
    })
  })
}

/** By name in the language of the call when that is asked for, else as the site shows them. */
function inOrder(records: CatalogueRecord[], sort: 'name' | '-name' | undefined, locale: Locale): CatalogueRecord[] {
  if (!sort) return records
  const turn = sort === 'name' ? 1 : -1
  return records.toSorted((a, b) => turn * a.draft.name[locale].localeCompare(b.draft.name[locale], locale))
}

export function answerRecord(call: StaffCall, kind: RecordKind, key: string): Promise<Response> {
  return answerStaff(call, 'catalogue', (db, admin) => answerFound(call, db, admin, { kind, key }))
}

/** Writes a new record; 409 when its link is another’s. */
export function createRecord(call: StaffCall, kind: RecordKind, schema: z.ZodType<object>): Promise<Response> {
  return answerStaff(call, 'catalogue', async (db, admin) => {
    const draft = await readDraft(call, kind, schema)
    if (!draft.ok) return draft.error
    const added = await addRecord(db, admin, { kind, draft: draft.value }, new Date())
    if (!added.ok) return refuseFields(call, [{ pointer: '/slug', code: 'link_taken' }])
    return answerFound(call, db, admin, { kind, key: added.value.key, status: 201 })
  })
}

/** Saves a record, as a whole or in parts, or removes it, in the version of `If-Match`. */
export function writeRecord(
  call: StaffCall,
  {
    kind,
    key,
    schema,
    partial,
  }: { kind: RecordKind; key: string; schema: z.ZodType<object>; partial: z.ZodType<object> },
): Promise<Response> {
  return answerStaff(call, 'catalogue', async (db, admin) => {
    const saved = await findRecord(db, admin, kind, key)
    if (!saved) return refuseWith(call, 'not_found')
    const tag = call.request.headers.get('if-match')?.trim()
    if (!tag) return refuseWith(call, 'precondition_required')
    const version = tag === '*' ? ('any' as const) : Number(/^"?(\d{1,9})"?$/.exec(tag)?.[1] ?? -1)
    const { method } = call.request
    if (method === 'DELETE') {
      const removed = await removeRecord(db, admin, { kind, key, version }, new Date())
      return removed.ok ? new Response(null, { status: 204 }) : refuseWith(call, problemOf(removed.error.code))
    }
    const draft = await readDraft(call, kind, method === 'PUT' ? schema : partial, saved.draft)
    if (!draft.ok) return draft.error
    const changed = await changeRecord(db, admin, { kind, key, version, draft: draft.value }, new Date())
    return changed.ok ? answerFound(call, db, admin, { kind, key }) : refuseWith(call, problemOf(changed.error.code))
  })
}

/** A body laid over what is there, checked by the rules of the module. */
async function readDraft(
  call: StaffCall,
  kind: RecordKind,
  schema: z.ZodType<object>,
  before: object = {},
): Promise<Result<RecordDrafts[RecordKind], Response>> {
  const body = await readCallBody(call, schema)
  if (!body.ok) return body
  const draft = recordDrafts[kind].safeParse({ ...before, ...body.value })
  if (draft.success) return ok(draft.data)
  const places = draft.error.issues.slice(0, 50).map(({ path }) => ({ pointer: ['', ...path].join('/') }))
  return fail(refuseFields(call, places))
}

async function answerFound(
  call: StaffCall,
  db: Db,
  admin: Admin<'catalogue'>,
  { kind, key, status = 200 }: { kind: RecordKind; key: string; status?: number },
): Promise<Response> {
  const record = await findRecord(db, admin, kind, key)
  if (!record) return refuseWith(call, 'not_found')
  return Response.json(recordOnWire(record), {
    status,
    headers: { ...languageOf(call), ETag: `"${record.version}"` },
  })
}

function recordOnWire({ key, version, draft }: CatalogueRecord) {
  return { id: key, version, ...draft }
}

function languageOf({ context }: StaffCall): Record<string, string> {
  return { 'Content-Language': context.get(localeContext) }
}
