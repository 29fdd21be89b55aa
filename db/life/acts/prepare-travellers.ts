import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { PASSPORT, type LastVisit, type PermitState } from '#modules/operations/index.ts'
import {
  changeItems,
  changePermits,
  findItems,
  findPermits,
  findWorkspace,
  noteRawdahVisits,
  permitPlanOf,
  takePermitPlan,
} from '#modules/operations/index.server.ts'
import type { World } from '../world.ts'
import { must } from './must.ts'

/** Staff ask who was in the Rawdah when, plan the visits, have some of them granted, hand things over and take passports in. */
export async function prepareTravellers(world: World, date: PlainDate, now: Date): Promise<void> {
  await noteVisits(world, date, now)
  await planVisits(world, date, now)
  await grantVisits(world, date, now)
  await handOver(world, date, now)
}

/** A passport of a journey that is over lies in the office still. */
export async function keepPassport(world: World, date: PlainDate, now: Date): Promise<void> {
  const { travellers } = await seen(world, date, now)
  const passengerIds = travellers.slice(0, 1).map(({ id }) => id)
  await move(world, date, { passengerIds, item: PASSPORT, move: { to: 'holder', holder: 'Ofis kasası' } }, now)
}

async function noteVisits(world: World, date: PlainDate, now: Date): Promise<void> {
  const said: LastVisit[] = ['never', 'never', addDays(date, -700), 'never', addDays(date, -90)]
  for (const [at, lastVisit] of said.entries()) {
    const { travellers, version } = await seen(world, date, now)
    // Of the sixth nobody knows it.
    const passengerIds = travellers.filter((_, nth) => nth % 6 === at).map(({ id }) => id)
    if (passengerIds.length === 0) continue
    const request = { date, version, passengerIds, lastVisit }
    must(await noteRawdahVisits(world.tx, world.staff.orders, request, now), `a visit before ${date}`)
  }
}

async function planVisits(world: World, date: PlainDate, now: Date): Promise<void> {
  const workspace = await seen(world, date, now)
  const planned = permitPlanOf(workspace, await findPermits(world.tx, world.staff.orders, workspace))
  if (planned.plan.proposals.length === 0) return
  const request = { date, version: workspace.version, fingerprint: planned.fingerprint }
  must(await takePermitPlan(world.tx, world.staff.orders, request, now), `visits of ${date}`)
}

/** Of those with a day every second one has an hour, twenty minutes after the doors open, and every fourth one waits. */
async function grantVisits(world: World, date: PlainDate, now: Date): Promise<void> {
  const states: PermitState[] = ['granted', 'requested', 'granted', 'to-request']
  const { people } = await findPermits(world.tx, world.staff.orders, await seen(world, date, now))
  const planned = Object.entries(people).flatMap(([id, { permits }]) =>
    permits.flatMap(({ day, hour }) => (day ? [{ id, day, hour: `${hour.slice(0, 2)}:20` }] : [])),
  )
  for (const [at, { id, day, hour }] of planned.entries()) {
    const state = states[at % states.length] ?? 'to-request'
    if (state === 'to-request') continue
    const { version } = await seen(world, date, now)
    const answer = state === 'granted' ? { day, hour, gate: '37' } : {}
    const request = { date, version, passengerIds: [id], change: { kind: 'rawdah' as const, state, ...answer } }
    // An hour that the doors are closed by then is asked for again.
    await changePermits(world.tx, world.staff.orders, request, now)
  }
}

async function handOver(world: World, date: PlainDate, now: Date): Promise<void> {
  const { travellers } = await seen(world, date, now)
  const { kit } = await findItems(world.tx, world.staff.orders, { travellers })
  for (const [at, { key }] of kit.entries()) {
    const passengerIds = travellers.filter((_, nth) => nth % (at + 1) === 0).map(({ id }) => id)
    await move(world, date, { passengerIds, item: key, move: { to: 'traveller' } }, now)
  }
  const third = travellers.filter((_, nth) => nth % 3 === 0).map(({ id }) => id)
  await move(world, date, { passengerIds: third, item: PASSPORT, move: { to: 'holder', holder: 'Ofis kasası' } }, now)
}

async function move(
  world: World,
  date: PlainDate,
  wish: Pick<Parameters<typeof changeItems>[2], 'passengerIds' | 'item' | 'move'>,
  now: Date,
): Promise<void> {
  if (wish.passengerIds.length === 0) return
  const { version } = await seen(world, date, now)
  must(await changeItems(world.tx, world.staff.orders, { date, version, ...wish }, now), `things of ${date}`)
}

function seen({ tx, staff }: World, date: PlainDate, now: Date) {
  return findWorkspace(tx, staff.orders, date, now)
}
