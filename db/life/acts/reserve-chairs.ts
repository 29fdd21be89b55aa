import type { PlainDate } from '#kernel/plain-date.ts'
import {
  chairPlanOf,
  contractChairs,
  findChairs,
  findWorkspace,
  takeChairPlan,
} from '#modules/operations/index.server.ts'
import type { World } from '../world.ts'
import { must } from './must.ts'

/** Of the days that can be made in a wheelchair chairs are there for the first ones; for the others somebody asks still. */
const CONTRACTED_DAYS = 4

/** In the evening, when it is cool and the rites are made. */
const hours = { from: '20:30', until: '23:30' }

const supplier = { place: 'Kapı 79 önü', supplier: 'Örnek Sandalye Hizmeti', phone: '+966 50 000 9940' }

/** Staff contract chairs with pushers for a day of departure and give them to everybody who said that they need one. */
export async function reserveChairs(world: World, date: PlainDate, now: Date): Promise<void> {
  const { workspace: before, board: known } = await seen(world, date, now)
  const needed = before.travellers.filter(({ flags }) => flags.includes('needsWheelchair')).length
  if (needed === 0) return
  const wheeled = [...new Set(known.days.map(({ day }) => day))].toSorted().slice(0, CONTRACTED_DAYS)
  for (const day of wheeled) {
    const { version } = (await seen(world, date, now)).workspace
    const facts = { ...supplier, ...hours, departureId: null, day, chairs: needed + 1, pushers: needed }
    const request = { date, version, contractId: null, facts }
    must(await contractChairs(world.tx, world.staff.orders, request, now), `chairs on ${day}`)
  }
  const { workspace, board } = await seen(world, date, now)
  const { plan, fingerprint } = chairPlanOf(workspace, board)
  if (plan.proposals.length === 0) return
  const request = { date, version: workspace.version, fingerprint }
  must(await takeChairPlan(world.tx, world.staff.orders, request, now), `reserved chairs of ${date}`)
}

async function seen({ tx, staff }: World, date: PlainDate, now: Date) {
  const workspace = await findWorkspace(tx, staff.orders, date, now)
  return { workspace, board: await findChairs(tx, staff.orders, workspace) }
}
