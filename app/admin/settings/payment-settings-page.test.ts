import { expect, test } from 'vitest'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { secondPersonAboveSetting } from '#modules/bank-statements/index.server.ts'
import { depositTermsSetting, paymentReminderDaysSetting } from '#modules/booking/index.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const address = '/tr/admin/settings/payments'

const typed = {
  leastDays: '60',
  restDueDays: '45',
  reminderDays: '14, 3',
  transferHoldHours: '48',
  confirmsCertain: '1',
  'limit-USD': '5000',
  'kind-umrah': '1',
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

test('the owner changes all settings at once, and the audit log says from what to what', async () => {
  const { db, open, save } = await aDesk()
  const { version } = await open()

  const saved = await save({ version })

  expect([saved.status, saved.headers.get('location')]).toEqual([302, `${address}?saved=1`])
  expect(await readSetting(db, depositTermsSetting)).toMatchObject({
    restDueDays: 45,
    leastDays: 60,
    kinds: ['umrah'],
  })
  expect(await readSetting(db, paymentReminderDaysSetting)).toEqual([14, 3])
  expect(await readSetting(db, secondPersonAboveSetting)).toEqual({ USD: 500_000 })
  expect((await open(`${address}?saved=1`)).html).toContain('Ayarlar kaydedildi')
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 10 })
  expect(entries.find(({ action }) => action === 'settings.change')).toMatchObject({
    before: { reminderDays: [7, 1, 0] },
    after: { reminderDays: [14, 3] },
  })
})

test('the second of two who change the settings is refused and keeps what was typed', async () => {
  const { db, open, save } = await aDesk()
  const { version } = await open()
  await save({ version })

  const late = await save({ version, reminderDays: '2' })

  expect(late.status).toBe(412)
  const html = await late.text()
  for (const word of ['Siz yazarken başka biri kaydetti', 'value="2"']) expect(html).toContain(word)
  expect(await readSetting(db, paymentReminderDaysSetting)).toEqual([14, 3])
})

test('a field that is wrong is named, and nothing is saved', async () => {
  const { db, open, save } = await aDesk()
  const { version } = await open()

  const refused = await save({ version, leastDays: '30', 'limit-USD': 'çok' })

  expect(refused.status).toBe(400)
  const html = await refused.text()
  for (const word of ['kalanın gününden az olmayan', 'Sıfırdan büyük bir tutar girin', 'value="çok"'])
    expect(html).toContain(word)
  expect(await readSetting(db, depositTermsSetting)).toMatchObject({ restDueDays: 30, leastDays: 45 })
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
  ['/admin/settings/payments', 'Payment settings'],
  ['/ar/admin/settings/payments', 'إعدادات الدفع'],
])('%s speaks its language', async (path, title) => {
  const { open } = await aDesk()

  expect((await open(path)).html).toContain(title)
})
