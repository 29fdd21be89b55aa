import { z } from 'zod'
import { locales } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { clockText, parseTypedDate, parseTypedTime } from '#kernel/typed-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import {
  addGuide,
  addRide,
  carryFlights,
  changeGuide,
  changeRide,
  changeStay,
  changeTravellers,
  findWorkspace,
  makeRoomList,
  numberSeats,
  openRoom,
  placeTraveller,
  removeFromDate,
  renumberRoom,
  seatTravellers,
  stateRelations,
  takeRoomPlan,
  undoProposal,
  wishForRooms,
  withdrawRelation,
  type GuideFailure,
  type PlaceFailure,
  type RemovePartFailure,
  type RideFailure,
  type RoomFailure,
  type RoomListFailure,
  type StayFailure,
  type StateRelationsFailure,
  type TakeRoomPlanFailure,
  type TravellersFailure,
  type UndoFailure,
} from '#modules/operations/index.server.ts'
import { floorWishes, guideRoles, rideKinds, viewWishes, visaSteps, type DatePart } from '#modules/operations/index.ts'
import { hotelListSender } from './hotel-list-files.server.ts'
import { readRelation } from './relation-value.ts'
import type { Db } from '#platform/db/client.server.ts'

export type DateFailure =
  | GuideFailure
  | PlaceFailure
  | RemovePartFailure
  | RideFailure
  | RoomFailure
  | RoomListFailure
  | StayFailure
  | StateRelationsFailure
  | TakeRoomPlanFailure
  | TravellersFailure
  | UndoFailure
  | { code: 'invalid' }

const version = z.coerce.number().int().min(1)
const short = z.string().trim().max(120)
const clock = z.string().transform((text, check): string => {
  const minute = parseTypedTime(text)
  if (minute === undefined && text.trim() !== '') check.addIssue({ code: 'custom' })
  return minute === undefined ? '' : clockText(minute)
})
const ids = z.array(z.uuid()).min(1)
const relations = z.array(z.string()).transform((values) => values.flatMap((value) => readRelation(value) ?? []))
const rooms = z.coerce.number().int().min(0).max(500).default(0)
/** A wish in one field with the room it is for. */
const wishes = <Wish extends string>(known: readonly Wish[]) =>
  z.array(z.string()).transform((values) =>
    values.map((value): [string, Wish | ''] => {
      const [roomId = '', wish] = value.split(':')
      return [roomId, known.find((each) => each === wish) ?? '']
    }),
  )
const day = z.string().transform((text, check): PlainDate => {
  const date = parseTypedDate(text)
  if (!date) check.addIssue({ code: 'custom' })
  return date ?? z.NEVER
})

const idOrNone = z
  .union([z.uuid(), z.literal('')])
  .default('')
  .transform((id) => id || null)

/** Left out or empty, somebody is there for everybody of the day, and nobody said whether they are a man or a woman. */
const guideFields = {
  role: z.enum(guideRoles),
  name: short.min(1),
  phone: short,
  gender: z
    .enum(['female', 'male', ''])
    .default('')
    .transform((gender) => gender || null),
  departureId: idOrNone,
  userId: idOrNone,
}

const DateForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('place'), version, stay: short, passengerId: z.string(), roomId: z.string() }),
  z.object({ intent: z.literal('take-plan'), version, stay: short, from: short, fingerprint: short.min(1) }),
  z.object({ intent: z.literal('undo'), version, stay: short }),
  z.object({
    intent: z.literal('open-room'),
    version,
    stay: short,
    number: short.min(1),
    beds: z.coerce.number().int().min(1).max(8),
  }),
  z.object({ intent: z.literal('rename-room'), version, roomId: z.string(), number: short.min(1) }),
  z.object({ intent: z.literal('close-room'), version, roomId: z.string() }),
  z.object({ intent: z.literal('visa'), version, id: ids, visa: z.enum(visaSteps) }),
  z.object({
    intent: z.literal('traveller'),
    version,
    id: ids,
    /** The card of a man has no such field. */
    mahramId: z.string().default(''),
    note: z.string().trim().max(300),
    roomWish: short.default(''),
  }),
  z.object({
    intent: z.literal('stay-facts'),
    version,
    stay: short,
    confirmation: z.string().trim().max(60),
    optionOn: z.union([z.literal('').transform(() => null), day]),
    mail: z.union([z.literal(''), z.email().max(120)]),
    'beds-1': rooms,
    'beds-2': rooms,
    'beds-3': rooms,
    'beds-4': rooms,
    wish: z.string().trim().max(300),
  }),
  z.object({
    intent: z.literal('room-wishes'),
    version,
    stay: short,
    floor: wishes(floorWishes),
    view: wishes(viewWishes),
  }),
  z.object({ intent: z.literal('make-list'), version, stay: short }),
  z.object({ intent: z.literal('send-list'), version, stay: short, language: z.enum(locales) }),
  z.object({ intent: z.literal('state-kin'), version, relation: relations }),
  z.object({ intent: z.literal('withdraw-kin'), version, of: z.uuid(), relative: z.uuid() }),
  z.object({
    intent: z.literal('add-ride'),
    version,
    kind: z.enum(rideKinds),
    name: short.min(1),
    route: short,
    leavesOn: day,
    leavesAt: clock,
    arrivesAt: clock,
    meeting: short.default(''),
    reference: short,
    phone: short.default(''),
    capacity: z.coerce.number().int().min(1).max(900),
  }),
  z.object({ intent: z.literal('carry-flights'), version }),
  z.object({ intent: z.literal('number-seats'), version, rideId: z.string() }),
  z.object({
    intent: z.literal('change-ride'),
    version,
    rideId: z.string(),
    leavesOn: day.optional(),
    leavesAt: clock.optional(),
    arrivesAt: clock.optional(),
    reference: short,
    meeting: short,
    phone: short.optional(),
    capacity: z.coerce.number().int().min(1).max(900),
  }),
  z.object({ intent: z.literal('remove-ride'), version, rideId: z.string() }),
  z.object({ intent: z.literal('seat'), version, id: ids, rideId: z.string(), seat: z.string().trim().max(10) }),
  z.object({ intent: z.literal('unseat'), version, id: ids, rideId: z.string() }),
  z.object({ intent: z.literal('seat-all'), version, rideId: z.string() }),
  z.object({ intent: z.literal('add-guide'), version, ...guideFields }),
  z.object({ intent: z.literal('change-guide'), version, guideId: z.string(), ...guideFields }),
  z.object({ intent: z.literal('remove-guide'), version, guideId: z.string() }),
  z.object({ intent: z.literal('remove-chairs'), version, contractId: z.string() }),
  z.object({ intent: z.literal('remove-contract'), version, contractId: z.string() }),
])

/** What was taken away from the day, and the key that brings it back. */
export type Removed = { part: DatePart; undo: string }

/**
 * Does what a form of the page asks for; gives what can be taken back, when that was a removal. Answers `invalid` for what
 * the forms cannot send.
 */
