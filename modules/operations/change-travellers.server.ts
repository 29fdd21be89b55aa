import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { lockDate, type SeenDate } from './data/lock-date.server.ts'
import { own } from './data/tables.server.ts'
import { closeVisaRows } from './data/visa-rows.server.ts'
import { mahramsOf } from './domain/mahram.ts'
import type { HolyNight } from './domain/holy-cities.ts'
import type { VisaStep } from './domain/papers.ts'
import type { VisaRequirement } from './domain/visa-requirements.ts'
import { noteForgottenOn } from './domain/retention.ts'
import type { WorkTraveller, Workspace } from './domain/workspace.ts'
import { findVisaBoard } from './find-visa-board.server.ts'
import { findWorkspace } from './find-workspace.server.ts'

export type TravellersFailure =
  | { code: 'edit-conflict' }
  | { code: 'traveller-not-found' }
  | { code: 'no-mahram' }
  | { code: 'nights-not-covered'; nights: HolyNight[] }
  | { code: 'visa-not-ready'; because: string; open: VisaRequirement[] }

/** What staff know of travellers beside their order; what is left out stays. */
export type TravellerChange = { visa?: VisaStep; mahramId?: string | null; note?: string; roomWish?: string }

/**
 * Moves the visas of travellers to a step, with what was handed in for them, or sets mahram and note, of one or many at once and in the version of the day
 * that was seen: all of them or none.
 *
 * Fails with `edit-conflict`, `traveller-not-found` when one of them, or the mahram, does not leave on that day,
 * `no-mahram` when a new mahram is no grown-up man, or not stated to be a relative who can be one; one that stands already
 * may stay; `nights-not-covered` when a visa would be written down as applied for while the rule wants contracts with
 * hotels and the named nights of the departure have none that is documented, or `visa-not-ready` when it would be so for
 * somebody whose papers are still collected and for whom something is open.
 */
export async function changeTravellers(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & { passengerIds: readonly string[]; change: TravellerChange },
  now: Date,
): Promise<Result<{ changed: number }, TravellersFailure>> {
  const { date, change } = request
  const passengerIds = [...new Set(request.passengerIds)]
  return inTransaction(db, async (tx) => {
    const seen = await findWorkspace(tx, admin, date, now)
    const chosen = seen.travellers.filter(({ id }) => passengerIds.includes(id))
    const mahram = seen.travellers.find(({ id }) => id === change.mahramId)
    if (chosen.length === 0 || chosen.length < passengerIds.length || (change.mahramId && !mahram))
      return fail({ code: 'traveller-not-found' })
    if (mahram && !chosen.every((each) => each.mahramId === mahram.id || isMahramOf(each, mahram)))
      return fail({ code: 'no-mahram' })
    const applying = change.visa === 'applied' ? chosen.filter(({ visa }) => visa !== 'applied') : []
    const objection = await objectionToApplying(tx, seen, applying, now)
    if (objection) return fail(objection)
    if (seen.version !== request.version || !(await lockDate(tx, request))) return fail({ code: 'edit-conflict' })

    const forgetOn = new Map(seen.tours.map(({ id, returnsOn }) => [id, noteForgottenOn(returnsOn)]))
    const wanted = chosen.map((traveller) => ({
      passenger_id: traveller.id,
      visa_step: change.visa ?? traveller.visa,
      visa_on: change.visa && change.visa !== traveller.visa ? dayInIstanbul(now) : traveller.visaOn,
      mahram_id: change.mahramId ?? null,
      note: change.note ?? traveller.note,
      room_wish: change.roomWish ?? traveller.roomWish,
      forget_note_on: forgetOn.get(traveller.tourId) ?? null,
      changed_at: now,
    }))
    await own(tx)
      .insertInto('operation_travellers')
      .values(wanted)
      .onConflict((row) =>
        row.column('passenger_id').doUpdateSet((to) => ({
          visa_step: to.ref('excluded.visa_step'),
          visa_on: to.ref('excluded.visa_on'),
          // Whom the page shows may have followed from kinship alone; only a choice is written down.
          ...(change.mahramId !== undefined && { mahram_id: to.ref('excluded.mahram_id') }),
          note: to.ref('excluded.note'),
          room_wish: to.ref('excluded.room_wish'),
          forget_note_on: to.ref('excluded.forget_note_on'),
          changed_at: now,
        })),
      )
      .execute()
    if (change.visa !== undefined) await closeVisaRows(tx, passengerIds, change.visa, dayInIstanbul(now))
    await recordAudit(
      tx,
      {
        actor: admin,
        action: change.visa === undefined ? 'operation.traveller' : 'operation.visa',
        subject: { kind: 'departure-date', id: date },
        before: chosen.map(({ id, visa, mahramId }) => ({ traveller: id, visa, mahram: mahramId })),
        // What a note says may be about somebody's health; that it changed is enough.
        after: {
          travellers: passengerIds,
          visa: change.visa,
          mahram: change.mahramId,
          hasNote: change.note !== undefined,
        },
      },
      now,
    )
    return ok({ changed: chosen.length })
  })
}

/**
 * What stands in the way of applying for the visas of these travellers: a night that is not contracted, whatever the step
 * before, and for whom papers are still collected anything else that is open. Whoever was said to be ready has been looked at.
 */
async function objectionToApplying(
  tx: Db,
  seen: Workspace,
  applying: readonly WorkTraveller[],
  now: Date,
): Promise<TravellersFailure | undefined> {
  if (applying.length === 0) return undefined
  const { gates, open } = await findVisaBoard(tx, seen, now)
  const closed = applying.map(({ tourId }) => gates.tours[tourId]).find((gate) => gate?.isClosed)
  if (closed) return { code: 'nights-not-covered', nights: closed.uncovered }
  const first = applying.find(({ id, visa }) => visa === 'to-collect' && open[id]?.length !== 0)
  return first && { code: 'visa-not-ready', because: first.id, open: open[first.id] ?? [] }
}

function isMahramOf(traveller: WorkTraveller, other: WorkTraveller): boolean {
  return mahramsOf(traveller, [other]).length > 0
}
