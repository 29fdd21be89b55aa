import type { z } from 'zod'
import { readPart, savePart } from '#app/acts/parts/save-part.server.ts'
import { partSections } from '#app/acts/parts/part-sections.ts'
import type { PartDraft } from '#app/acts/parts/part-store.ts'
import type { PartName } from '#app/acts/parts/part-names.ts'
import { readFields, toFields } from '#app/acts/record/record-fields.ts'
import { readCallBody } from '#app/api/calls/read-body.server.ts'
import { refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { localeContext, ownPagesContext } from '#app/http/middleware/contexts.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { answerStaff, type StaffCall } from '../staff-call.server.ts'

/** A part of the site as calls know it: its own form of it, and the one in which staff edit it. */
export type PartOnWire<Wire> = {
  part: PartName
  key: string
  schema: (db: Db) => Promise<z.ZodType<Wire>>
  read: (db: Db, admin: Admin<'content'>) => Promise<Wire | undefined>
  toDraft: (wire: Wire) => PartDraft
}

/** Answers a part; its version is in `ETag`. */
export function answerPart<Wire>(call: StaffCall, wire: PartOnWire<Wire>): Promise<Response> {
  return answerStaff(call, 'content', (db, admin) => showPart(call, { db, admin, wire }))
}

/** Replaces a part in the version that `If-Match` names, as the editor of staff does, and answers it. */
export function replacePart<Wire>(call: StaffCall, wire: PartOnWire<Wire>): Promise<Response> {
  return answerStaff(call, 'content', async (db, admin) => {
    const version = await versionToChange(call, { db, admin, wire })
    if (version instanceof Response) return version
    const body = await readCallBody(call, await wire.schema(db))
    return body.ok ? savePartOf(call, { db, admin, wire }, { body: body.value, version }) : body.error
  })
}

type Desk<Wire> = { db: Db; admin: Admin<'content'>; wire: PartOnWire<Wire> }

/** The version that a call is about to change, or why it may not. */
export async function versionToChange<Wire>(
  call: StaffCall,
  { db, admin, wire: { part, key } }: Desk<Wire>,
): Promise<string | Response> {
  const tag = call.request.headers.get('if-match')?.trim()
  if (!tag) return refuseWith(call, 'precondition_required')
  const now = await readPart(db, admin, { part, key })
  if (!now) return refuseWith(call, 'not_found')
  const version = tag === '*' ? now.version : tag.replaceAll('"', '')
  return version === now.version ? version : refuseWith(call, 'edit_conflict')
}

/** Writes a part and answers it as it is then. */
export async function savePartOf<Wire>(
  call: StaffCall,
  { db, admin, wire }: Desk<Wire>,
  { body, version }: { body: Wire; version: string },
): Promise<Response> {
  const { part, key } = wire
  const ask = call.context.get(ownPagesContext)
  const change = { part, key, draft: asTyped(part, wire.toDraft(body)), version }
  const saved = await savePart({ db, ask }, admin, change, new Date())
  if (saved.ok) return showPart(call, { db, admin, wire })
  return refuseWith(call, saved.error.code === 'edit-conflict' ? 'edit_conflict' : 'validation')
}

export async function showPart<Wire>(
  call: StaffCall,
  { db, admin, wire }: Desk<Wire>,
  status = 200,
): Promise<Response> {
  const { part, key } = wire
  const saved = await readPart(db, admin, { part, key })
  const shown = saved && (await wire.read(db, admin))
  if (!saved || shown === undefined) return refuseWith(call, 'not_found')
  return Response.json(shown, {
    status,
    headers: { 'Content-Language': call.context.get(localeContext), ETag: `"${saved.version}"` },
  })
}

/** The draft as the form of the part would send it. */
function asTyped(part: PartName, draft: PartDraft): PartDraft {
  const specs = partSections[part].flatMap((section) => section.specs)
  return readFields(toFields(draft, specs), specs)
}
