import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openEmbedded } from '#platform/db/embedded.server.ts'
import { preparedDatabase } from '#platform/db/prepared-database.server.ts'
import { createLog } from '#platform/log/log.server.ts'
import { startProgram, temporaryFolder } from '#tests/setup/programs.ts'

const log = createLog({ level: 'silent' })

test('a killed program loses no placed order and leaves none in pieces', { timeout: 600_000 }, async () => {
  const folder = join(temporaryFolder(), 'database')

  const acknowledged = await placeAndKill(folder, { rounds: 5 })
  const found = await look(folder)

  expect(acknowledged.length).toBeGreaterThan(5)
  expect(acknowledged.filter((orderNo) => !found.orderNos.has(orderNo))).toEqual([])
  expect(found.inPieces).toEqual([])
  expect(found.wrongSeats).toEqual([])
})

async function placeAndKill(folder: string, { rounds }: { rounds: number }): Promise<string[]> {
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const program = startProgram('place-orders', [folder])
    await expect.poll(program.out, { timeout: 120_000, interval: 20 }).not.toBe('')
    await sleep(40 + round * 170)
    program.child.kill('SIGKILL')
    const { out } = await program.ended
    // The last line may have been cut by the kill: only a line that ended was acknowledged.
    acknowledged.push(...out.split('\n').slice(0, -1))
  }
  return acknowledged
}

async function look(folder: string) {
  const database = await openEmbedded({ folder, prepared: preparedDatabase, log })
  const orders = await database.executeSql('select order_no from orders')
  const inPieces = await database.executeSql(`
    select order_no from orders o where
      (select count(*) from passengers p join order_items i on i.id = p.order_item_id where i.order_id = o.id) <> 2
      or (select coalesce(sum(seats), 0) from seat_holds h where h.order_id = o.id) <> 2
      or not exists (select 1 from payments p where p.subject_ref = o.id::text and p.amount_minor = o.total_minor)
      or not exists (select 1 from pgboss.job j where j.name = 'order-placed' and j.data->>'orderId' = o.id::text)`)
  const wrongSeats = await database.executeSql(`
    select d.public_id from departures d
    where d.seats_held <> (select coalesce(sum(h.seats), 0) from seat_holds h where h.departure_id = d.id)`)
  await database.close()
  return {
    orderNos: new Set(orders.rows.map((row) => row['order_no'])),
    inPieces: inPieces.rows,
    wrongSeats: wrongSeats.rows,
  }
}
