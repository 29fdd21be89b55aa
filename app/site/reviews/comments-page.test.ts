import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { own } from '#modules/content/data/tables.server.ts'
import { importReviews } from '#modules/content/index.server.ts'
import { aTravellerReview } from '#modules/content/testing/a-traveller-review.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const approved = {
  id: 'r1',
  demo: false,
  language: 'tr',
  rating: 5,
  scores: { guide: 5, hotel: 4, organisation: 5, value: 4 },
  date: '2026-11-02',
  city: 'Bursa',
  tourKind: 'umrah',
  name: 'Hatice K.',
  text: 'Sandalye otelin kapısında hazırdı.',
  reply: null,
  status: 'approved',
}
const written = {
  rating: '4',
  name: 'Ayşe Y.',
  email: 'ayse@example.com',
  text: 'Rehberimiz çok sabırlıydı.',
  tour: '',
}

async function setUp(reviews: object[] = [approved]) {
  const db = await testDb()
  await importReviews(db, { reviews })
  const app = await testApp({ db })
  const pending = () => own(db).selectFrom('reviews').selectAll().where('status', '=', 'pending').execute()
  return { db, app, pending, get: async (path: string) => (await getPage(app, path)).text() }
}

test.each([
  ['/tr/yorumlar', 'tr', 'Yolcu yorumları'],
  ['/tr/comments', 'tr', 'Yolcu yorumları'],
  ['/comments', 'en', 'Reviews'],
  ['/ar/comments', 'ar', 'آراء المسافرين'],
])('shows reviews and the form at %s', async (path, lang, title) => {
  const { app } = await setUp()

  const page = await getPage(app, path)
  const html = await page.text()

  expect(page.status).toBe(200)
  expect(html).toContain(`<html lang="${lang}"`)
  expect(html).toContain(`<h1>${title}</h1>`)
  expect(html.match(/<input[^>]*type="radio"[^>]*name="rating"/g)).toHaveLength(5)
})

test('names the tour that a review is about and leads to its departures, what those gave who travelled before all reviews', async () => {
  const db = await testDb()
  await aDeparture(db, { tour: { code: 'NEARONE', name: { tr: 'Yakın umre', en: 'Near', ar: 'قريبة' } } })
  await importReviews(db, { reviews: [{ ...approved, tour: 'NEARONE' }] })

  for (const bus of ['yes', 'yes', 'no', 'none'] as const) await aTravellerReview(db, { rating: 4, answers: { bus } })

  const html = await (await getPage(await testApp({ db }), '/tr/comments')).text()

  expect(html).toContain('4,0 / 5')
  expect(html.indexOf('Bizimle seyahat eden 4 kişinin ortalaması')).toBeLessThan(html.indexOf('Sandalye otelin'))
  expect(html).toMatch(/Otobüsler zamanında geldi.*%67 evet.*3 cevap/)
  expect(html).toMatch(/<a href="\/tr\/tours\?q=Yak%C4%B1n(\+|%20)umre"[^>]*>Yakın umre<\/a>/)
})

test('shows rating, name, date and words of approved reviews, and no average of what nobody could verify', async () => {
  const { get } = await setUp([
    approved,
    { ...approved, id: 'r2', rating: 4, language: 'en' },
    { ...approved, id: 'r3', status: 'pending', text: 'Bunu kimse görmedi.' },
  ])

  const html = await get('/tr/yorumlar')

  expect(html).toContain('Sandalye otelin kapısında hazırdı.')
  expect(html).toContain('Hatice K.')
  expect(html).toContain('2 Kasım 2026')
  expect(html).toContain('5 yıldız')
  expect(html).toContain('Sitedeki formdan yazıldı')
  expect(html).not.toContain('ortalaması')
  expect(html).not.toContain('Bunu kimse görmedi.')
})

test.each([
  ['/yorumlar', '/comments'],
  ['/ar/yorumlar', '/ar/comments'],
  ['/en/comments', '/comments'],
])('%s is for good at %s', async (path, target) => {
  const { app } = await setUp()

  const page = await getPage(app, path)

  expect([page.status, page.headers.get('location')]).toEqual([301, target])
})

test.each(['/tr/yorumlar', '/tr/comments'])('%s is known to search engines as /tr/yorumlar', async (path) => {
  const { get } = await setUp()

  const html = await get(path)

  expect(html).toContain('<link rel="canonical" href="http://kafile.test/tr/yorumlar"/>')
  expect(html).toContain('hrefLang="en" href="http://kafile.test/comments"')
  expect(html).toContain('hrefLang="ar" href="http://kafile.test/ar/comments"')
})

test.each([
  ['/tr/yorumlar', ['/comments', '/ar/comments']],
  ['/comments', ['/tr/yorumlar', '/ar/comments']],
])('the language menu of %s leads to %j', async (path, targets) => {
  const { get } = await setUp()

  const links = [...(await get(path)).matchAll(/<a[^>]*hrefLang="\w+"[^>]*>/gi)].map(([link]) => link).join('\n')

  for (const target of targets) expect(links).toContain(`href="${target}"`)
})

