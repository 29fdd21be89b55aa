import { refuseFields, refuseWith } from '#app/api/calls/refuse-with.server.ts'
import { localeContext } from '#app/http/middleware/contexts.ts'
import type { ProblemCode } from '#app/refusals/refusals.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import {
  addDeparture,
  blankTour,
  changeDeparture,
  changeTour,
  DepartureDraft,
  findStaffTour,
  openTour,
  TourDraft,
  type AddDepartureFailure,
  type ChangeDepartureFailure,
  type ChangeTourFailure,
} from '#modules/catalog/index.server.ts'
import { parsePlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import type { StaffCall } from '../staff-call.server.ts'
import {
  blankDeparture,
  departureFromWire,
  movedId,
  pointerOf,
  staffTourOnWire,
  tagOfTour,
  tourFromWire,
} from './staff-tour-on-wire.ts'
import type { TourPatchBody } from '#app/wire/wire-staff-tour.ts'

type Refusal = { code: ProblemCode; pointers?: string[] }

/** Answers a departure with its tour; 404 for a tour without departures, which has no address here. */
export async function answerTour(
  call: StaffCall,
  db: Db,
  admin: Admin<'catalogue'>,
  { id, status = 200 }: { id: string; status?: number },
): Promise<Response> {
  const found = await findStaffTour(db, admin, id)
  if (!found?.departure) return refuseWith(call, 'tour_not_found')
  return Response.json(staffTourOnWire(found.tour, found.departure), {
    status,
    headers: {
      'Content-Language': call.context.get(localeContext),
      ETag: tagOfTour(found.tour, found.departure),
      ...(status === 201 ? { Location: `/api/v1/admin/tours/${found.departure.id}` } : {}),
    },
  })
}

/** Writes a new tour with its first departure, a draft; both or none. */
export async function createTour(
  call: StaffCall,
  db: Db,
  admin: Admin<'catalogue'>,
  body: TourPatchBody & { departureDate: string; returnDate: string },
): Promise<Response> {
  const now = new Date()
  const [departsOn, returnsOn] = [parsePlainDate(body.departureDate), parsePlainDate(body.returnDate)]
  if (!departsOn || !returnsOn) return refuseFields(call, [{ pointer: departsOn ? '/returnDate' : '/departureDate' }])
  const draft = parsed(TourDraft, tourFromWire(blankTour, body))
  if (!draft.ok) return refuse(call, draft.error)
  const departure = parsed(DepartureDraft, departureFromWire(blankDeparture(departsOn, returnsOn), body))
  if (!departure.ok) return refuse(call, departure.error)
  const written = await inTransaction(db, async (tx): Promise<Result<{ id: string }, Refusal>> => {
    const opened = await openTour(tx, admin, draft.value, now)
    if (!opened.ok) return fail(tourRefusal(opened.error))
    const added = await addDeparture(tx, admin, { tourKey: opened.value.key, draft: departure.value }, now)
    return added.ok ? added : fail(departureRefusal(added.error))
  })
  if (!written.ok) return refuse(call, written.error)
  return answerTour(call, db, admin, { id: written.value.id, status: 201 })
}

/** Saves a departure with its tour in the versions of `If-Match`; both or none. */
export async function saveTour(
  call: StaffCall,
  db: Db,
  admin: Admin<'catalogue'>,
  { id, body }: { id: string; body: TourPatchBody },
): Promise<Response> {
  const found = await findStaffTour(db, admin, id)
  if (!found?.departure) return refuseWith(call, 'tour_not_found')
  const { tour, departure } = found
  const versions = versionsOf(call.request)
  if (!versions) return refuseWith(call, 'precondition_required')
  const now = new Date()
  const draft = parsed(TourDraft, tourFromWire(tour.draft, body))
  if (!draft.ok) return refuse(call, draft.error)
  const wanted = parsed(DepartureDraft, departureFromWire(departure.draft, body))
  if (!wanted.ok) return refuse(call, wanted.error)
  const moved = await inTransaction(db, async (tx): Promise<Result<{ id: string }, Refusal>> => {
    const version = versions === '*' ? ('any' as const) : versions.tour
    const saved = await changeTour(tx, admin, { key: tour.key, version, draft: draft.value }, now)
    if (!saved.ok) return fail(tourRefusal(saved.error))
    const at = {
      id: movedId(departure.draft, draft.value.code),
      version: versions === '*' ? ('any' as const) : versions.departure,
    }
    const changed = await changeDeparture(tx, admin, { ...at, draft: wanted.value }, now)
    return changed.ok ? changed : fail(departureRefusal(changed.error))
  })
  if (!moved.ok) return refuse(call, moved.error)
  return answerTour(call, db, admin, { id: moved.value.id })
}

/** The versions that `If-Match` names; a star takes whatever there is. */
export function versionsOf(request: Request): { tour: number; departure: number } | '*' | undefined {
  const tag = request.headers.get('if-match')?.trim()
  if (!tag) return undefined
  if (tag === '*') return '*'
  const [, tour, departure] = /^"?(\d{1,9})-(\d{1,9})"?$/.exec(tag) ?? []
  return { tour: Number(tour ?? -1), departure: Number(departure ?? -1) }
}

function refuse(call: StaffCall, { code, pointers }: Refusal): Response {
  if (!pointers) return refuseWith(call, code)
  return refuseFields(
    call,
    pointers.map((pointer) => ({ pointer, code })),
  )
}

type Schema<Value> = {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Value } | { success: false; error: { issues: { path: PropertyKey[] }[] } }
}

