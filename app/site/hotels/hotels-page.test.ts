import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { importCatalogue } from '#modules/catalog/index.server.ts'
import { aDeck, aDepartureOf, aHotel } from '#modules/catalog/testing/builders.ts'
import { importReviews } from '#modules/content/index.server.ts'
import { aTravellerReview } from '#modules/content/testing/a-traveller-review.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const soon = addDays(dayInIstanbul(new Date()), 30)

const near = aHotel('near', {
  slug: { tr: 'yakin-otel', en: 'near-hotel', ar: 'near-hotel' },
  name: { tr: 'Yakın Otel', en: 'Near Hotel', ar: 'فندق القرب' },
  facilities: [{ code: 'lift', text: { tr: 'Asansör', en: 'Lift', ar: 'مصعد' } }],
  roomTypes: [{ code: 'quad', text: { tr: 'Dört kişilik oda', en: 'Quad room', ar: 'غرفة رباعية' } }],
})
const garden = aHotel('garden', {
  city: 'madinah',
  cityName: { tr: 'Medine', en: 'Madinah', ar: 'المدينة المنورة' },
  stars: 4,
})

async function site(hotels = [near, garden]) {
  const db = await testDb()
  const departure = aDepartureOf('anjum', soon)
  await db.transaction().execute((tx) => importCatalogue(tx, aDeck({ hotels, departures: [departure] })))
  return testApp({ db })
}

const htmlOf = async (path: string) => (await getPage(await site(), path)).text()

test.each([
  ['', 'en', 'ltr', 'Hotels'],
  ['/tr', 'tr', 'ltr', 'Oteller'],
  ['/ar', 'ar', 'rtl', 'الفنادق'],
])('%s/hotels lists hotels in its language', async (prefix, lang, dir, title) => {
  const html = await htmlOf(`${prefix}/hotels`)

  expect(html).toMatch(new RegExp(`<html lang="${lang}" dir="${dir}"`))
  expect(html).toContain(`<h1>${title}</h1>`)
  expect(html).toContain('href="' + prefix + '/hotels?city=madinah"')
})

