import { expect, test } from 'vitest'
import { z } from 'zod'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { menusSetting } from './menus-setting.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { getSite, siteSetting } from './get-site.server.ts'

test('shows the demo agency until staff have named theirs', async () => {
  const site = await getSite(await testDb(), 'ar')

  expect(site).toMatchObject({
    brand: 'قافلة',
    phone: '+902120000000',
    claims: { experienceHome: '20+', experienceFooter: '15+', guests: 'أكثر من 25 ألف' },
  })
})

test('shows what staff have written, in the language of the page', async () => {
  const db = await testDb()
  await writeSetting(db, siteSetting, {
    ...siteSetting.fallback,
    firm: { tr: 'Yol Turizm', en: 'Yol Travel', ar: 'طريق' },
  })

  expect((await getSite(db, 'en')).firm).toBe('Yol Travel')
})

test('refuses a phone number that cannot be dialled', async () => {
  const write = writeSetting(await testDb(), siteSetting, { ...siteSetting.fallback, phone: '0212 000 00 00' })

  await expect(write).rejects.toThrow('phone')
})

test('shows its own menus where those of staff cannot be read', async () => {
  const db = await testDb()
  const broken = { ...menusSetting, schema: z.any() as typeof menusSetting.schema }
  await writeSetting(db, broken, { ...menusSetting.fallback, legal: 'none' as never })

  const site = await getSite(db, 'en')

  expect(site).toEqual(await getSite(await testDb(), 'en'))
})
