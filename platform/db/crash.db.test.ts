import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLog } from '#platform/log/log.server.ts'
import { startProgram, temporaryFolder } from '#tests/setup/programs.ts'
import { openEmbedded } from './embedded.server.ts'
import { preparedDatabase } from './prepared-database.server.ts'

const log = createLog({ level: 'silent' })

test('a killed program never loses a row it has acknowledged', { timeout: 600_000 }, async () => {
  const folder = join(temporaryFolder(), 'database')

  const acknowledged = await writeAndKill(folder, { rounds: 5 })

  expect(acknowledged.length).toBeGreaterThan(5)
  expect(missing(acknowledged, await storedIn(folder))).toEqual([])
})

test('a program killed in its very first start starts cleanly the next time', { timeout: 600_000 }, async () => {
  const folder = join(temporaryFolder(), 'database')
  await startAndKill(folder, { afterMs: [300, 900, 1500, 2100] })

  const database = await openEmbedded({ folder, prepared: preparedDatabase, log })

  expect((await database.executeSql('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
})

/** Every round goes on where the last was killed; the pause before the kill grows, to meet different moments. */
async function writeAndKill(folder: string, { rounds }: { rounds: number }): Promise<number[]> {
  const acknowledged: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    // A row that was written but not acknowledged may be there: leave a gap.
    const from = (acknowledged.at(-1) ?? 0) + 100_000
    const writer = startProgram('write-rows', [folder, String(from)])
    await expect.poll(writer.out, { timeout: 120_000, interval: 20 }).not.toBe('')
    await sleep(50 + round * 130)
    writer.child.kill('SIGKILL')
    acknowledged.push(...numbersIn((await writer.ended).out))
  }
  return acknowledged
}

async function startAndKill(folder: string, { afterMs }: { afterMs: number[] }): Promise<void> {
  for (const delayMs of afterMs) {
    const writer = startProgram('write-rows', [folder])
    await sleep(delayMs)
    writer.child.kill('SIGKILL')
    await writer.ended
  }
}

function numbersIn(out: string): number[] {
  // The last line may have been cut by the kill: only a line that ended was acknowledged.
  return out.split('\n').slice(0, -1).map(Number)
}

function missing(acknowledged: number[], stored: Set<unknown>): number[] {
  return acknowledged.filter((number) => !stored.has(number))
}

async function storedIn(folder: string): Promise<Set<unknown>> {
  const database = await openEmbedded({ folder, prepared: preparedDatabase, log })
  const { rows } = await database.executeSql('select number from acknowledged')
  await database.close()
  return new Set(rows.map((row) => row['number']))
}
