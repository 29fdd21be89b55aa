import { expect, test } from 'vitest'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { readPriceRules } from '#modules/booking/index.server.ts'
import { findPaymentPage, installmentRatesSetting } from '#modules/payments/index.server.ts'
import { aGateway, aPayment } from '#modules/payments/testing/builders.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const address = '/tr/admin/settings/prices'

const typed = {
  taxRate: '20',
  priceMode: 'added',
  'discount-USD': '75',
  'discount-EUR': '60,50',
  'rate-2': '5',
  'rate-3': '8',
  'rate-9': '19,5',
}

async function aDesk(staffRole: 'owner' | 'finance' | 'content' = 'owner') {
  const db = await testDb()
  const { headers } = await staffSignedIn(db, { staffRole })
  const app = await testApp({ db })
  const open = async (path = address) => {
    const answer = await getPage(app, path, headers)
    const html = await answer.text()
    return { status: answer.status, html, version: /name="version" value="(\w+)"/.exec(html)?.[1] ?? '' }
  }
  const save = (fields: Record<string, string>) => postForm(app, address, { ...typed, ...fields }, headers)
  return { db, open, save }
}

test('the owner changes tax, prices, discount and installments; carts and payment pages follow at once', async () => {
  const { db, open, save } = await aDesk()
  const token = await aPayment(db)
  const { version } = await open()

  const saved = await save({ version })

  expect([saved.status, saved.headers.get('location')]).toEqual([302, `${address}?saved=1`])
  expect(await readPriceRules(db)).toEqual({
    taxRate: 2000,
    isTaxIncluded: false,
    memberDiscount: { USD: 7500, EUR: 6050 },
  })
  const page = await findPaymentPage(aGateway(db), token, new Date())
  expect(page?.state).toMatchObject({
    plans: [
      { count: 1, surchargePercent: 0 },
      { count: 2, surchargePercent: 5 },
      { count: 3, surchargePercent: 8 },
      { count: 9, surchargePercent: 19.5 },
    ],
  })
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 10 })
  expect(entries.find(({ action }) => action === 'settings.change')).toMatchObject({
    subject: { kind: 'settings', id: 'prices' },
    before: { taxRate: 18 },
    after: { taxRate: 20 },
  })
})

test('what was saved stands in the fields again', async () => {
  const { open, save } = await aDesk()
  await save({ version: (await open()).version })

  const { html } = await open(`${address}?saved=1`)

  expect(html).toContain('Ayarlar kaydedildi')
  for (const [name, value] of [
    ['taxRate', '20'],
    ['discount-EUR', '60.50'],
    ['rate-9', '19.5'],
    ['rate-6', ''],
  ])
    expect(html).toMatch(new RegExp(`name="${name}"[^>]* value="${value}"|value="${value}"[^>]* name="${name}"`))
})

test('the second of two who change the settings is refused and keeps what was typed', async () => {
  const { db, open, save } = await aDesk()
  const { version } = await open()
  await save({ version })

  const late = await save({ version, 'rate-2': '4' })

  expect(late.status).toBe(412)
  const html = await late.text()
  for (const word of ['Siz yazarken başka biri kaydetti', 'value="4"']) expect(html).toContain(word)
  expect(await readSetting(db, installmentRatesSetting)).toContainEqual({ count: 2, surcharge: 500 })
})

test('a field that is wrong is named, and nothing is saved', async () => {
  const { db, open, save } = await aDesk()
  const { version } = await open()

  const refused = await save({ version, 'rate-2': 'çok', 'discount-USD': '-1' })

  expect(refused.status).toBe(400)
  const html = await refused.text()
  for (const word of ['0 ile 100 arasında bir yüzde', 'Bir tutar girin ya da boş bırakın', 'value="çok"'])
    expect(html).toContain(word)
  expect(await readPriceRules(db)).toMatchObject({ taxRate: 1800, memberDiscount: { USD: 5000 } })
})

test('finance reads the settings and changes none; content sees none', async () => {
  const finance = await aDesk('finance')
  const content = await aDesk('content')
  const { status, html, version } = await finance.open()

  expect([status, html.includes('Bu ayarları yalnızca işletme sahibi değiştirir.')]).toEqual([200, true])
  expect((await finance.save({ version })).status).toBe(403)
  expect((await content.open()).status).toBe(403)
})

test.each([
  ['/admin/settings/prices', 'Price settings'],
  ['/ar/admin/settings/prices', 'إعدادات الأسعار'],
])('%s speaks its language', async (path, title) => {
  const { open } = await aDesk()

  expect((await open(path)).html).toContain(title)
})
