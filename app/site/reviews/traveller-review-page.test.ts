import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { formatMonth } from '#kernel/format-date.ts'
import { anAskedOrder, tokenOf } from '#modules/opinions/testing/asked.ts'
import { demonstrationSetting } from '#modules/staff-desk/index.server.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const WORDS = 'Otel söylendiği gibiydi, yalnız ilk gün otobüsü bekledik.'
const written = {
  rating: '4',
  'answers.hotel': 'yes',
  'answers.walk': 'none',
  'answers.bus': 'no',
  'answers.guide': 'yes',
  text: WORDS,
  name: 'Ayşe Y.',
  consent: 'on',
}

async function asked(...wish: Parameters<typeof anAskedOrder> extends [unknown, ...infer Rest] ? Rest : never) {
  const db = await testDb()
  const app = await testApp({ db })
  const order = await anAskedOrder(db, ...wish)
  const path = `/tr/review/${await tokenOf(db)}`
  const reviews = async () => (await sql<Record<string, unknown>>`select * from reviews`.execute(db)).rows
  return {
    db,
    order,
    path,
    reviews,
    get: async (to = path) => (await getPage(app, to)).text(),
    answer: (to = path) => getPage(app, to),
    send: (fields: Record<string, string> = written, to = path) => postForm(app, to, fields),
  }
}

test.each([
  ['/tr', 'Yolculuğunuz nasıldı?', 'Kaldığınız otel, size söylenen otel miydi?', 'Bana bir daha sormayın'],
  ['', 'How was your journey?', 'Was it the hotel that you were promised?', 'Do not ask me again'],
  ['/ar', 'كيف كانت رحلتك؟', 'هل كان الفندق هو الفندق الذي وعدناك به؟', 'لا تسألوني مرة أخرى'],
])('the address opens the form in %s, and is a secret that is passed on to nobody', async (prefix, ...texts) => {
  const { db, answer } = await asked()

  const page = await answer(`${prefix}/review/${await tokenOf(db)}`)
  const html = await page.text()

  expect(page.status).toBe(200)
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(page.headers.get('x-robots-tag')).toContain('noindex')
  for (const text of texts) expect(html).toContain(text)
  expect(html.match(/<input[^>]*type="radio"/g)).toHaveLength(5 + 4 * 4)
  expect(html).toMatch(/<input(?=[^>]*name="name")(?=[^>]*value="Ayşe Y\.")[^>]*>/)
})

test.each([
  ['umrah', 9, ['hotel', 'walk', 'bus', 'guide']],
  ['regional', 9, ['hotel', 'bus', 'guide', 'program']],
  ['day', 0, ['bus', 'guide', 'program', 'included']],
] as const)('four facts are asked about that fit a journey of the kind %s', async (kind, nights, facts) => {
  const { get } = await asked({}, { kind, ...(nights === 0 ? { stays: [] } : {}) })

  const html = await get()

  expect([...new Set([...html.matchAll(/name="answers\.(\w+)"/g)].map(([, fact]) => fact))]).toEqual(facts)
})

test('what is sent waits for staff as of one who travelled with us, and is theirs to correct until then', async () => {
  const { order, path, reviews, send, get } = await asked()

  const first = await send()
  const thanks = await get(first.headers.get('location') ?? '')
  await send({ ...written, rating: '5', text: 'Otobüs sonra hep zamanında geldi.' })
  const again = await get()

  expect([first.status, first.headers.get('location')]).toEqual([303, `${path}?saved=1`])
  expect(thanks).toContain('Teşekkürler, yazdıklarınız bize ulaştı.')
  expect(await reviews()).toMatchObject([
    {
      order_id: order.orderId,
      status: 'pending',
      is_verified: true,
      is_sample: false,
      rating: 5,
      version: 2,
      travelled_on: order.departsOn,
      tour_code: order.tourId.slice(22),
      answers: { hotel: 'yes', walk: 'none', bus: 'no', guide: 'yes' },
    },
  ])
  expect(again).toContain('Otobüs sonra hep zamanında geldi.</textarea>')
  expect(again).toContain('Değişikliği gönder')
})

test('once staff have decided the address changes nothing any more', async () => {
  const { db, reviews, send, get } = await asked()
  await send()
  await sql`update reviews set status = 'approved'`.execute(db)

  const late = await send({ ...written, text: 'Bunu kimse onaylamadı.' })

  expect(late.status).toBe(409)
  expect(await get()).toContain('Yorumunuz hakkında karar verildi')
  expect(await reviews()).toMatchObject([{ body: WORDS }])
})

