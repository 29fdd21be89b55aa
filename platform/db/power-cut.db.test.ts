import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createLog } from '#platform/log/log.server.ts'
import { PowerCutFS } from '#tests/setup/power-cut-files.ts'
import { temporaryFolder } from '#tests/setup/programs.ts'
import { openEmbedded, startParams } from './embedded.server.ts'

const log = createLog({ level: 'silent' })
const original = mkdtempSync(join(tmpdir(), 'kafile-original-'))

beforeAll(async () => {
  const database = await openEmbedded({ folder: join(original, 'database'), log })
  await database.executeSql('create table acknowledged (number int primary key, filling text not null)')
  await database.close()
})

afterAll(() => rmSync(original, { recursive: true, force: true }))

test('a power cut loses no acknowledged row', async () => {
  const { pglite, remains } = await openToBeCut(startParams)

  await insert(pglite, 1, 60)

  expect(await numbersIn(remains)).toEqual(upTo(60))
})

test('a power cut after a checkpoint, between two checkpoints and during much writing loses none either', async () => {
  const { pglite, remains } = await openToBeCut(startParams)

  await insert(pglite, 1, 20)
  await pglite.exec('checkpoint')
  await insert(pglite, 21, 40)
  await pglite.exec(
    `create table bulk as select repeat(md5(number::text), 20) as text from generate_series(1, 60000) number`,
  )
  await pglite.exec('checkpoint')
  await insert(pglite, 41, 60)

  expect(await numbersIn(remains)).toEqual(upTo(60))
})

test('the engine as it comes loses what it has acknowledged: the cut is real', async () => {
  const { pglite, remains } = await openToBeCut(PGlite.defaultStartParams)

  await insert(pglite, 1, 60)

  expect(await numbersIn(remains)).toEqual([])
})

async function openToBeCut(parameters: string[]): Promise<{ pglite: PGlite; remains: string }> {
  const home = temporaryFolder()
  const folder = join(home, 'database')
  const remains = join(home, 'remains')
  cpSync(join(original, 'database'), folder, { recursive: true })
  const pglite = await PGlite.create({ fs: new PowerCutFS(folder, remains), startParams: parameters })
  onTestFinished(() => pglite.close())
  return { pglite, remains }
}

async function insert(pglite: PGlite, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    await pglite.query(`insert into acknowledged values ($1, repeat('x', 500))`, [number])
  }
}

async function numbersIn(remains: string): Promise<unknown[]> {
  const folder = `${remains}-opened`
  cpSync(remains, folder, { recursive: true })
  const database = await openEmbedded({ folder, log })
  const { rows } = await database.executeSql('select number from acknowledged order by number')
  await database.close()
  return rows.map((row) => row['number'])
}

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1)
}
