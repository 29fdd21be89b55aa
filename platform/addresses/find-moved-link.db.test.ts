import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Db } from '#platform/db/client.server.ts'
import { testDatabase, testEngines } from '#tests/setup/test-db.ts'
import { findMovedLink } from './find-moved-link.server.ts'

type Links = { tr?: string; en?: string; ar?: string }

const service = 'visa-service'

async function aService(db: Db, links: Links): Promise<void> {
  await sql`insert into services (key, sort_order, slug, name, intro, details, image)
    values (${service}, 1, ${JSON.stringify(links)}::text::jsonb, '{}', '{}', '[]', 'spots/visa')`.execute(db)
}

async function move(db: Db, links: Links): Promise<void> {
  await sql`update services set slug = ${JSON.stringify(links)}::text::jsonb where key = ${service}`.execute(db)
}

const find = (db: Db, link: string, locale: 'tr' | 'en' | 'ar' = 'tr') =>
  findMovedLink(db, { kind: 'service', locale, link })

describe.each(testEngines)('on the %s engine', (engine) => {
  test('an old link leads to the present one, in its own language', async () => {
    const { db } = await testDatabase(engine)
    await aService(db, { tr: 'vize', en: 'visa', ar: 'visa' })

    await move(db, { tr: 'vize-islemleri', en: 'visa', ar: 'visa' })

    expect(await find(db, 'vize')).toBe('vize-islemleri')
    expect(await find(db, 'vize', 'en')).toBeUndefined()
    expect(await find(db, 'visa', 'en')).toBeUndefined()
  })

  test('however often something moved, every old link is one step away', async () => {
    const { db } = await testDatabase(engine)
    await aService(db, { tr: 'a' })

    for (const link of ['b', 'c', 'd']) await move(db, { tr: link })

    expect(await Promise.all(['a', 'b', 'c', 'd'].map((link) => find(db, link)))).toEqual(['d', 'd', 'd', undefined])
  })

  test('what moves back leads nowhere else', async () => {
    const { db } = await testDatabase(engine)
    await aService(db, { tr: 'a' })

    await move(db, { tr: 'b' })
    await move(db, { tr: 'a' })

    expect(await find(db, 'a')).toBeUndefined()
    expect(await find(db, 'b')).toBe('a')
  })

  test('a language that is new or gone has moved nowhere', async () => {
    const { db } = await testDatabase(engine)
    await aService(db, { tr: 'a', ar: 'b' })

    await move(db, { tr: 'a', en: 'c' })

    expect(await find(db, 'b', 'ar')).toBeUndefined()
    expect(await find(db, 'c', 'en')).toBeUndefined()
  })

  test('what was not saved has not moved', async () => {
    const { db } = await testDatabase(engine)
    await aService(db, { tr: 'a' })

    const undone = db.transaction().execute(async (tx) => {
      await move(tx, { tr: 'b' })
      throw new Error('undo')
    })

    await expect(undone).rejects.toThrow('undo')
    expect(await find(db, 'a')).toBeUndefined()
  })
})
