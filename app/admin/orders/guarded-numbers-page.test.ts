import { expect, test } from 'vitest'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { storedNumbers } from '#modules/booking/testing/stored-numbers.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const HINT = '>You may not see identity and passport numbers.'

async function aDesk(staffRole: 'operations' | 'finance') {
  const db = await testDb()
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db, { staffRole })
  const { id } = await anOrder(db)
  return { db, id, page: (path: string) => getPage(app, path, headers), app, headers }
}

test('the form of an order has no fields for numbers that finance may not see, and saving it keeps them', async () => {
  const { db, id, page, app, headers } = await aDesk('finance')
  const path = `/admin/orders/${id}/change`
  const html = await (await page(path)).text()

  expect(html).toContain(HINT)
  expect(html).not.toMatch(/name="travellers\.0\.(?:tckn|passportNo)"/)

  const traveller = /name="travellers\.0\.id" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const papers = { gender: 'female', bornOn: '1960-05-01', nationality: 'TR', passportExpiresOn: '2030-01-01' }
  const person = { id: traveller, firstName: 'Aysel', lastName: 'Yılmaz', ...papers }
  const contact = { firstName: 'Ayşe', lastName: 'Yılmaz', email: 'ayse@example.com', phone: '+905321234567' }
  const sent = {
    intent: 'change',
    version: /name="version" value="(\d+)"/.exec(html)?.[1] ?? '',
    count: '1',
    ...prefixed('travellers.0', person),
    ...prefixed('contact', { ...contact, city: 'İstanbul', country: 'TR' }),
  }
  const own = { origin: 'http://kafile.test', host: 'kafile.test', ...headers }
  expect((await postForm(app, path, sent, own)).status).toBe(302)
  expect(await (await page(`/admin/orders/${id}`)).text()).toContain('Aysel')
  expect(await storedNumbers(db)).toEqual(['10000000146', 'U12345678'])
})

test('operations fill in numbers of papers as ever', async () => {
  const { id, page } = await aDesk('operations')
  const html = await (await page(`/admin/orders/${id}/change`)).text()

  expect(html).not.toContain(HINT)
  expect(html).toContain('name="travellers.0.tckn"')
})

test('lists of travellers are imported only by those who may see numbers of papers', async () => {
  const { id, page } = await aDesk('finance')

  expect((await page(`/admin/orders/${id}/import`)).status).toBe(403)
  expect(await (await page(`/admin/orders/${id}/change`)).text()).not.toContain(`/admin/orders/${id}/import`)
})

function prefixed(start: string, fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${start}.${name}`, value]))
}
