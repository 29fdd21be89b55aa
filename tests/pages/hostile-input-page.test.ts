import { expect, test } from 'vitest'
import { layOutSeason } from '#tests/setup/demo-site.ts'
import { testDatabase } from '#tests/setup/test-db.ts'
import { aSite } from '#tests/setup/test-site.ts'

const hostile = [
  "'; drop table orders; --",
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00',
  '%E0%A4%A',
  '{{7*7}}',
  'A'.repeat(3000),
  '🕋'.repeat(200),
  '-1',
  '99999999999999999999999',
  '1e309',
  'NaN',
  '__proto__',
]

const readers = [
  (text: string) => `/tour/${text}`,
  (text: string) => `/tr/tour/${text}`,
  (text: string) => `/payment/${text}`,
  (text: string) => `/payment/${text}/success`,
  (text: string) => `/kategoriler/${text}`,
  (text: string) => `/tours/month/${text}`,
  (text: string) => `/tours/duration/${text}`,
  (text: string) =>
    `/tours?month=${text}&duration=${text}&stars=${text}&priceMax=${text}&q=${text}&page=${text}&sort=${text}`,
  (text: string) => `/api/v1/tours?month=${text}&duration=${text}&stars=${text}&page=${text}&sort=${text}`,
  (text: string) => `/api/v1/tours/${text}`,
  (text: string) => `/api/v1/payments/${text}`,
  (text: string) => `/api/v1/orders/${text}?t=${text}`,
  (text: string) => `/${text}`,
]

test('no value in an address breaks a page or a call', async () => {
  const { ask } = await aFilledSite()
  const wrong: string[] = []

  for (const reader of readers)
    for (const text of hostile) {
      const path = reader(escapeUnlessBroken(text))
      const { status, text: body } = await ask(path)
      if (isBroken(status, body)) wrong.push(`${status} ${path.slice(0, 80)}`)
    }

  expect(wrong).toEqual([])
})

const writers = ['/api/v1/cart/quote', '/api/v1/checkout', '/auth/local', '/api/v1/admin/session', '/sepet', '/odeme']

const bodies: [name: string, type: string, body: string][] = [
  ['nothing', 'application/json', ''],
  ['half a JSON', 'application/json', '{"items":['],
  ['a bare array', 'application/json', '[]'],
  ['null', 'application/json', 'null'],
  ['a number', 'application/json', '42'],
  ['a wrong shape', 'application/json', '{"items":{"__proto__":{"admin":true}},"contact":7}'],
  ['two megabytes', 'application/json', JSON.stringify({ note: 'x'.repeat(2_000_000) })],
  ['XML', 'application/xml', '<a/>'],
  ['an empty form', 'application/x-www-form-urlencoded', ''],
  ['a hostile form', 'application/x-www-form-urlencoded', 'intent=add&tourId=%27%3B--&fare=%00&quantity=-1e9'],
  ['a broken multipart', 'multipart/form-data; boundary=x', '--x\r\nnonsense'],
]

test.each(writers)('%s refuses every broken body in order', async (path) => {
  const { ask } = await aSite()
  const wrong: string[] = []

  for (const [name, type, body] of bodies) {
    const headers = { 'content-type': type, ...OWN_SITE, 'idempotency-key': crypto.randomUUID() }
    const { status, text } = await ask(path, headers, 'POST', body)
    if (isBroken(status, text)) wrong.push(`${name}: ${status}`)
  }

  expect(wrong).toEqual([])
})

test('hostile cookies are ignored', async () => {
  const { ask } = await aSite()
  const cookie = `token=${'x'.repeat(2000)}; cartLines=%%%~~..~-1; lang=<b>; user='--; referral=${'9'.repeat(500)}`
  const statuses: number[] = []

  for (const path of ['/tr', '/tr/sepet', '/tr/odeme', '/tr/admin/orders', '/api/custom/me'])
    statuses.push((await ask(path, { cookie })).status)

  expect(statuses.filter((status) => status >= 500)).toEqual([])
})

test('a form sent by another site is refused', async () => {
  const { ask } = await aSite()
  const headers = {
    origin: 'https://elsewhere.example',
    'sec-fetch-site': 'cross-site',
    'content-type': 'application/json',
  }

  expect((await ask('/api/v1/checkout', headers, 'POST', '{}')).status).toBe(403)
})

const OWN_SITE = { origin: 'http://kafile.test', host: 'kafile.test' }

async function aFilledSite() {
  const database = await testDatabase()
  await layOutSeason(database.db)
  return aSite(database)
}

/** A fault of ours, or lines of our program in what a stranger reads. */
function isBroken(status: number, body: string): boolean {
  return status >= 500 || /\bat .+\.(ts|js):\d+/.test(body)
}

/** Values that are broken escapes on purpose travel as they are. */
function escapeUnlessBroken(text: string): string {
  return text.startsWith('%') ? text : encodeURIComponent(text)
}
