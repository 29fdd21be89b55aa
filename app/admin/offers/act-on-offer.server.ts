import { data } from 'react-router'
import {
  actOnOffer,
  refuseOffer,
  saveOffer,
  type AskedOfOffer,
  type OfferAnswer,
  type SavedOffer,
} from '#app/offers/act-on-offer.server.ts'
import { paths } from '#app/addresses/paths.ts'
import { ok } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import {
  changeOffer,
  createOffer,
  findOffer,
  houseScope,
  sendOffer,
  type OfferDraft,
  type OfferScope,
} from '#modules/agents/index.server.ts'
import { findStaffRequest } from '#modules/engagement/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { fieldsOf } from '#app/offers/offer-fields.ts'
import { readPreview } from '#app/offers/offer-preview.server.ts'
import type { Meanwhile } from '../record/meanwhile.ts'
import { decidedForm, meetSaved } from '../record/read-conflict.server.ts'
import { readRequestRef } from '../requests/request-ref.ts'
import { takeUpRequest } from '../requests/take-up-request.server.ts'
import { acceptForCaller } from './accept-by-telephone.server.ts'

/** What the page shows; `conflict` has the form brought together with what somebody else saved. */
export type OwnAnswer = ReturnType<typeof data<OfferAnswer['data'] & { conflict?: Meanwhile }>>

/** What staff do with an offer of ours, by the `intent` of the form. @throws Response that leads on when it was done. */
export async function actOnOwnOffer(db: Db, admin: Admin<'orders'>, asked: AskedOfOffer): Promise<OwnAnswer> {
  if (asked.fields['intent'] === 'accept') return acceptForCaller(db, admin, asked)
  const { id, locale, now } = asked
  const desk = {
    scope: houseScope(admin),
    save: async (draft: OfferDraft) => (id === 'new' ? write : change)(db, admin, { asked, draft }, now),
    pathOf: (of: string, done: string) => paths.adminOffer(locale, of, { done }),
    afterRemoval: (undo: string) => paths.adminOffers(locale, { undo }),
  }
  if (!isSent(asked) && asked.fields['intent'] !== 'save') return actOnOffer(db, desk, asked)
  const saved = await findOffer(db, desk.scope, id)
  const fields = saved ? decidedForm(asked.fields, fieldsOf(saved, locale)) : asked.fields
  const answer = await saveOffer(db, desk, { ...asked, fields }, isSent(asked) ? 'sent' : 'saved')
  return answer.data.code === 'edit-conflict' ? bringTogether(db, desk.scope, { ...asked, fields }) : answer
}

/** What is answered to the second of two who change an offer: what both wrote, and what that would cost. */
async function bringTogether(db: Db, scope: OfferScope, asked: AskedOfOffer): Promise<OwnAnswer> {
  const saved = await findOffer(db, scope, asked.id)
  if (!saved) return refuseOffer('offer-not-found', asked.fields)
  // What the form of ours has no input for is nobody's choice.
  const {
    version: _version,
    country: _country,
    markup: _markup,
    markupKind: _kind,
    ...theirs
  } = fieldsOf(saved, asked.locale)
  // A fare of which nobody is offered any stands in the form alone.
  const own = Object.fromEntries(
    Object.entries(asked.fields).filter(([name, value]) => !(name.startsWith('q.') && value === '0')),
  )
  const { fields, conflict } = meetSaved(own, { theirs, version: saved.version })
  const { preview } = await readPreview(db, scope, { ...asked, fields }, asked.now)
  const { data: shown, init } = refuseOffer('edit-conflict', fields, { preview })
  return data({ ...shown, conflict }, init ?? undefined)
}

type Saving = { asked: AskedOfOffer; draft: OfferDraft }

/** The offer, its sending, and who looks after the request from now on: all of it or nothing. */
async function write(db: Db, admin: Admin<'orders'>, { asked, draft }: Saving, now: Date): Promise<SavedOffer> {
  const named = readRequestRef(asked.fields['request'])
  return inTransaction(db, async (tx): Promise<SavedOffer> => {
    const request = named && (await findStaffRequest(tx, admin, named)) ? named : undefined
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
