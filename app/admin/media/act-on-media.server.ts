import { statusOf } from '#app/refusals/refusals.ts'
import { data } from 'react-router'
import { locales, type Localised } from '#kernel/locale.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { addMedia, changeMedia, removeMedia, restoreMedia, type MediaWords } from '#modules/content/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { undoneOf } from '../ui/removal-news.ts'

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
  const id = textOf(form, 'id')
  const version = Number(textOf(form, 'version'))
  const words = wordsOf(form)
  switch (textOf(form, 'intent')) {
    case 'upload': {
      const file = form.get('file')
      if (!(file instanceof File) || file.size === 0) return refuse('no-file', id, words)
      const added = await addMedia(db, admin, { dataDir, upload: Buffer.from(await file.arrayBuffer()), words }, now)
      return added.ok ? { done: 'uploaded' as const } : refuse(added.error.code as MediaRefusal, id, words)
    }
    case 'change': {
      const changed = await changeMedia(db, admin, { id, version, words }, now)
      return changed.ok ? { done: 'changed' as const } : refuse(changed.error.code, id, words)
    }
    case 'remove': {
      const removed = await removeMedia(db, admin, { id, version }, now)
      return removed.ok ? { done: 'removed' as const, news: removed.value } : refuse(removed.error.code, id)
    }
    case 'restore':
      return { done: 'restored' as const, news: undoneOf(await restoreMedia(db, admin, textOf(form, 'undo'), now)) }
    default:
      throw data(null, { status: 400 })
  }
}

/** What was typed goes back with the refusal. */
function refuse(code: MediaRefusal, id: string, typed?: MediaWords) {
  return { refused: data({ code, id, typed: typed ?? null }, { status: statusOf(code) }) }
}

function wordsOf(form: FormData): MediaWords {
  const inLanguages = (name: string) =>
    Object.fromEntries(locales.map((locale) => [locale, textOf(form, `${name}.${locale}`).slice(0, 300)])) as Localised
  return {
    album: textOf(form, 'album'),
    alt: inLanguages('alt'),
    caption: inLanguages('caption'),
    isPublished: textOf(form, 'published') === '1',
    focus: { x: percentOf(textOf(form, 'focusX')), y: percentOf(textOf(form, 'focusY')) },
  }
}

/** The middle, where nothing was said. */
function percentOf(typed: string): number {
  const number = /^\d{1,3}$/.test(typed) ? Number(typed) : MIDDLE
  return Math.min(100, number)
}

const MIDDLE = 50

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
