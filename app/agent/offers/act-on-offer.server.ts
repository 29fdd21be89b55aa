import { data, redirect } from 'react-router'
import { paths } from '#app/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import {
  answerQuestion,
  changeOffer,
  createOffer,
  removeOffer,
  reserveOffer,
  sendOffer,
  type AgentScope,
} from '#modules/agents/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Log } from '#platform/log/log.server.ts'
import type { RefusalCode } from '#app/offers/refusal-key.ts'
import type { OfferFields } from '#app/offers/offer-fields.ts'
import { readPreview, type OfferPreview } from '#app/offers/offer-preview.server.ts'

type Desk = { db: Db; log: Log; scope: AgentScope }

type Asked = { id: string; fields: OfferFields; locale: Locale; now: Date }

/** What the page shows instead of a new one: what was typed, what it would cost, and why nothing was done. */
type Shown = { code: RefusalCode | null; wrong: readonly string[]; fields: OfferFields; preview: OfferPreview | null }

export type OfferAnswer = ReturnType<typeof data<Shown>>

/** What an agency does with an offer, by the `intent` of the form. @throws Response that leads on when it was done. */
export async function actOnOffer(desk: Desk, asked: Asked): Promise<OfferAnswer> {
  const { db, log, scope } = desk
  const { id, fields, locale, now } = asked
  const refuse = (code: RefusalCode) =>
    data<Shown>({ code, wrong: [], fields, preview: null }, { status: statusOf(code) })
  switch (fields['intent']) {
    case 'preview':
      return data<Shown>({ code: null, wrong: [], fields, preview: (await readPreview(db, scope, asked, now)).preview })
    case 'save':
      return save(desk, asked)
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
    case 'reserve': {
      const reserved = await reserveOffer(db, scope, id, now)
      if (!reserved.ok) return refuse(reserved.error.code)
      log.info({ offer: id, reservation: reserved.value.reservationId }, 'an agency reserved an offer')
      throw redirect(paths.agentReservation(locale, reserved.value.reservationId, { done: 'reserved' }), 303)
    }
    case 'remove': {
      const removed = await removeOffer(db, scope, id, now)
      if (!removed.ok) return refuse(removed.error.code)
      throw redirect(paths.agentOffers(locale), 303)
    }
    default:
      throw data(null, { status: 400 })
  }
}

async function save({ db, scope }: Desk, asked: Asked): Promise<OfferAnswer> {
  const { id, fields, locale, now } = asked
  const { draft, preview } = await readPreview(db, scope, asked, now)
  const version = Number(fields['version'])
  const saved =
    id === 'new' ? await createOffer(db, scope, draft, now) : await changeOffer(db, scope, { id, version, draft }, now)
  if (saved.ok) throw done(locale, saved.value?.id ?? id, 'saved')
  const { error } = saved
  const wrong = 'fields' in error ? error.fields : []
  return data<Shown>({ code: error.code, wrong, fields, preview }, { status: statusOf(error.code) })
}

function statusOf(code: RefusalCode): number {
  if (code.endsWith('not-found')) return 404
  return code.startsWith('invalid') ? 400 : 409
}

function done(locale: Locale, id: string, what: string): Response {
  return redirect(paths.agentOffer(locale, id, { done: what }), 303)
}