function parsed<Value>(schema: Schema<Value>, value: unknown): Result<Value, Refusal> {
  const read = schema.safeParse(value)
  if (read.success) return ok(read.data)
  return fail({ code: 'validation', pointers: read.error.issues.slice(0, 50).map(({ path }) => pointerOf(path)) })
}

function tourRefusal(failure: ChangeTourFailure): Refusal {
  switch (failure.code) {
    case 'tour-not-found':
      return { code: 'tour_not_found' }
    case 'edit-conflict':
      return { code: 'edit_conflict' }
    case 'group-size':
      return { code: 'group_size', pointers: ['/groupSize'] }
    case 'code-taken':
      return { code: 'link_taken', pointers: ['/code'] }
    case 'unknown-name':
      return { code: 'validation', pointers: failure.fields.map((field) => pointerOf(field.split('.'))) }
    case 'incomplete':
      return { code: 'validation', pointers: failure.gaps.map(({ field, locale }) => pointerOf([field, locale])) }
  }
}

export function departureRefusal(failure: ChangeDepartureFailure | AddDepartureFailure): Refusal {
  switch (failure.code) {
    case 'tour-not-found':
    case 'departure-not-found':
      return { code: 'tour_not_found' }
    case 'edit-conflict':
      return { code: 'edit_conflict' }
    case 'date-order':
      return { code: 'date_order', pointers: ['/returnDate'] }
    case 'sales-close':
      return { code: 'date_order', pointers: ['/salesCloseDate'] }
    case 'dates-taken':
      return { code: 'link_taken', pointers: ['/departureDate'] }
    case 'below-sold':
      return { code: 'quantity', pointers: ['/quota'] }
    case 'minimum-seats':
      return { code: 'quantity', pointers: ['/minimum'] }
    case 'fare-twice':
    case 'no-adult-fare':
      return { code: 'validation', pointers: ['/prices'] }
    case 'unknown-airport':
    case 'flight-days':
      return { code: 'validation', pointers: [pointerOf(['flightTimes', failure.flight, failure.part])] }
    case 'flight-order':
      return { code: 'date_order', pointers: [pointerOf(['flightTimes', failure.flight, failure.part])] }
  }
}
