import type { PlainDate } from '#kernel/plain-date.ts'
import type { VisaStep, Workspace } from '#modules/operations/index.ts'
import {
  addGuide,
  addRide,
  changeTravellers,
  findWorkspace,
  makeRoomList,
  renumberRoom,
  roomPlanOf,
  seatTravellers,
  takeRoomPlan,
} from '#modules/operations/index.server.ts'
import type { World } from '../world.ts'
import { must } from './must.ts'
import { tickSteps } from './tick-steps.ts'
import { prepareTravellers } from './prepare-travellers.ts'

/** How far a day is arranged: visas by their steps in turn, rooms of its first hotel, places in its bus, permits and kit. */
export type Arranging = { visas: readonly VisaStep[]; hasRooms: boolean; hasBus: boolean; isPrepared: boolean }

const FIRST_ROOM = 701
const ROOMS_ON_A_FLOOR = 12

/** Staff arrange a day of departure, and are not done with it. */
export async function arrangeDate(world: World, date: PlainDate, wish: Arranging, now: Date): Promise<void> {
  await moveVisas(world, date, wish.visas, now)
  await tickSteps(world, date, now)
  if (wish.hasRooms) await fillFirstHotel(world, date, now)
  if (wish.hasRooms && wish.isPrepared) await settleRooms(world, date, now)
  if (wish.hasBus) await fillBus(world, date, now)
  if (wish.isPrepared) await prepareTravellers(world, date, now)
}

async function moveVisas(world: World, date: PlainDate, visas: readonly VisaStep[], now: Date): Promise<void> {
  // Nobody applies without a passport.
  const travellers = (await seen(world, date, now)).travellers.filter(({ passportNo }) => passportNo !== null)
  for (const [step, visa] of visas.entries()) {
    const passengerIds = travellers.filter((_, nth) => nth % visas.length === step).map(({ id }) => id)
    if (passengerIds.length === 0) continue
    // Somebody looks at the papers before anything is applied for.
    for (const next of visa === 'applied' ? (['ready', visa] as const) : [visa]) {
      const { version } = await seen(world, date, now)
      const request = { date, version, passengerIds, change: { visa: next } }
      must(await changeTravellers(world.tx, world.staff.orders, request, now), `a visa on ${date}`)
    }
  }
}

async function fillFirstHotel(world: World, date: PlainDate, now: Date): Promise<void> {
  const workspace = await seen(world, date, now)
  const [stay] = workspace.stays
  const planned = stay && roomPlanOf(workspace, { stay: stay.key, from: null })
  if (!stay || !planned) return
  const request = { date, version: workspace.version, stay: stay.key, from: null, fingerprint: planned.fingerprint }
  must(await takeRoomPlan(world.tx, world.staff.orders, request, now), `a plan of rooms on ${date}`)
}

/** The hotel has said which rooms they are, and the list of them is made. */
async function settleRooms(world: World, date: PlainDate, now: Date): Promise<void> {
  const { stays, rooms } = await seen(world, date, now)
  const stay = stays[0]?.key
  const opened = rooms.filter((room) => room.stay === stay)
  if (stay === undefined || opened.length === 0) return
  for (const [nth, { id }] of opened.entries()) {
    const { version } = await seen(world, date, now)
    const number = String(FIRST_ROOM + Math.floor(nth / ROOMS_ON_A_FLOOR) * 100 + (nth % ROOMS_ON_A_FLOOR))
    must(
      await renumberRoom(world.tx, world.staff.orders, { date, version, roomId: id, number }, now),
      `room ${number} on ${date}`,
    )
  }
  const { version } = await seen(world, date, now)
  must(await makeRoomList(world.tx, world.staff.orders, { date, version, stay }, now), `a list of rooms on ${date}`)
}

async function fillBus(world: World, date: PlainDate, now: Date): Promise<void> {
  const { version } = await seen(world, date, now)
  const ride = {
    kind: 'bus' as const,
    name: 'Otobüs 1',
    route: 'Fatih – İstanbul Havalimanı',
    leavesOn: date,
    leavesAt: '03:30',
    arrivesAt: '04:45',
    meeting: 'Fatih Camii avlusu, güney kapısı',
    reference: '34 KFL 001',
    phone: '+90 532 000 9940',
    capacity: 46,
  }
  must(await addRide(world.tx, world.staff.orders, { date, version, ride }, now), `a bus on ${date}`)
  const guide = {
    role: 'leader' as const,
    name: 'Selahattin Örnek',
    phone: '+90 532 000 9950',
    gender: 'male' as const,
    departureId: null,
    userId: world.staff.leader?.id ?? null,
  }
  const next = (await seen(world, date, now)).version
  must(await addGuide(world.tx, world.staff.orders, { date, version: next, guide }, now), `a leader on ${date}`)
  const { rides, travellers, ...workspace } = await seen(world, date, now)
  const bus = rides.find(({ name }) => name === ride.name)
  const passengerIds = travellers.slice(0, Math.ceil(travellers.length * 0.6)).map(({ id }) => id)
  if (!bus || passengerIds.length === 0) return
  const request = { date, version: workspace.version, rideId: bus.id, passengerIds, isOn: true }
  must(await seatTravellers(world.tx, world.staff.orders, request, now), `seats in the bus on ${date}`)
}

function seen({ tx, staff }: World, date: PlainDate, now: Date): Promise<Workspace> {
  return findWorkspace(tx, staff.orders, date, now)
}
