import { statusOf } from '#app/refusals/refusals.ts'
import { data, redirect } from 'react-router'
import type { Locale } from '#kernel/locale.ts'
import type { Result } from '#kernel/result.ts'
import {
  answerQuestion,
  removeOffer,
  sendOffer,
  type OfferDraft,
  type OfferScope,
  type SendOfferFailure,
  type WriteOfferFailure,
} from '#modules/agents/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { OfferFields } from './offer-fields.ts'
import { readPreview, type OfferPreview } from './offer-preview.server.ts'
import type { RefusalCode } from './refusal-key.ts'

export type AskedOfOffer = { id: string; fields: OfferFields; locale: Locale; now: Date }

/** What the page shows instead of a new one: what was typed, what it would cost, and why nothing was done. */
type Shown = { code: RefusalCode | null; wrong: readonly string[]; fields: OfferFields; preview: OfferPreview | null }

export type OfferAnswer = ReturnType<typeof data<Shown>>

export type SavedOffer = Result<{ id: string }, WriteOfferFailure | SendOfferFailure>

/** Who acts on an offer, and what differs between agencies and staff. */
export type OfferDesk = {
  scope: OfferScope
  /** Keeps what stands in the form, as a new offer or in the place of what was there. */
  save: (draft: OfferDraft) => Promise<SavedOffer>
  /** The address of an offer with the news of what was done. */
  pathOf: (id: string, done: 'saved' | 'sent') => string
  /** The list after a removal, with the key that takes it back. */
  afterRemoval: (undo: string) => string
}

/**
 * What agencies and staff do with an offer alike, by the `intent` of the form: reckon, save, send, answer a question,
 * remove.
 *
 * @throws Response that leads on when it was done, or 400 for an intent that nobody knows.
 */
export async function actOnOffer(db: Db, desk: OfferDesk, asked: AskedOfOffer): Promise<OfferAnswer> {
  const { scope, pathOf, afterRemoval } = desk
  const { id, fields, now } = asked
  switch (fields['intent']) {
    case 'preview':
      return data<Shown>({ code: null, wrong: [], fields, preview: (await readPreview(db, scope, asked, now)).preview })
    case 'save':
      return saveOffer(db, desk, asked, 'saved')
    case 'send': {
      const sent = await sendOffer(db, scope, id, now)
      if (!sent.ok) return refuseOffer(sent.error.code, fields)
      throw redirect(pathOf(id, 'sent'), 303)
    }
    case 'answer': {
      const answered = await answerQuestion(db, scope, { id, words: fields['words'] ?? '' }, now)
      if (!answered.ok) return refuseOffer(answered.error.code, fields)
      throw redirect(pathOf(id, 'saved'), 303)
    }
    case 'remove': {
      const removed = await removeOffer(db, scope, id, now)
      if (!removed.ok) return refuseOffer(removed.error.code, fields)
      throw redirect(afterRemoval(removed.value.undo), 303)
    }
    default:
      throw data(null, { status: 400 })
  }
}

/** Nothing was done: the page shows why, and what was typed. */
export function refuseOffer(
  code: RefusalCode,
  fields: OfferFields,
  { wrong = [], preview = null }: { wrong?: readonly string[]; preview?: OfferPreview | null } = {},
): OfferAnswer {
  return data<Shown>({ code, wrong, fields, preview }, { status: statusOf(code) })
}

/** Saves what stands in the form, and leads on with the news of what was `done`. @throws Response when it was. */
export async function saveOffer(
  db: Db,
  { scope, save: keep, pathOf }: OfferDesk,
  asked: AskedOfOffer,
  done: 'saved' | 'sent',
): Promise<OfferAnswer> {
  const { draft, preview } = await readPreview(db, scope, asked, asked.now)
  const saved = await keep(draft)
  if (saved.ok) throw redirect(pathOf(saved.value.id, done), 303)
  const { error } = saved
  return refuseOffer(error.code, asked.fields, { wrong: 'fields' in error ? error.fields : [], preview })
}
