import { readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EnvironmentError } from '#platform/env.server.ts'
import { temporaryFolder } from '#tests/setup/programs.ts'
import { recordedLog } from '#tests/setup/recorded-log.ts'
import { proveDataFolder, watchDataFolder } from './data-folder.server.ts'

const plenty = async () => 1024 ** 3
const little = async () => 200 * 1024 ** 2

test('a folder that is not there is made, and nothing is left in it', async () => {
  const dataDir = join(temporaryFolder(), 'new', 'data')

  await proveDataFolder({ dataDir, databaseUrl: undefined }, plenty)

  expect(readdirSync(dataDir)).toEqual([])
})

test('a folder that cannot be written to is told in one sentence, on a server too', async () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')

  for (const databaseUrl of [undefined, 'postgres://127.0.0.1/kafile'])
    await expect(proveDataFolder({ dataDir: join(file, 'data'), databaseUrl }, plenty)).rejects.toThrow(
      /^DATA_DIR .*data cannot be written to: ENOTDIR/,
    )
})

test('the embedded database does not start on a disk that is nearly full; a program on a server does', async () => {
  const dataDir = temporaryFolder()

  const embedded = proveDataFolder({ dataDir, databaseUrl: undefined }, little)

  await expect(embedded).rejects.toBeInstanceOf(EnvironmentError)
  await expect(embedded).rejects.toThrow('has less than 256 MB of room')
  await proveDataFolder({ dataDir, databaseUrl: 'postgres://127.0.0.1/kafile' }, little)
})

test('a folder that fills up, goes away and comes back is told once each time', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  await proveDataFolder({ dataDir, databaseUrl: undefined }, plenty)
  const { log, lines } = recordedLog()
  let free = plenty
  const watch = watchDataFolder(dataDir, log, () => free())
  const states = [watch.state()]
  const look = async () => {
    await watch.look()
    await watch.look()
    states.push(watch.state())
  }

  free = little
  await look()
  renameSync(dataDir, `${dataDir}-away`)
  await look()
  free = plenty
  renameSync(`${dataDir}-away`, dataDir)
  await look()
  watch.stop()

  expect(states).toEqual(['writable', 'full', 'unwritable', 'writable'])
  expect(lines.map(({ msg }) => msg)).toEqual([
    'less than 256 MB are free in DATA_DIR',
    'DATA_DIR cannot be written to: uploads are refused',
    'DATA_DIR can be written to again',
  ])
})