test('a city and a class leave the hotels that have both', async () => {
  const html = await htmlOf('/hotels?city=makkah&stars=5')

  expect(html).toContain('Near Hotel')
  expect(html).not.toContain('Hotel garden')
  expect(html).toContain('<h1>Hotels in Makkah</h1>')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('a hotel shows what those wrote and gave who stayed in it, and what was written of the journeys that stay in it', async () => {
  const db = await testDb()
  const deck = aDeck({ hotels: [near, garden], departures: [aDepartureOf('anjum', soon)] })
  const review = {
    demo: false,
    language: 'tr',
    rating: 5,
    scores: { guide: 5, hotel: 5, organisation: 5, value: 5 },
    date: '2026-11-02',
    city: 'Bursa',
    tourKind: 'umrah',
    name: 'Hatice K.',
    reply: null,
    status: 'approved',
  }
  await db.transaction().execute(async (tx) => {
    await importCatalogue(tx, deck)
    await importReviews(tx, {
      reviews: [
        { ...review, id: 'r1', tour: deck.tours[0]?.code, text: 'Asansör hiç bekletmedi.' },
        { ...review, id: 'r2', tour: 'ELSEWHERE', text: 'Başka bir otelde kaldık.' },
      ],
    })
  })

  const stay = { hotelKeys: [near.key], answers: { walk: 'yes' } } as const
  for (const text of ['Yürüyüş kısaydı.', 'Söyledikleri kadar sürdü.', 'Ne bir eksik ne fazla.'])
    await aTravellerReview(db, { ...stay, text })
  await aTravellerReview(db, {
    tourCode: deck.tours[0]?.code ?? '',
    hotelKeys: ['other'],
    text: 'O yıl oteli başkaydı.',
  })
  await sql`update reviews set written_on = '2027-01-01' where body = 'Asansör hiç bekletmedi.'`.execute(db)

  const html = await (await getPage(await testApp({ db }), '/tr/hotels/yakin-otel')).text()

  expect(html).toContain('Bu otelde kalanların yorumları')
  expect(html).toContain('Bizimle seyahat eden 3 kişinin ortalaması')
  expect(html).toMatch(/Harem’e yürüyüş söylendiği kadardı.*%100 evet/)
  expect(html).not.toContain('O yıl oteli başkaydı.')
  expect(html).toContain('Asansör hiç bekletmedi.')
  expect(html).not.toContain('Başka bir otelde kaldık.')
})

test('says that nothing fits, and leads back to all', async () => {
  const html = await htmlOf('/tr/hotels?city=mekke&stars=1')

  expect(html).toContain('Bu seçimle otel yok')
  expect(html).toContain('Bütün otelleri göster')
})

test('an address that cannot be read is a bad request that says so', async () => {
  const page = await getPage(await site(), '/hotels?stars=many')

  expect(page.status).toBe(400)
  expect(await page.text()).toContain('stars')
})

test('a long list comes page by page', async () => {
  const many = Array.from({ length: 30 }, (_, index) => aHotel(`house-${index}`))
  const app = await site([near, ...many])

  const first = await (await getPage(app, '/hotels')).text()
  const second = await (await getPage(app, '/hotels?page=2')).text()

  expect(first).toContain('href="/hotels?page=2"')
  expect(second).toContain('25–31')
})

test.each([
  ['', 'near-hotel', 'Near Hotel', 'Quad room'],
  ['/tr', 'yakin-otel', 'Yakın Otel', 'Dört kişilik oda'],
  ['/ar', 'near-hotel', 'فندق القرب', 'غرفة رباعية'],
])('%s/hotels/%s shows the hotel in its language', async (prefix, link, name, room) => {
  const page = await getPage(await site(), `${prefix}/hotels/${link}`)
  const html = await page.text()

  expect(page.status).toBe(200)
  expect(html).toContain(`<bdi>${name}</bdi></h1>`)
  expect(html).toContain(room)
  expect(html).toContain('hrefLang="tr" href="http://kafile.test/tr/hotels/yakin-otel"')
  expect(html).toContain('role="img"')
})

test('names the next departure that stays there with its price, and leads to it', async () => {
  const html = await htmlOf('/hotels/near-hotel')

  expect(html).toMatch(/href="\/tour\/[^"]*-ANJUM"/)
  expect(html).toContain('$2,190')
})

test('tells search engines where it is', async () => {
  const html = await htmlOf('/hotels/near-hotel')
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  )

  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'Hotel',
      address: expect.objectContaining({ postalCode: '21955', addressLocality: 'Makkah', addressCountry: 'SA' }),
    }),
  )
})

test('the link of another language leads to the own one for good', async () => {
  const page = await getPage(await site(), '/hotels/yakin-otel')

  expect([page.status, page.headers.get('location')]).toEqual([301, '/hotels/near-hotel'])
})

test.each([
  ['', 'Hotel not found: /hotels/nowhere'],
  ['/tr', 'Otel bulunamadı: /tr/hotels/nowhere'],
  ['/ar', 'الفندق غير موجود'],
])('%s/hotels/nowhere is missing and says so', async (prefix, message) => {
  const page = await getPage(await site(), `${prefix}/hotels/nowhere`)

  expect(page.status).toBe(404)
  expect(await page.text()).toContain(message)
})

test('a question about a hotel is kept without script and thanked for', async () => {
  const answer = await postForm(await site(), '/tr/hotels/yakin-otel', {
    name: 'Ayşe Yılmaz',
    phone: '+90 532 123 45 67',
    message: 'Nisan başında dört kişilik oda var mı?',
    consent: 'on',
  })

  expect(answer.status).toBe(303)
})

test('a question without a phone comes back as it was typed', async () => {
  const answer = await postForm(await site(), '/hotels/near-hotel', { name: 'Ada', message: 'Rooms in April?' })

  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('Rooms in April?')
})

test('the page of a tour leads to its hotels', async () => {
  const app = await site()
  const [, path = ''] = /href="(\/tour\/[^"]*)"/.exec(await (await getPage(app, '/hotels/near-hotel')).text()) ?? []

  expect(await (await getPage(app, path)).text()).toContain('href="/hotels/near-hotel"')
})