test('comes page by page; pages behind the end are none', async () => {
  const { app, get } = await setUp(
    Array.from({ length: 12 }, (_, index) => ({ ...approved, id: `r${10 + index}`, text: `Yorum ${index}.` })),
  )

  const [first, second] = [await get('/tr/yorumlar'), await get('/tr/yorumlar?page=2')]

  expect([first, second].map((html) => html.match(/<article/g)?.length)).toEqual([10, 2])
  expect(first).toContain('href="/tr/yorumlar?page=2"')
  expect((await getPage(app, '/tr/yorumlar?page=3')).status).toBe(404)
  expect((await getPage(app, '/tr/yorumlar?page=x')).status).toBe(404)
})

test('filters by rating, marks the choice and keeps it on the next page', async () => {
  const { app, get } = await setUp([
    ...Array.from({ length: 11 }, (_, index) => ({ ...approved, id: `r${10 + index}`, rating: 3 })),
    { ...approved, text: 'Beş yıldızlı.' },
  ])

  const html = await get('/tr/yorumlar?rating=3')

  expect(html).not.toContain('Beş yıldızlı.')
  expect(html).toMatch(/<a href="\/tr\/yorumlar\?rating=3"[^>]*aria-current="true"/)
  expect(html).toContain('href="/tr/yorumlar?rating=3&amp;page=2"')
  expect(await get('/tr/yorumlar?rating=1')).toContain('Bu puanla yazılmış yorum yok.')
  expect((await getPage(app, '/tr/yorumlar?rating=6')).status).toBe(404)
})

test('keeps what a traveller wrote until it is approved', async () => {
  const { db, app, pending, get } = await setUp([])
  const { id } = await aDeparture(db)
  const code = id.slice(22)
  expect(await get('/tr/yorumlar')).toContain(`<option value="${code}">`)

  const answer = await postForm(app, '/tr/yorumlar', { ...written, tour: code })
  const sent = await get(answer.headers.get('location') ?? '')

  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/tr/request-sent?of=review'])
  expect(await pending()).toMatchObject([{ rating: 4, language: 'tr', tour_code: code, email: 'ayse@example.com' }])
  expect(sent).toContain('Teşekkürler. Yorumunuz onaylandıktan sonra yayımlanacaktır.')
  expect(await get('/tr/yorumlar')).not.toContain('Rehberimiz çok sabırlıydı.')

  await own(db).updateTable('reviews').set({ status: 'approved' }).execute()

  const html = await get('/tr/yorumlar')
  expect(html).toContain('Rehberimiz çok sabırlıydı.')
  expect(html).not.toContain('ayse@example.com')
})

test.each([
  ['', { rating: '' }, 'review.rating-1', 'Give a rating from 1 to 5'],
  ['/tr', { rating: '6' }, 'review.rating-1', '1 ile 5 arasında bir puan verin'],
  ['/ar', { email: 'a@b' }, 'review.email', 'يرجى إدخال بريد إلكتروني صحيح'],
  ['', { text: 'Good' }, 'review.text', 'Write at least 10 characters'],
  ['', { name: '' }, 'review.name', 'Please fill in all required fields'],
  ['', { tour: 'NOWHERE' }, 'review.tour', 'Choose one from the list'],
])('gives the form back under %s with %j, and leads to %s', async (prefix, change, field, message) => {
  const { app, pending } = await setUp()

  const answer = await postForm(app, `${prefix}/comments`, { ...written, ...(change as Record<string, string>) })
  const html = await answer.text()

  expect(answer.status).toBe(422)
  expect(html).toContain(message)
  expect(html).toContain(`href="#${field}"`)
  expect(html).toContain(`id="${field}"`)
  expect(await pending()).toEqual([])
})

test('keeps the stars and words that were chosen', async () => {
  const { app } = await setUp()

  const html = await (await postForm(app, '/comments', { ...written, name: '' })).text()

  expect(html).toMatch(/<input(?=[^>]*name="rating")(?=[^>]*value="4")(?=[^>]*checked)[^>]*>/)
  expect(html).toContain('Rehberimiz çok sabırlıydı.</textarea>')
})

test('thanks programs that fill in every field, and keeps nothing of them', async () => {
  const { app, pending } = await setUp()

  const answer = await postForm(app, '/comments', { ...written, website: 'x' })

  expect([answer.status, await pending()]).toEqual([303, []])
})

test.each([
  ['/comments', 'Your review could not be sent. Please try again.'],
  ['/tr/yorumlar', 'Yorumunuz gönderilemedi. Lütfen tekrar deneyin.'],
  ['/ar/comments', 'تعذّر إرسال تقييمك. يرجى المحاولة مرة أخرى.'],
])('says at %s that a review could not be kept, and keeps what was typed', async (path, words) => {
  const { db, app } = await setUp()
  await sql`alter table reviews add constraint nothing_new check (status <> 'pending')`.execute(db)

  const answer = await postForm(app, path, written)
  const html = await answer.text()
  await sql`alter table reviews drop constraint nothing_new`.execute(db)

  expect(answer.status).toBe(500)
  expect(html).toContain(words)
  expect(html).toContain('value="Ayşe Y."')
})
