import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { normalizeInput } from '#kernel/text.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import {
  changeOrder,
  changeParty,
  previewParty,
  type ChangeOrderFailure,
  type PartyFailure,
  type PartyPreview,
  type PartyWish,
  type StaffOrder,
} from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { PastedDocument } from '../fill-from-document.ts'
import { readTraveller } from '../order-fields.ts'
import type { ChosenAct } from './people-desk.server.ts'
import { readShownTotal, readTerms } from './read-terms.ts'

export type PeopleProblem =
  | PartyFailure
  | ChangeOrderFailure
  | { code: 'reason' }
  | { code: 'text' }
  | { code: 'figures-first' }

/** What a form of the page was answered: figures, or why not; and everything that was typed. */
export type PeopleAnswer = {
  fields: Record<string, string>
  preview: PartyPreview | undefined
  problem: PeopleProblem | undefined
  at: Date
  /** What came of the lines of a document. */
  pasted?: PastedDocument
}

type Asked = { order: StaffOrder; chosen: ChosenAct; fields: Record<string, string> }

/** What the wish of the form would mean. Names may still be missing: they change no price. */
export async function reckonPeople(
  db: Db,
  admin: Admin<'orders'>,
  asked: Asked,
  now: Date,
): Promise<Result<PartyPreview, PeopleProblem>> {
  const wish = wishOf(asked, now)
  return wish.ok ? previewParty(db, admin, { id: asked.order.id, wish: wish.value }, now) : wish
}

/** Does what the form asks for, for the figures that stood on it. */
export async function actOnPeople(
  db: Db,
  admin: Admin<'orders'>,
  asked: Asked,
  now: Date,
): Promise<Result<void, PeopleProblem>> {
  const { order, chosen, fields } = asked
  const { id } = order
  const version = Number(fields['version'])
  const reason = normalizeInput(fields['reason'] ?? '')
  if (reason === undefined || reason.length > 300) return fail({ code: 'text' })
  if (chosen.kind === 'instead') {
    const draft = readTraveller(fields, 0, dayInIstanbul(now))
    const change = { travellers: [{ id: chosen.id, draft, isSomebodyElse: true }], reason }
    const changed = await changeOrder(db, admin, { id, version, change }, now)
    return changed.ok ? ok(undefined) : changed
  }
  const wish = wishOf(asked, now)
  if (!wish.ok) return wish
  if (reason === '') return fail({ code: 'reason' })
  const shownTotal = readShownTotal(fields)
  if (!shownTotal) return fail({ code: 'figures-first' })
  const changed = await changeParty(db, admin, { id, version, wish: wish.value, shownTotal, reason }, now)
  return changed.ok ? ok(undefined) : changed
}

function wishOf({ order, chosen, fields }: Asked, now: Date): Result<PartyWish, PeopleProblem> {
  const { fare, extras, discount, soldRoom } = readTerms(fields, order.amounts.total.currency)
  if (!extras) return fail({ code: 'extra' })
  if (!discount) return fail({ code: 'discount' })
  const terms = { fare, extras, discount, soldRoom }
  if (chosen.kind === 'terms') return ok({ ...terms, travellerId: chosen.id })
  return ok({ ...terms, tourId: chosen.id, draft: readTraveller(fields, 0, dayInIstanbul(now)) })
}
