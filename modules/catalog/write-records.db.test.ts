import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { addRecord, changeRecord, findRecord, listRecords, removeRecord, restoreRecord } from './index.server.ts'
import { aDeparture } from './testing/builders.ts'

const now = new Date('2027-01-01T09:00:00Z')
const desk = aStaffMember()
const words = (text: string) => ({ tr: text, en: text, ar: text })

async function aHotelAtHand() {
  const db = await testDb()
  const { id } = await aDeparture(db)
  const [hotel] = await listRecords(db, desk, 'hotel')
  if (!hotel) throw new Error('the departure has a hotel')
  return { db, id, hotel }
}

test('a hotel is saved in its version, its old link leads to the new one, and the log tells it', async () => {
  const { db, hotel } = await aHotelAtHand()
  const draft = { ...hotel.draft, slug: words('hajar-tower'), name: words('Hajar Tower') }

  const saved = await changeRecord(db, desk, { kind: 'hotel', key: hotel.key, version: 1, draft }, now)
  const second = await changeRecord(db, desk, { kind: 'hotel', key: hotel.key, version: 1, draft: hotel.draft }, now)

  expect([saved, second]).toEqual([
    { ok: true, value: { version: 2 } },
    { ok: false, error: { code: 'edit-conflict', now: { key: hotel.key, version: 2, draft } } },
  ])
  const { rows } =
    await sql`select link_now from moved_addresses where kind = 'hotel' and link = ${hotel.draft.slug.tr}`.execute(db)
  expect(rows).toEqual(['tr', 'en', 'ar'].map(() => ({ link_now: 'hajar-tower' })))
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 5 })
  expect(entries[0]).toMatchObject({ action: 'hotel.change', after: { title: words('Hajar Tower') } })
})

test('two hotels never have one link', async () => {
  const { db, hotel } = await aHotelAtHand()
  const added = await addRecord(db, desk, { kind: 'hotel', draft: { ...hotel.draft, slug: words('other') } }, now)

  const taken = await addRecord(db, desk, { kind: 'hotel', draft: hotel.draft }, now)
  const moved = await changeRecord(
    db,
    desk,
    {
      kind: 'hotel',
      key: 'other',
      version: 1,
      draft: { ...hotel.draft, slug: { ...words('fresh'), ar: hotel.draft.slug.ar } },
    },
    now,
  )

  expect([added, taken, moved]).toEqual([
    { ok: true, value: { key: 'other' } },
    { ok: false, error: { code: 'link-taken' } },
    { ok: false, error: { code: 'link-taken' } },
  ])
})

test('what tours name is not removed', async () => {
  const { db, hotel } = await aHotelAtHand()
  const [category] = await listRecords(db, desk, 'category')

  expect([
    await removeRecord(db, desk, { kind: 'hotel', key: hotel.key, version: 1 }, now),
    await removeRecord(db, desk, { kind: 'category', key: category?.key ?? '', version: 1 }, now),
  ]).toEqual([
    { ok: false, error: { code: 'in-use' } },
    { ok: false, error: { code: 'in-use' } },
  ])
})

test.each([
  ['airline', { code: 'XQ', name: words('SunExpress') }, 'XQ'],
  [
    'category',
    {
      slug: words('recep'),
      name: words('Recep'),
      description: words(''),
      image: 'makkah-kaaba-dawn',
      metaTitle: words(''),
      metaDescription: words(''),
      sortOrder: 4,
      isPublished: true,
    },
    'recep',
  ],
  [
    'service',
    {
      slug: words('vip'),
      name: words('VIP'),
      intro: words('x'),
      details: [{ title: words('a'), text: words('b') }],
      transferRoutes: [
        {
          key: 'jed-makkah',
          name: words('JED'),
          km: 85,
          minutes: 80,
          prices: [{ vehicle: words('Van'), amountMinor: 900_00, currency: 'SAR' as const }],
        },
      ],
      image: 'haramain-train',
      sortOrder: 2,
      isPublished: false,
    },
    'vip',
  ],
] as const)('a removed %s comes back as it was', async (kind, draft, key) => {
  const db = await testDb()
  await addRecord(db, desk, { kind, draft: draft as never }, now)

  const removed = await removeRecord(db, desk, { kind, key, version: 1 }, now)
  const gone = await findRecord(db, desk, kind, key)
  const undo = removed.ok ? removed.value.undo : ''
  const back = [await restoreRecord(db, desk, { kind, undo }, now), await restoreRecord(db, desk, { kind, undo }, now)]

  expect([gone, back]).toEqual([
    undefined,
    [
      { ok: true, value: { key } },
      { ok: false, error: { code: 'nothing-to-restore' } },
    ],
  ])
  expect(await findRecord(db, desk, kind, key)).toEqual({ key, version: 2, draft })
})

test('an airline keeps its code', async () => {
  const db = await testDb()
  await addRecord(db, desk, { kind: 'airline', draft: { code: 'XQ', name: words('Sun') } }, now)

  await changeRecord(
    db,
    desk,
    { kind: 'airline', key: 'XQ', version: 1, draft: { code: 'PC', name: words('SunExpress') } },
    now,
  )

  expect(await findRecord(db, desk, 'airline', 'XQ')).toEqual({
    key: 'XQ',
    version: 2,
    draft: { code: 'XQ', name: words('SunExpress') },
  })
})