test.each([
  [{ rating: '' }, 'review.rating-1', '1 ile 5 arasında bir puan verin'],
  [{ 'answers.bus': '' }, 'review.answers.bus-yes', 'Birini seçin.'],
  [{ 'answers.bus': 'maybe' }, 'review.answers.bus-yes', 'Birini seçin.'],
  [{ text: 'İyi' }, 'review.text', 'En az 10 karakter'],
  [{ name: '' }, 'review.name', 'Adınızı'],
  [{ consent: '' }, 'review.consent', 'Yayımlayabilmemiz için'],
])('gives the form back with %j, leads to %s and keeps what was typed', async (change, field, message) => {
  const { reviews, send } = await asked()

  const answer = await send({ ...written, ...(change as Record<string, string>) })
  const html = await answer.text()

  expect(answer.status).toBe(422)
  expect(html).toContain(message)
  expect(html).toContain(`href="#${field}"`)
  expect(html).toContain(`id="${field}"`)
  expect(html).toMatch(/<input(?=[^>]*name="answers\.guide")(?=[^>]*value="yes")(?=[^>]*checked)[^>]*>/)
  expect(await reviews()).toEqual([])
})

test.each([
  ['is of nobody', `update review_requests set token = 'AAAAAAAAAAAAAAAAAAAAAA'`],
  ['is past its last day', `update review_requests set ends_on = '2020-01-01'`],
  ['is of people who are forgotten', `update orders set erased_at = now()`],
  ['is of an order that was cancelled', `update orders set state = 'cancelled'`],
])('an address that %s opens nothing and keeps nothing', async (_what, change) => {
  const { db, answer, send, reviews } = await asked()
  await sql.raw(change).execute(db)

  expect([(await answer()).status, (await send()).status, await reviews()]).toEqual([404, 404, []])
})

test('one press is enough not to be asked any more', async () => {
  const { db, path, send, get } = await asked()

  const left = await send({ intent: 'leave' })

  expect([left.status, left.headers.get('location')]).toEqual([303, `${path}?left=1#leave-me`])
  expect(await get()).toContain('Tamam, size bir daha sormayacağız.')
  const { rows } = await sql`select refused_by from review_requests where refused_at is not null`.execute(db)
  expect(rows).toEqual([{ refused_by: 'ayse@example.com' }])
})

test('what is written in a demonstration is marked as invented', async () => {
  const { db, send, reviews } = await asked()
  await writeSetting(db, demonstrationSetting, {
    startedAt: new Date().toISOString(),
    done: 1,
    of: 1,
    isFinished: true,
  })

  await send()

  expect(await reviews()).toMatchObject([{ is_sample: true }])
})

test('staff see the order, the answers and the month, who was asked and who wrote, and publish it', async () => {
  const { db, order, send } = await asked()
  await send()
  const { headers } = await staffSignedIn(db, { staffRole: 'owner' })
  const app = await testApp({ db })
  const month = formatMonth(order.departsOn.slice(0, 7), 'tr')

  const list = await (await getPage(app, '/tr/admin/reviews', headers)).text()
  const { rows } = await sql<{ id: string }>`select public_id as id from reviews`.execute(db)
  await postForm(app, '/tr/admin/reviews', { id: rows[0]?.id ?? '', version: '1', intent: 'approve' }, headers)
  const shown = await (await getPage(app, '/tr/yorumlar')).text()

  expect(list).toContain(`href="/tr/admin/orders/${order.id}"`)
  for (const words of ['1 müşteriye soruldu', '1 kişi yazdı', 'Otobüsler zamanında geldi', month])
    expect(list).toContain(words)
  for (const words of [WORDS, 'Bizimle seyahat etti', month, 'Otobüsler zamanında geldi'])
    expect(shown).toContain(words)
  expect(shown).not.toContain(order.orderNo)
  expect(shown).not.toContain('ayse@example.com')
})

test('staff who may not see orders see neither number nor way to one', async () => {
  const { db, order, send } = await asked()
  await send()
  const { headers } = await staffSignedIn(db, { staffRole: 'content' })

  const list = await (await getPage(await testApp({ db }), '/tr/admin/reviews', headers)).text()

  expect(list).toContain('1 müşteriye soruldu')
  expect(list).not.toContain(order.orderNo)
})
