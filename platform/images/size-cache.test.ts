import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SizeCache } from './size-cache.server.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const ten = Buffer.alloc(10)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kafile-sizes-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('gives back what it keeps', async () => {
  const cache = new SizeCache(folder, 100)

  await cache.keep('a.webp', Buffer.from('picture'), noon)

  expect(String(await cache.find('a.webp', noon))).toBe('picture')
  expect(await cache.find('b.webp', noon)).toBeUndefined()
})

test('whatever was not asked for the longest leaves when there is no room', async () => {
  const cache = new SizeCache(folder, 25)
  await cache.keep('a', ten, noon)
  await cache.keep('b', ten, noon)
  await cache.find('a', noon)

  await cache.keep('c', ten, noon)

  expect(await readdir(folder)).toEqual(['a', 'c'])
})

test('keeps its bound across a start, and remembers what was asked for', async () => {
  // Files carry the time of the machine.
  const start = (await stat(folder)).mtime
  const inTwoHours = new Date(start.getTime() + 2 * 60 * 60_000)
  const before = new SizeCache(folder, 100)
  await before.keep('a', ten, start)
  await before.keep('b', ten, start)
  await before.keep('c', ten, start)
  await before.find('a', inTwoHours)

  await new SizeCache(folder, 15).find('none', inTwoHours)

  expect(await readdir(folder)).toEqual(['a'])
})

test('keeping the same name twice counts once', async () => {
  const cache = new SizeCache(folder, 25)
  await cache.keep('a', ten, noon)
  await cache.keep('a', ten, noon)

  await cache.keep('b', ten, noon)

  expect(await readdir(folder)).toEqual(['a', 'b'])
})

test('a draft that a crash left behind is removed and never shown', async () => {
  await writeFile(join(folder, '.draft'), 'half a pic')
  const cache = new SizeCache(folder, 100)

  expect(await cache.find('.draft', noon)).toBeUndefined()
  expect(await readdir(folder)).toEqual([])
})

test('what somebody took away from the disk is made again', async () => {
  const cache = new SizeCache(folder, 25)
  await cache.keep('a', ten, noon)
  await rm(join(folder, 'a'))

  expect(await cache.find('a', noon)).toBeUndefined()
  await cache.keep('b', ten, noon)
  await cache.keep('c', ten, noon)
  expect(await readdir(folder)).toEqual(['b', 'c'])
})

test('what is larger than the whole cache is not kept, and a folder that cannot be written to costs nothing else', async () => {
  await new SizeCache(folder, 5).keep('a', ten, noon)
  await writeFile(join(folder, 'file'), '')
  await new SizeCache(join(folder, 'file'), 100).keep('a', ten, noon)

  expect(await readdir(folder)).toEqual(['file'])
})
