import type { PlainDate } from '#kernel/plain-date.ts'
import { findWorkspace } from '#modules/operations/index.server.ts'
import { printCards } from '#modules/road/index.server.ts'
import type { World } from '../world.ts'
import { must } from './must.ts'

/** Staff print for everybody of a day the card by which a stranger brings them home. */
export async function handOutCards({ tx, staff }: World, date: PlainDate, now: Date): Promise<void> {
  const workspace = await findWorkspace(tx, staff.orders, date, now)
  must(await printCards(tx, staff.orders, workspace, now), `cards of ${date}`)
}
