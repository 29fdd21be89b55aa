import {
  actOnOffer,
  saveOffer,
  type AskedOfOffer,
  type OfferAnswer,
  type SavedOffer,
} from '#app/offers/act-on-offer.server.ts'
import { paths } from '#app/addresses/paths.ts'
import { ok } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { changeOffer, createOffer, houseScope, sendOffer, type OfferDraft } from '#modules/agents/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { readRequestRef } from '../requests/request-ref.ts'
import { takeUpRequest } from '../requests/take-up-request.server.ts'
import { acceptForCaller } from './accept-by-telephone.server.ts'

/** What staff do with an offer of ours, by the `intent` of the form. @throws Response that leads on when it was done. */
export async function actOnOwnOffer(db: Db, admin: Admin<'orders'>, asked: AskedOfOffer): Promise<OfferAnswer> {
  if (asked.fields['intent'] === 'accept') return acceptForCaller(db, admin, asked)
  const { id, locale, now } = asked
  const desk = {
    scope: houseScope(admin),
    save: async (draft: OfferDraft) => (id === 'new' ? write : change)(db, admin, { asked, draft }, now),
    pathOf: (of: string, done: string) => paths.adminOffer(locale, of, { done }),
    afterRemoval: (undo: string) => paths.adminOffers(locale, { undo }),
  }
  return isSent(asked) ? saveOffer(db, desk, asked, 'sent') : actOnOffer(db, desk, asked)
}

type Saving = { asked: AskedOfOffer; draft: OfferDraft }

/** The offer, its sending, and who looks after the request from now on: all of it or nothing. */
async function write(db: Db, admin: Admin<'orders'>, { asked, draft }: Saving, now: Date): Promise<SavedOffer> {
  const request = readRequestRef(asked.fields['request'])
  return inTransaction(db, async (tx): Promise<SavedOffer> => {
    const made = await createOffer(tx, houseScope(admin), { ...draft, request }, now)
    if (!made.ok) return made
    if (request) await takeUpRequest(tx, admin, request, now)
    const sent = isSent(asked) ? await sendOffer(tx, houseScope(admin), made.value.id, now) : ok(undefined)
    return sent.ok ? made : sent
  })
}

async function change(db: Db, admin: Admin<'orders'>, { asked, draft }: Saving, now: Date): Promise<SavedOffer> {
  const { id, fields } = asked
  const changed = await changeOffer(db, houseScope(admin), { id, version: Number(fields['version']), draft }, now)
  if (!changed.ok) return changed
  const sent = isSent(asked) ? await sendOffer(db, houseScope(admin), id, now) : ok(undefined)
  return sent.ok ? ok({ id }) : sent
}

function isSent({ fields }: AskedOfOffer): boolean {
  return fields['intent'] === 'save-send'
}
