import { expect, test } from './support/journey.ts'

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

for (const [index, reader] of readers.entries()) {
  test(`no value breaks ${reader('…').slice(0, 40)} (${index})`, async ({ request }) => {
    const answers = await Promise.all(
      hostile.map(async (text) => {
        const answer = await request.get(reader(escapeUnlessBroken(text)), { maxRedirects: 0, failOnStatusCode: false })
        return { text: text.slice(0, 40), status: answer.status(), body: await answer.text() }
      }),
    )

    expect(answers.filter(({ status }) => status >= 500).map(({ text, status }) => `${status} ${text}`)).toEqual([])
    expect(answers.filter(({ body }) => /\bat .+\.(ts|js):\d+/.test(body)).map(({ text }) => text)).toEqual([])
  })
}

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

for (const path of writers) {
  for (const [name, type, body] of bodies) {
    test(`${path} refuses ${name} in order`, async ({ request, baseURL }) => {
      const answer = await request.post(path, {
        headers: { 'Content-Type': type, Origin: baseURL ?? '', 'Idempotency-Key': crypto.randomUUID() },
        data: Buffer.from(body),
        maxRedirects: 0,
        failOnStatusCode: false,
      })

      expect(answer.status(), await answer.text()).toBeLessThan(500)
      expect(await answer.text()).not.toMatch(/\bat .+\.(ts|js):\d+/)
    })
  }
}

test('hostile cookies are ignored', async ({ request }) => {
  const answers = await Promise.all(
    ['/tr', '/tr/sepet', '/tr/odeme', '/tr/admin/orders', '/api/custom/me'].map((path) =>
      request.get(path, {
        headers: {
          Cookie: `token=${'x'.repeat(2000)}; cartLines=%%%~~..~-1; lang=<b>; user='--; referral=${'9'.repeat(500)}`,
        },
        maxRedirects: 0,
        failOnStatusCode: false,
      }),
    ),
  )

  expect(answers.map((answer) => answer.status()).filter((status) => status >= 500)).toEqual([])
})

test('a form sent by another site is refused', async ({ request }) => {
  const answer = await request.post('/api/v1/checkout', {
    headers: {
      Origin: 'https://elsewhere.example',
      'Sec-Fetch-Site': 'cross-site',
      'Content-Type': 'application/json',
    },
    data: Buffer.from('{}'),
    failOnStatusCode: false,
  })

  expect(answer.status()).toBe(403)
})

/** Values that are broken escapes on purpose travel as they are. */
function escapeUnlessBroken(text: string): string {
  return text.startsWith('%') ? text : encodeURIComponent(text)
}
