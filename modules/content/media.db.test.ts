import { expect, test } from 'vitest'
import type { Db } from '#platform/db/client.server.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { importMedia, type MediaDeck } from './import-media.server.ts'
import { listAlbums } from './list-albums.server.ts'
import { listInstagramShares } from './list-instagram-shares.server.ts'
import { listMedia } from './list-media.server.ts'

const same = (text: string) => ({ tr: text, en: text, ar: text })

type DeckEntry = MediaDeck['media'][number]

function aPicture(id: string, changes: Partial<DeckEntry> = {}): DeckEntry {
  return {
    id,
    album: 'umrah',
    picture: 'makkah-kaaba-dawn',
    width: 1600,
    height: 900,
    alt: { tr: 'Kâbe', en: 'The Kaaba', ar: 'الكعبة' },
    caption: same(`Caption ${id}`),
    takenOn: '2026-10-01',
    isSample: true,
    ...changes,
  }
}

const albums = ['hotels', 'umrah', 'empty'].map((key) => ({ key, name: same(key) }))
const all = { locale: 'en', limit: 10 } as const

async function fill(db: Db, media: DeckEntry[], shares: MediaDeck['shares'] = []): Promise<Db> {
  await db.transaction().execute((tx) => importMedia(tx, { albums, media, shares }))
  return db
}

async function idsOf(db: Db, request: Partial<Parameters<typeof listMedia>[1]> = {}): Promise<string[]> {
  const feed = await listMedia(db, { ...all, ...request })
  return feed.ok ? feed.value.entries.map(({ id }) => id) : []
}

test.each(testEngines)('a feed on the %s engine goes on where it ended, the latest first', async (engine) => {
  const { db } = await testDatabase(engine)
  await fill(db, [
    aPicture('a'),
    aPicture('b'),
    aPicture('c'),
    aPicture('new', { takenOn: '2026-11-01' }),
    aPicture('old', { takenOn: '2026-09-01' }),
  ])

  const first = await listMedia(db, { ...all, limit: 2 })
  const cursor = first.ok ? (first.value.nextCursor ?? '') : ''

  expect(first).toMatchObject({ value: { entries: [{ id: 'new' }, { id: 'c' }], total: 5 } })
  expect(await idsOf(db, { cursor })).toEqual(['b', 'a', 'old'])
})

test('the end of a feed leads nowhere', async () => {
  const db = await fill(await testDb(), [aPicture('a')])

  expect(await listMedia(db, { ...all, limit: 1 })).toMatchObject({ value: { nextCursor: null } })
})

test('a cursor that nobody gave is refused', async () => {
  expect(await listMedia(await testDb(), { ...all, cursor: 'nonsense' })).toEqual({
    ok: false,
    error: { code: 'cursor-invalid' },
  })
})

test('one album and one kind are listed alone, and what is not published never', async () => {
  const video = { url: '/media/walk.mp4', seconds: 20 }
  const db = await fill(await testDb(), [
    aPicture('a'),
    aPicture('room', { album: 'hotels' }),
    aPicture('walk', { kind: 'video', video }),
    aPicture('hidden', { isPublished: false }),
  ])

  expect(await idsOf(db, { album: 'hotels' })).toEqual(['room'])
  expect(await idsOf(db, { kind: 'video' })).toEqual(['walk'])
  expect(await idsOf(db, { album: 'nobody' })).toEqual([])
  expect(await idsOf(db)).toEqual(['walk', 'room', 'a'])
})

test('an entry speaks the language of the page', async () => {
  const db = await fill(await testDb(), [aPicture('a')])

  expect(await listMedia(db, { ...all, locale: 'ar' })).toMatchObject({
    value: { entries: [{ alt: 'الكعبة', takenOn: '2026-10-01', video: null, isSample: true }] },
  })
})

test('albums come in the order of the agency with their latest entries; empty ones are left out', async () => {
  const db = await fill(await testDb(), [
    aPicture('a'),
    aPicture('b'),
    aPicture('new', { takenOn: '2026-11-01' }),
    aPicture('room', { album: 'hotels' }),
    aPicture('hidden', { isPublished: false }),
  ])

  const listed = await listAlbums(db, { locale: 'en', perAlbum: 2 })

  expect(listed.map(({ key, count, latest }) => [key, count, latest.map(({ id }) => id)])).toEqual([
    ['hotels', 1, ['room']],
    ['umrah', 3, ['new', 'b']],
  ])
})

test('shares come from their copies, the latest first', async () => {
  const share = {
    id: 's1',
    picture: 'haramain-train',
    alt: same('A train'),
    words: same('On the way'),
    link: 'https://www.instagram.com/p/1',
    takenOn: '2026-10-01',
  }
  const db = await fill(
    await testDb(),
    [],
    [share, { ...share, id: 's2', takenOn: '2026-10-02' }, { ...share, id: 's3', isPublished: false }],
  )

  const shares = await listInstagramShares(db, { locale: 'en', limit: 5 })

  expect(shares).toMatchObject([{ id: 's2' }, { id: 's1', words: 'On the way', link: share.link }])
  expect(await listInstagramShares(db, { locale: 'en', limit: 1 })).toHaveLength(1)
})

test('a deck that is imported again changes nothing', async () => {
  const db = await fill(await testDb(), [aPicture('a')])

  await fill(db, [aPicture('a', { caption: same('Changed') })])

  expect(await listMedia(db, all)).toMatchObject({ value: { entries: [{ caption: 'Caption a' }] } })
})

test('a video without its address is refused', async () => {
  await expect(fill(await testDb(), [aPicture('walk', { kind: 'video' })])).rejects.toThrow(/violates check constraint/)
})
