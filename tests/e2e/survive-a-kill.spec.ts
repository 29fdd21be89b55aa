import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { ports } from './support/addresses.ts'
import { buyAgainAndAgain, whatWasLost, type Acknowledged } from './support/buy-by-call.ts'
import { KillableSite } from './support/killable-site.ts'

const ROUNDS = 4
const CUSTOMERS_AT_ONCE = 3

test('a killed program comes up by itself and has lost no order and no payment it had confirmed', async () => {
  test.setTimeout(600_000)
  const site = new KillableSite(ports.site + 10)
  const acknowledged: Acknowledged = { ordered: new Set(), paid: new Set() }

  try {
    await killAgainAndAgain(site, acknowledged)
    await site.start()

    expect(acknowledged.ordered.size).toBeGreaterThan(ROUNDS)
    expect(acknowledged.paid.size).toBeGreaterThan(0)
    expect(await whatWasLost(site.origin, acknowledged)).toEqual({ orders: [], payments: [] })
  } finally {
    site.remove()
  }
})

/** Later kills meet the program longer after its start, and in the middle of other work. */
async function killAgainAndAgain(site: KillableSite, acknowledged: Acknowledged): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await site.start()
    await serveUntilKilled(site, acknowledged, { afterMs: 1500 + round * 700 })
  }
}

async function serveUntilKilled(
  site: KillableSite,
  acknowledged: Acknowledged,
  { afterMs }: { afterMs: number },
): Promise<void> {
  const isKilled = { now: false }
  const before = acknowledged.ordered.size
  const customers = Array.from({ length: CUSTOMERS_AT_ONCE }, (_, nth) =>
    buyAgainAndAgain(site.origin, nth, acknowledged, isKilled),
  )
  // The first orders of each start may take their time; after them the kill may come at any moment.
  await expect.poll(() => acknowledged.ordered.size, { timeout: 120_000 }).toBeGreaterThan(before + 1)
  await sleep(afterMs)
  isKilled.now = true
  await site.kill()
  await Promise.all(customers)
}
