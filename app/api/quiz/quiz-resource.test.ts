import { expect, test } from 'vitest'
import { readQuizDeck } from '#db/seed/read-quiz-deck.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { importCatalogue } from '#modules/catalog/index.server.ts'
import { aDeck, aDepartureOf, aTour } from '#modules/catalog/testing/builders.ts'
import { importQuiz } from '#modules/engagement/index.server.ts'
import { getPage, postJson, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function aQuiz() {
  const db = await testDb()
  await importQuiz(db, readQuizDeck())
  const departsOn = addDays(dayInIstanbul(new Date()), 60)
  const deck = aDeck({ tours: [aTour('near')], departures: [aDepartureOf('near', departsOn)] })
  await db.transaction().execute((tx) => importCatalogue(tx, deck))
  return testApp({ db })
}

test.each([
  ['tr', 'Ne zaman gitmek istersiniz?', 'En yakın tarihte'],
  ['en', 'When would you like to go?', 'As soon as possible'],
  ['ar', 'متى تودّ السفر؟', 'في أقرب موعد'],
])('answers the questions in %s', async (locale, text, option) => {
  const answer = await getPage(await aQuiz(), `/api/v1/quiz?locale=${locale}`)
  const quiz = await answer.json()

  expect(answer.status).toBe(200)
  expect(quiz).toMatchObject({ id: 'umrah', version: 1, questions: { length: 8 } })
  expect(quiz.questions[0]).toMatchObject({ id: 'season', text, kind: 'single' })
  expect(quiz.questions[0].options[0]).toEqual({ id: 'soonest', text: option })
})

test.each([
  ['tr', 'Size uyan 1 sefer', 'Süresi ayırdığınız günlere uyuyor.'],
  ['en', '1 departure suits you', 'Its length fits the days you have.'],
  ['ar', 'رحلة واحدة تناسبك', 'مدتها توافق الأيام التي خصصتها.'],
])('suggests departures in %s with the reasons', async (locale, reason, why) => {
  const answer = await postJson(await aQuiz(), `/api/v1/quiz/results?locale=${locale}`, {
    version: 1,
    answers: { days: '10', room: 'double' },
  })
  const body = await answer.json()

  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(body.reason).toBe(reason)
  expect(body.tours).toMatchObject([
    { durationDays: 10, perPersonPrice: { amount: '2690.00', currency: 'USD' }, reasons: [why], misses: [] },
  ])
})

test('says when there is nothing to suggest', async () => {
  const answer = await postJson(await aQuiz(), '/api/v1/quiz/results', {
    version: 1,
    answers: { companions: 'friends' },
  })

  expect(await answer.json()).toEqual({ tours: [], reason: expect.stringContaining('Numaranızı bırakın') })
})

test.each([
  [{ version: 1, answers: { taste: 'sweet' } }, 422, 'validation'],
  [{ version: 1, answers: { season: 'monsoon' } }, 422, 'validation'],
  [{ version: 2, answers: {} }, 409, 'quiz_changed'],
  [{ version: 1, answers: {}, name: 'Ayşe' }, 422, 'unknown_field'],
  [{ version: 1 }, 400, 'malformed'],
  [{ version: 'one', answers: {} }, 400, 'malformed'],
])('refuses %j with %i %s', async (body, status, code) => {
  const answer = await postJson(await aQuiz(), '/api/v1/quiz/results', body)

  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ code })
})

test('names the answers that it does not know', async () => {
  const answer = await postJson(await aQuiz(), '/api/v1/quiz/results', { version: 1, answers: { season: 'monsoon' } })

  expect(await answer.json()).toMatchObject({ errors: [{ pointer: '/answers/season', code: 'validation' }] })
})

test('knows no quiz where there is none', async () => {
  const app = await testApp()

  const quiz = await getPage(app, '/api/v1/quiz')
  const results = await postJson(app, '/api/v1/quiz/results', { version: 1, answers: {} })

  expect([quiz.status, results.status]).toEqual([404, 404])
})
