import { redirect } from 'react-router'
import { actOnOffer, refuseOffer, type AskedOfOffer, type OfferAnswer } from '#app/offers/act-on-offer.server.ts'
import { paths } from '#app/addresses/paths.ts'
import { ok } from '#kernel/result.ts'
import {
  changeOffer,
  createOffer,
  reserveOffer,
  type AgentScope,
  type OfferDraft,
} from '#modules/agents/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Log } from '#platform/log/log.server.ts'

type Desk = { db: Db; log: Log; scope: AgentScope }

/** What an agency does with an offer, by the `intent` of the form. @throws Response that leads on when it was done. */
export async function actOnAgencyOffer({ db, log, scope }: Desk, asked: AskedOfOffer): Promise<OfferAnswer> {
  const { id, fields, locale, now } = asked
  if (fields['intent'] === 'reserve') {
    const reserved = await reserveOffer(db, scope, id, now)
    if (!reserved.ok) return refuseOffer(reserved.error.code, fields)
    log.info({ offer: id, reservation: reserved.value.reservationId }, 'an agency reserved an offer')
    throw redirect(paths.agentReservation(locale, reserved.value.reservationId, { done: 'reserved' }), 303)
  }
  const save = async (draft: OfferDraft) => {
    if (id === 'new') return createOffer(db, scope, draft, now)
    const changed = await changeOffer(db, scope, { id, version: Number(fields['version']), draft }, now)
    return changed.ok ? ok({ id }) : changed
  }
  const pathOf = (of: string, done: string) => paths.agentOffer(locale, of, { done })
  return actOnOffer(db, { scope, save, pathOf, afterRemoval: () => paths.agentOffers(locale) }, asked)
}
