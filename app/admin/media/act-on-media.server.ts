import { statusOf } from '#app/refusals/refusals.ts'
import { data } from 'react-router'
import type { Admin } from '#modules/accounts/index.server.ts'
import { addMedia, changeMedia, findStaffMedia, removeMedia, restoreMedia } from '#modules/content/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Fields } from '#app/acts/record/field-specs.ts'
import type { Meanwhile } from '../record/meanwhile.ts'
import { decidedForm, meetSaved } from '../record/read-conflict.server.ts'
import { undoneOf } from '../ui/removal-news.ts'
import { fieldsOfMedia, readMediaFields } from './media-fields.ts'

export type MediaRefusal =
  | 'no-file'
  | 'file-too-large'
  | 'not-a-picture'
  | 'picture-too-large'
  | 'unreadable-picture'
  | 'too-busy'
  | 'album-unknown'
  | 'media-not-found'
  | 'edit-conflict'
  | 'in-use'

/** Adds, changes or removes a picture as a form of the library says. */
export async function actOnMedia(
  { db, dataDir }: { db: Db; dataDir: string },
  admin: Admin<'content'>,
  form: FormData,
  now: Date,
) {
  const fields = textsOf(form)
  const { id = '', undo = '' } = fields
  switch (fields['intent']) {
    case 'upload': {
      const file = form.get('file')
      if (!(file instanceof File) || file.size === 0) return refuse('no-file', id, { fields })
      const photo = { dataDir, upload: Buffer.from(await file.arrayBuffer()), words: readMediaFields(fields) }
      const added = await addMedia(db, admin, photo, now)
      return added.ok ? { done: 'uploaded' as const } : refuse(added.error.code as MediaRefusal, id, { fields })
    }
    case 'change':
      return change(db, admin, { id, fields }, now)
    case 'remove': {
      const removed = await removeMedia(db, admin, { id, version: Number(fields['version']) }, now)
      return removed.ok ? { done: 'removed' as const, news: removed.value } : refuse(removed.error.code, id)
    }
    case 'restore':
      return { done: 'restored' as const, news: undoneOf(await restoreMedia(db, admin, undo, now)) }
    default:
      throw data(null, { status: 400 })
  }
}

async function change(
  db: Db,
  admin: Admin<'content'>,
  { id, fields: sent }: { id: string; fields: Fields },
  now: Date,
) {
  const stored = await findStaffMedia(db, admin, id)
  const fields = stored ? decidedForm(sent, fieldsOfMedia(stored)) : sent
  const wish = { id, version: Number(fields['version']), words: readMediaFields(fields) }
  const changed = await changeMedia(db, admin, wish, now)
  if (changed.ok) return { done: 'changed' as const }
  const { code } = changed.error
  const saved = code === 'edit-conflict' ? await findStaffMedia(db, admin, id) : undefined
  const met = saved && meetSaved(fields, { theirs: fieldsOfMedia(saved), version: saved.version })
  return refuse(code, id, met ?? { fields })
}

/** What was typed goes back with the refusal, brought together with what somebody else saved. */
function refuse(code: MediaRefusal, id: string, { fields, conflict }: { fields?: Fields; conflict?: Meanwhile } = {}) {
  const answer = { code, id, fields: fields ? { ...fields } : undefined, conflict }
  return { refused: data(answer, { status: statusOf(code) }) }
}

function textsOf(form: FormData): Fields {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()]] : [])),
  )
}
