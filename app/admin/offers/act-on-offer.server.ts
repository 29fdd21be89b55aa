import { data, redirect } from 'react-router'
import type { OfferFields } from '#app/offers/offer-fields.ts'
import { readPreview, type OfferPreview } from '#app/offers/offer-preview.server.ts'
import type { RefusalCode } from '#app/offers/refusal-key.ts'
import { paths } from '#app/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import {
  answerQuestion,
  changeOffer,
  createOffer,
  houseScope,
  removeOffer,
  sendOffer,
  type OfferDraft,
  type SendOfferFailure,
  type WriteOfferFailure,
} from '#modules/agents/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readRequestRef, type RequestRef } from '../requests/request-ref.ts'
import { takeUpRequest } from '../requests/take-up-request.server.ts'

type Asked = { id: string; fields: OfferFields; locale: Locale; now: Date }

/** What the page shows instead of a new one: what was typed, what it would cost, and why nothing was done. */
type Shown = { code: RefusalCode | null; wrong: readonly string[]; fields: OfferFields; preview: OfferPreview | null }

export type OfferAnswer = ReturnType<typeof data<Shown>>

/** What staff do with an offer of ours, by the `intent` of the form. @throws Response that leads on when it was done. */
export async function actOnOffer(db: Db, admin: Admin<'orders'>, asked: Asked): Promise<OfferAnswer> {
  const { id, fields, locale, now } = asked
  const scope = houseScope(admin)
  const refuse = (code: RefusalCode) =>
    data<Shown>({ code, wrong: [], fields, preview: null }, { status: statusOf(code) })
  switch (fields['intent']) {
    case 'preview':
      return data<Shown>({ code: null, wrong: [], fields, preview: (await readPreview(db, scope, asked, now)).preview })
    case 'save':
    case 'save-send':
      return save(db, admin, asked)
    case 'send': {
      const sent = await sendOffer(db, scope, id, now)
      if (!sent.ok) return refuse(sent.error.code)
      throw done(locale, id, 'sent')
    }
    case 'answer': {
      const answered = await answerQuestion(db, scope, { id, words: fields['words'] ?? '' }, now)
      if (!answered.ok) return refuse(answered.error.code)
      throw done(locale, id, 'saved')
    }
    case 'remove': {
      const removed = await removeOffer(db, scope, id, now)
      if (!removed.ok) return refuse(removed.error.code)
      throw redirect(paths.adminOffers(locale), 303)
    }
    default:
      throw data(null, { status: 400 })
  }
}

async function save(db: Db, admin: Admin<'orders'>, asked: Asked): Promise<OfferAnswer> {
  const { id, fields, locale, now } = asked
  const { draft, preview } = await readPreview(db, houseScope(admin), asked, now)
  const isSent = fields['intent'] === 'save-send'
  const saved =
    id === 'new'
      ? await write(db, admin, { draft, request: readRequestRef(fields['request']), isSent }, now)
      : await change(db, admin, { id, version: Number(fields['version']), draft, isSent }, now)
  if (saved.ok) throw done(locale, saved.value.id, isSent ? 'sent' : 'saved')
  const { error } = saved
  const wrong = 'fields' in error ? error.fields : []
  return data<Shown>({ code: error.code, wrong, fields, preview }, { status: statusOf(error.code) })
}

type Saved = Result<{ id: string }, WriteOfferFailure | SendOfferFailure>

/** The offer, its sending, and who looks after the request from now on: all of it or nothing. */
async function write(
  db: Db,
  admin: Admin<'orders'>,
  { draft, request, isSent }: { draft: OfferDraft; request: RequestRef | undefined; isSent: boolean },
  now: Date,
): Promise<Saved> {
  return db.transaction().execute(async (tx): Promise<Saved> => {
    const made = await createOffer(tx, houseScope(admin), { ...draft, request }, now)
    if (!made.ok) return made
    if (request) await takeUpRequest(tx, admin, request, now)
    const sent = isSent ? await sendOffer(tx, houseScope(admin), made.value.id, now) : ok(undefined)
    return sent.ok ? made : sent
  })
}

async function change(
  db: Db,
  admin: Admin<'orders'>,
  { isSent, ...saving }: { id: string; version: number; draft: OfferDraft; isSent: boolean },
  now: Date,
): Promise<Saved> {
  const changed = await changeOffer(db, houseScope(admin), saving, now)
  if (!changed.ok) return changed
  const sent = isSent ? await sendOffer(db, houseScope(admin), saving.id, now) : ok(undefined)
  return sent.ok ? ok({ id: saving.id }) : sent
}

function statusOf(code: RefusalCode): number {
  if (code.endsWith('not-found')) return 404
  return code.startsWith('invalid') ? 400 : 409
}

function done(locale: Locale, id: string, what: string): Response {
  return redirect(paths.adminOffer(locale, id, { done: what }), 303)
}