export async function actOnDate(
  { db, admin, date }: { db: Db; admin: Admin<'orders'>; date: PlainDate },
  fields: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<Result<Removed | undefined, DateFailure>> {
  const read = DateForm.safeParse(fields)
  if (!read.success) return fail({ code: 'invalid' })
  const form = read.data
  if (isRemoval(form)) {
    const removal = removalOf(form)
    const removed = await removeFromDate(db, admin, { date, version: form.version, ...removal }, now)
    return removed.ok ? ok({ part: removal.part, ...removed.value }) : removed
  }
  const acted = await arrange({ db, admin, date }, form, now)
  return acted.ok ? ok(undefined) : acted
}

type Form = z.output<typeof DateForm>
const removals = ['remove-ride', 'remove-guide', 'remove-chairs', 'remove-contract', 'close-room'] as const

type Removal = Extract<Form, { intent: (typeof removals)[number] }>

function isRemoval(form: Form): form is Removal {
  return removals.some((intent) => intent === form.intent)
}

function removalOf(form: Removal): { part: DatePart; id: string } {
  switch (form.intent) {
    case 'remove-ride':
      return { part: 'ride', id: form.rideId }
    case 'remove-guide':
      return { part: 'guide', id: form.guideId }
    case 'remove-chairs':
      return { part: 'chairs', id: form.contractId }
    case 'remove-contract':
      return { part: 'contract', id: form.contractId }
    case 'close-room':
      return { part: 'room', id: form.roomId }
  }
}

async function arrange(
  { db, admin, date }: { db: Db; admin: Admin<'orders'>; date: PlainDate },
  form: Exclude<Form, Removal>,
  now: Date,
): Promise<Result<unknown, DateFailure>> {
  const seen = { date, version: form.version }
  switch (form.intent) {
    case 'place':
      return placeTraveller(db, admin, { ...seen, ...form, date, roomId: form.roomId || null }, now)
    case 'take-plan': {
      const { stay, from, fingerprint } = form
      return takeRoomPlan(db, admin, { ...seen, stay, from: from || null, fingerprint }, now)
    }
    case 'undo':
      return undoProposal(db, admin, { ...seen, stay: form.stay }, now)
    case 'open-room':
      return openRoom(db, admin, { ...seen, stay: form.stay, number: form.number, beds: form.beds }, now)
    case 'rename-room':
      return renumberRoom(db, admin, { ...seen, roomId: form.roomId, number: form.number }, now)
    case 'visa':
      return changeTravellers(db, admin, { ...seen, passengerIds: form.id, change: { visa: form.visa } }, now)
    case 'traveller': {
      const change = { mahramId: form.mahramId || null, note: form.note, roomWish: form.roomWish }
      return changeTravellers(db, admin, { ...seen, passengerIds: form.id, change }, now)
    }
    case 'stay-facts': {
      const { stay, confirmation, optionOn, mail, wish } = form
      const contracted = ([1, 2, 3, 4] as const)
        .map((beds) => ({ beds, rooms: form[`beds-${beds}`] }))
        .filter((each) => each.rooms > 0)
      return changeStay(db, admin, { ...seen, stay, facts: { confirmation, optionOn, mail, contracted, wish } }, now)
    }
    case 'room-wishes': {
      const views = new Map(form.view)
      const asked = form.floor.map(([roomId, floor]) => ({ roomId, floor, view: views.get(roomId) ?? ('' as const) }))
      return wishForRooms(db, admin, { ...seen, stay: form.stay, wishes: asked }, now)
    }
    case 'make-list':
      return makeRoomList(db, admin, { ...seen, stay: form.stay }, now)
    case 'send-list': {
      const { stays } = await findWorkspace(db, admin, date, now)
      const stay = stays.find(({ key }) => key === form.stay)
      if (!stay) return fail({ code: 'stay-not-found' })
      const send = hotelListSender({ date, stay, locale: form.language }, now)
      return makeRoomList(db, admin, { ...seen, stay: form.stay }, now, send)
    }
    case 'state-kin':
      return stateRelations(db, admin, { ...seen, relations: form.relation }, now)
    case 'withdraw-kin':
      return withdrawRelation(db, admin, { ...seen, of: form.of, relative: form.relative }, now)
    case 'add-ride': {
      const { intent: _intent, version: _version, ...ride } = form
      return addRide(db, admin, { ...seen, ride }, now)
    }
    case 'carry-flights':
      return carryFlights(db, admin, seen, now)
    case 'number-seats':
      return numberSeats(db, admin, { ...seen, rideId: form.rideId }, now)
    case 'change-ride': {
      const { intent: _intent, version: _version, rideId, ...facts } = form
      return changeRide(db, admin, { ...seen, rideId, facts }, now)
    }
    case 'seat':
    case 'unseat': {
      const seat = form.intent === 'seat' ? { seat: form.seat, isOn: true } : { isOn: false }
      return seatTravellers(db, admin, { ...seen, rideId: form.rideId, passengerIds: form.id, ...seat }, now)
    }
    case 'seat-all': {
      const { travellers } = await findWorkspace(db, admin, date, now)
      const passengerIds = travellers.filter(({ seats }) => !(form.rideId in seats)).map(({ id }) => id)
      return seatTravellers(db, admin, { ...seen, rideId: form.rideId, passengerIds, isOn: true }, now)
    }
    case 'add-guide': {
      const { intent: _intent, version: _version, ...guide } = form
      return addGuide(db, admin, { ...seen, guide }, now)
    }
    case 'change-guide': {
      const { intent: _intent, version: _version, guideId, ...guide } = form
      return changeGuide(db, admin, { ...seen, guideId, guide }, now)
    }
  }
}
