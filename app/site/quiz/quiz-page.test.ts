import { expect, test } from 'vitest'
import { readQuizDeck } from '#db/seed/read-quiz-deck.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { importCatalogue } from '#modules/catalog/index.server.ts'
import { aDeck, aDepartureOf, aTour } from '#modules/catalog/testing/builders.ts'
import { importQuiz } from '#modules/engagement/index.server.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const departsOn = addDays(dayInIstanbul(new Date()), 60)

async function aQuiz() {
  const db = await testDb()
  await importQuiz(db, readQuizDeck())
  const deck = aDeck({ tours: [aTour('near')], departures: [aDepartureOf('near', departsOn)] })
  await db.transaction().execute((tx) => importCatalogue(tx, deck))
  return testApp({ db })
}

const all =
  'a=season.any&a=days.10&a=companions.couple&a=walking.easy&a=room.double&a=nearness.near&a=budget.-&a=first-time.no'

test.each([
  ['/quiz', 'en', 'Question 1 of 8', 'When would you like to go?'],
  ['/tr/quiz', 'tr', 'Soru 1 / 8', 'Ne zaman gitmek istersiniz?'],
  ['/ar/quiz', 'ar', 'السؤال 1 من 8', 'متى تودّ السفر؟'],
])('asks the first question at %s', async (path, lang, progress, question) => {
  const page = await getPage(await aQuiz(), path)
  const html = await page.text()

  expect(page.status).toBe(200)
  expect(html).toContain(`<html lang="${lang}"`)
  expect(html).toContain(progress)
  expect(html).toContain(question)
  expect(html).not.toContain('name="robots"')
})

test('sends /en/quiz to /quiz for good', async () => {
  const page = await getPage(await aQuiz(), '/en/quiz')

  expect([page.status, page.headers.get('location')]).toEqual([301, '/quiz'])
})

test('carries the answers on, and leads back and past a question', async () => {
  const page = await getPage(await aQuiz(), '/tr/quiz?a=season.ramadan&a=days.10')
  const html = await page.text()

  expect(html).toContain('Kiminle gidiyorsunuz?')
  expect(html).toContain('<input type="hidden" name="a" value="season.ramadan"/>')
  expect(html).toContain('<input type="hidden" name="a" value="days.10"/>')
  expect(html).toContain('value="companions.couple"')
  expect(html).toContain('href="/tr/quiz?a=season.ramadan"')
  expect(html).toContain('href="/tr/quiz?a=season.ramadan&amp;a=days.10&amp;a=companions.-"')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('shows what was answered, each with the way to change it, and how many departures fit', async () => {
  const html = await (await getPage(await aQuiz(), '/tr/quiz?a=season.any&a=days.-')).text()

  expect(html).toContain('aria-label="Ne zaman: Fark etmez. Değiştir"')
  expect(html).toContain('href="/tr/quiz?a=days.-"')
  expect(html).toContain('1 seferden <b>1</b> tanesi size uyuyor')
})

test.each([
  ['tr', 'Size uyan 1 sefer', 'Süresi ayırdığınız günlere uyuyor.'],
  ['en', '1 departure suits you', 'Its length fits the days you have.'],
  ['ar', 'رحلة واحدة تناسبك', 'مدتها توافق الأيام التي خصصتها.'],
])('suggests in %s what suits all answers, with the reasons', async (locale, title, reason) => {
  const page = await getPage(await aQuiz(), `${locale === 'en' ? '' : `/${locale}`}/quiz?${all}`)
  const html = await page.text()

  expect(page.status).toBe(200)
  expect(html).toContain(`${title}</h1>`)
  expect(html).toContain(reason)
  expect(html).toMatch(/href="[^"]*\/tour\/[\d-]+NEAR"/)
  expect(html).toMatch(/href="[^"]*\/call-request"/)
})

test('shows what nearly fits as such', async () => {
  const html = await (await getPage(await aQuiz(), `/tr/quiz?${all.replace('days.10', 'days.8')}`)).text()

  expect(html).toContain('Bu cevaplara tam uyan sefer yok</h1>')
  expect(html).toContain('Az farkla uyanlar')
  expect(html).toContain('Süresi biraz farklı; öteki cevaplarınıza uyuyor.')
})

test('leads to a call and to the list when nothing fits', async () => {
  const html = await (
    await getPage(await aQuiz(), `/tr/quiz?${all.replace('companions.couple', 'companions.friends')}`)
  ).text()

  expect(html).toContain('Bu cevaplara uyan açık sefer yok.')
  expect(html).toContain('href="/tr/call-request"')
  expect(html).toContain('href="/tr/tours/category/umre"')
})

test('asks again what an old address answers in a way that there is not any more', async () => {
  const html = await (
    await getPage(await aQuiz(), `/tr/quiz?${all.replace('days.10', 'days.9')}&a=taste.sweet&a=x`)
  ).text()

  expect(html).toContain('Kaç gün ayırabilirsiniz?')
  expect(html).toContain('Önerileri göster')
  expect(html).not.toContain('taste')
})

test('is not found until there is a quiz', async () => {
  expect((await getPage(await testApp(), '/tr/quiz')).status).toBe(404)
})
