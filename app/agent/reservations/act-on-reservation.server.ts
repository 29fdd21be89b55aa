import { formatMoney } from '#kernel/format-money.ts'
import { isUuid } from '#kernel/ids.ts'
import type { Locale } from '#kernel/locale.ts'
import { isCurrency, money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import {
  cancelReservation,
  nameReservationTravellers,
  noteReservation,
  payReservationFromCredit,
  previewReservationCancellation,
  readTravellerSheet,
  type AgentScope,
  type CellProblem,
  type Reservation,
} from '#modules/agents/index.server.ts'
import type { TravellerDraft } from '#modules/booking/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { WrongField } from '#app/intake/use-field-words.ts'
import type { RefusalCode } from '#app/offers/refusal-key.ts'
import type { CancelPreview } from './cancel-card.tsx'
import { shownTravellers } from './shown-travellers.ts'
import { readTravellers } from './traveller-fields.ts'

/** A sheet that was looked at and not saved. */
export type SheetAnswer = {
  problems: CellProblem[]
  travellers: TravellerDraft[]
  differs: boolean
  failure: 'unreadable' | 'too-many-rows' | 'columns-missing' | null
  columns: string[]
}

/** `wrong` says of each field what it lacks, `0.tckn` for the number of the first traveller. */
export type ReservationRefusal = {
  code: RefusalCode
  wrong?: Record<string, WrongField>
  left?: string
  typed?: Record<string, string>
}

type Act = { db: Db; scope: AgentScope; reservation: Reservation; form: FormData; locale: Locale; now: Date }

export type Done = { done: string } | { sheet: SheetAnswer } | { leaving: CancelPreview }

/** What an agency does with a reservation, by the `intent` of the form. */
export async function actOnReservation(act: Act): Promise<Result<Done, ReservationRefusal> | undefined> {
  const { db, scope, reservation, form, now } = act
  const { id } = reservation
  const fields = textsOf(form)
  switch (fields['intent']) {
    case 'travellers': {
      const tourId = reservation.sold.tours[0]?.tourId ?? ''
      return saveTravellers(act, readTravellers(fields, tourId, dayInIstanbul(now)), fields)
    }
    case 'check-sheet':
      return scope.seesNumbers ? ok({ sheet: await checkSheet(act) }) : undefined
    case 'pay-credit': {
      const paid = await payReservationFromCredit(db, scope, id, now)
      if (paid.ok) return ok({ done: 'paid-credit' })
      if (paid.error.code !== 'credit-exceeded') return fail({ code: paid.error.code })
      return fail({ code: 'credit-currency', left: formatMoney(paid.error.left, act.locale) })
    }
    case 'cancel':
      return leave(act, form.getAll('who').map(String))
    case 'cancel-preview':
      return reckon(act, form.getAll('who').map(String))
    case 'cancel-everybody':
      return reckon(act, travellingIn(reservation))
    case 'note': {
      const noted = await noteReservation(db, scope, { id, note: fields['note'] ?? '' }, now)
      return noted.ok ? ok({ done: 'saved' }) : fail({ code: noted.error.code })
    }
    default:
      return undefined
  }
}

async function saveTravellers(
  { db, scope, reservation, now }: Act,
  drafts: TravellerDraft[],
  typed: Record<string, string>,
): Promise<Result<Done, ReservationRefusal>> {
  const named = await nameReservationTravellers(db, scope, { id: reservation.id, drafts }, now)
  if (named.ok) return ok({ done: 'imported' })
  const wrong =
    named.error.code === 'invalid-travellers'
      ? named.error.lines.flatMap(({ line, problems }) =>
          Object.entries(problems).map(([field, problem]) => [`${line}.${field}`, problem] as const),
        )
      : []
  return fail({ code: named.error.code, wrong: Object.fromEntries(wrong), typed })
}

async function checkSheet({ reservation, form, now }: Act): Promise<SheetAnswer> {
  const file = form.get('sheet')
  const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array()
  const checked = await readTravellerSheet(reservation.sold, bytes, now)
  const empty = { problems: [], travellers: [], differs: false, columns: [] }
  if (!checked.ok)
    return {
      ...empty,
      failure: checked.error.code,
      columns: checked.error.code === 'columns-missing' ? checked.error.columns : [],
    }
  const { problems, travellers, wanted } = checked.value
  return { problems, travellers, differs: wanted.length > 0, failure: null, columns: [] }
}

/** What it would give back that some leave; nobody leaves who was not chosen. */
async function reckon(
  { db, scope, reservation, form, now }: Act,
  who: string[],
): Promise<Result<Done, ReservationRefusal>> {
  const travellerIds = who.filter(isUuid)
  if (travellerIds.length === 0) return fail({ code: 'nobody-chosen' })
  const view = await previewReservationCancellation(db, scope, { id: reservation.id, travellerIds }, now)
  if (!view) return fail({ code: 'reservation-not-found' })
  const { back, kept, reduction } = view.cancellation
  return ok({ leaving: { who: travellerIds, reason: textsOf(form)['reason'] ?? '', back, kept, reduction } })
}

/** Cancels for those who were chosen, when they and what goes back are what the page had shown. */
async function leave(act: Act, who: string[]): Promise<Result<Done, ReservationRefusal>> {
  const { db, scope, reservation, form, now } = act
  const { reason = '', shown = '', backMinor = '', currency = '' } = textsOf(form)
  const leaving = who.filter(isUuid)
  if (leaving.length === 0) return fail({ code: 'nobody-chosen' })
  if (shown !== shownTravellers(leaving) || !isCurrency(currency) || !/^\d{1,15}$/.test(backMinor))
    return fail({ code: 'figures-changed' })
  const isWhole = travellingIn(reservation).every((id) => leaving.includes(id))
  const cancelled = await cancelReservation(
    db,
    scope,
    {
      id: reservation.id,
      reason,
      travellerIds: isWhole ? 'all' : leaving,
      shownBack: money(Number(backMinor), currency),
    },
    now,
  )
  if (!cancelled.ok) return fail({ code: cancelled.error.code })
  return ok({ done: isWhole ? 'cancelled' : 'left' })
}

function travellingIn({ sold }: Reservation): string[] {
  return sold.tours.flatMap(({ passengers }) => passengers.flatMap(({ id, isCancelled }) => (isCancelled ? [] : id)))
}

function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
