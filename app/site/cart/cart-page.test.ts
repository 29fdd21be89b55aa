import { expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function setUp() {
  const db = await testDb()
  const tour = await aDeparture(db, {
    departsOn: '2031-02-12',
    salesCloseOn: '2031-02-01',
    tour: { name: { tr: 'Recep umresi', en: 'Rajab Umrah', ar: 'عمرة رجب' } },
  })
  return { db, app: await testApp({ db }), tour, cookie: { cookie: `cartLines=${tour.id}~double~2` } }
}

test.each([
  ['/sepet', 'en', 'ltr', ['Subtotal', 'Tax (18%), included', 'Shipping', 'Free', 'Total', 'Go to checkout']],
  ['/tr/sepet', 'tr', 'ltr', ['Ara toplam', 'Vergi (%18), fiyata dâhil', 'Kargo', 'Ücretsiz', 'Toplam', 'Ödemeye geç']],
  ['/ar/sepet', 'ar', 'rtl', ['المجموع الفرعي', 'مجاني']],
])('shows %s in %s', async (path, lang, dir, words) => {
  const { app, cookie } = await setUp()

  const answer = await getPage(app, path, cookie)
  const html = await answer.text()

  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(html).toContain(`<html lang="${lang}" dir="${dir}"`)
  expect(words.filter((word) => !html.includes(word))).toEqual([])
  expect(html).toContain('noindex')
})

test.each([
  ['/sepet', '<b>Travellers</b> in a double room', '2 travellers × ', '1 double room'],
  ['/tr/sepet', '<b>Yolcu</b> iki kişilik odada', '2 yolcu × ', '1 iki kişilik oda'],
  ['/ar/sepet', '<b>المسافرون</b> في غرفة مزدوجة', 'مسافران × ', 'غرفة مزدوجة واحدة'],
])('%s counts people, and says in how many rooms they sleep', async (path, label, times, rooms) => {
  const { app, cookie } = await setUp()

  const html = (await (await getPage(app, path, cookie)).text()).replaceAll('<!-- -->', '')

  expect([label, times, rooms].filter((words) => !html.includes(words))).toEqual([])
})

test.each([
  [90, 'Yerinizi \u20661.076\u00a0$\u2069 kaporayla da ayırtabilirsiniz'],
  [40, 'Kalkışa az kaldığı için kapora alınmıyor'],
])('says what deposit is enough for a journey in %i days, before anything binds', async (days, words) => {
  const { db, app } = await setUp()
  const tour = await aDeparture(db, { departsOn: addDays(dayInIstanbul(new Date()), days) })
  const cookie = { cookie: `cartLines=${tour.id}~double~2` }

  const cart = await (await getPage(app, '/tr/sepet', cookie)).text()
  const checkout = await (await getPage(app, '/tr/odeme', cookie)).text()

  expect(cart).toContain(words)
  expect(checkout.slice(0, checkout.indexOf('Ödeme yükümlülüğüyle'))).toContain(words)
})

test('shows the empty cart, also for a cookie that is no cart', async () => {
  const { app } = await setUp()

  expect(await (await getPage(app, '/tr/sepet')).text()).toContain('Sepetiniz boş')
  expect(await (await getPage(app, '/tr/sepet', { cookie: 'cartLines={bad' })).text()).toContain('Sepetiniz boş')
})

test('changes the cart without script and offers to take a removal back', async () => {
  const { app, tour, cookie } = await setUp()

  const answer = await postForm(app, '/tr/sepet', { intent: 'remove', line: `${tour.id}~double~2` }, cookie)
  const location = answer.headers.get('location') ?? ''

  expect(answer.status).toBe(303)
  expect(answer.headers.getSetCookie()[0]).toMatch(/^cartLines=; .*Max-Age=0/)
  const html = await (await getPage(app, location)).text()
  expect(html).toContain('“Recep umresi” sepetten çıkarıldı')
  expect(html).toContain(`value="${tour.id}~double~2"`)
})

test('adds a tour by its form', async () => {
  const { app, tour } = await setUp()

  const answer = await postForm(app, '/tr/sepet', {
    intent: 'add',
    tourId: tour.id,
    'fare-double': '2',
    'fare-baby': '1',
  })

  expect(answer.headers.getSetCookie()[0]).toContain(`cartLines=${tour.id}~double~2.${tour.id}~baby~1`)
})

test('says of a full tour that it is full and does not lead to the checkout', async () => {
  const { db, app } = await setUp()
  const full = await aDeparture(db, { departsOn: '2031-02-12', salesCloseOn: '2031-02-01', capacity: 1, seatsSold: 1 })

  const html = await (await getPage(app, '/tr/sepet', { cookie: `cartLines=${full.id}~double~1` })).text()

  expect(html).toContain('10 günlük tur doldu')
  expect(html).not.toContain('/tr/odeme?')
})
