import { describe, expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { readQuizDeck } from '#db/seed/read-quiz-deck.ts'
import { umrahLengthsSetting } from '#modules/catalog/index.server.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { importCatalogue } from '#modules/catalog/index.server.ts'
import { aDeck, aDepartureOf, aTour } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { quizContent } from './data/quiz-content.server.ts'
import { own } from './data/tables.server.ts'
import { findQuiz } from './find-quiz.server.ts'
import { importQuiz } from './import-quiz.server.ts'
import { suggestTours } from './suggest-tours.server.ts'

const today = plainDate('2027-01-01')

async function aQuiz(): Promise<Db> {
  const db = await testDb()
  await importQuiz(db, readQuizDeck())
  const deck = aDeck({ tours: [aTour('near')], departures: [aDepartureOf('near', '2027-05-12')] })
  await db.transaction().execute((tx) => importCatalogue(tx, deck))
  return db
}

async function edit(db: Db, change: (content: ReturnType<typeof quizContent.parse>) => void): Promise<void> {
  const content = quizContent.parse(readQuizDeck())
  change(content)
  await own(db)
    .updateTable('quizzes')
    .set({ content: JSON.stringify(content) })
    .execute()
}

describe('the quiz', () => {
  test.each(['tr', 'en', 'ar'] as const)('is read in %s', async (locale) => {
    const quiz = await findQuiz(await aQuiz(), locale)

    expect(quiz).toMatchObject({ key: 'umrah', version: 1, questions: { length: 8 } })
    expect(quiz?.questions[0]?.text).toBe(
      { tr: 'Ne zaman gitmek istersiniz?', en: 'When would you like to go?', ar: 'متى تودّ السفر؟' }[locale],
    )
  })

  test('offers exactly the lengths of an Umrah, and another', async () => {
    const quiz = await findQuiz(await aQuiz(), 'tr')
    const days = quiz?.questions.find(({ id }) => id === 'days')?.options.map(({ id }) => id)

    expect(days).toEqual(['3', '5', '7', '8', '10', '12', '14', '15', 'other', 'any'])
  })

  test.each([
    ['a length there is not', { days: 9 }],
    ['a length less', {}],
  ])('is refused with %s', async (_, rules) => {
    const content = quizContent.parse(readQuizDeck())
    const option = content.questions.find(({ id }) => id === 'days')?.options[0]
    Object.assign(option ?? {}, { rules })

    await expect(importQuiz(await testDb(), content)).rejects.toThrow('lengths that Umrah journeys do not have')
  })

  test.each([
    ['a price it does not know', 'season-match', 'Kalkıyor, {price}.'],
    ['a fact less', 'near-match', '{metres} metre.'],
    ['a misspelt name', 'price-match', 'Fiyatı {fiyat}.'],
    ['a brace that stays open', 'soonest', 'Yakında {'],
  ] as const)('is refused with a reason that has %s', async (_, reason, sentence) => {
    const content = quizContent.parse(readQuizDeck())
    content.reasons[reason].tr = sentence

    await expect(importQuiz(await testDb(), content)).rejects.toThrow('facts that the reason does not have')
  })

  test('offers other lengths as soon as staff settle them, with words for a new one', async () => {
    const db = await aQuiz()
    await writeSetting(db, umrahLengthsSetting, [5, 7, 21])

    const options = (await findQuiz(db, 'en'))?.questions.find(({ id }) => id === 'days')?.options

    expect(options?.map(({ id }) => id)).toEqual(['5', '7', '21', 'other', 'any'])
    expect(options?.[2]?.text).toBe('21 days')
    expect((await suggestTours(db, { answers: { days: '21' }, locale: 'tr', today })).ok).toBe(true)
    expect(await suggestTours(db, { answers: { days: '14' }, locale: 'tr', today })).toMatchObject({
      error: { code: 'answer-unknown' },
    })
  })

  test('stays as it is when it is imported again', async () => {
    const db = await aQuiz()
    await edit(db, (content) => void (content.intro.tr = 'Başka'))

    await importQuiz(db, readQuizDeck())

    expect((await findQuiz(db, 'tr'))?.intro).toBe('Başka')
  })

  test('counts its version with each change and only then', async () => {
    const db = await aQuiz()
    await edit(db, () => {})
    const unchanged = await findQuiz(db, 'tr')

    await edit(db, (content) => void (content.intro.tr = 'Başka'))

    expect([unchanged?.version, (await findQuiz(db, 'tr'))?.version]).toEqual([1, 2])
  })

  test('is missing until somebody has written one', async () => {
    const db = await testDb()

    expect(await findQuiz(db, 'tr')).toBeUndefined()
    expect(await suggestTours(db, { answers: {}, locale: 'tr', today })).toEqual({
      ok: false,
      error: { code: 'quiz-not-found' },
    })
  })
})

describe('the result', () => {
  test.each([
    ['tr', 'Mekke’deki oteli Harem’e 400 metre; yürüyerek 6 dakika.'],
    ['en', 'Its hotel in Makkah is 400 m from the Haram, 6 min on foot.'],
    ['ar', 'يبعد فندقها في مكة عن الحرم 400 م، أي 6 د مشيًا.'],
  ] as const)('says in %s why a departure fits', async (locale, reason) => {
    const result = await suggestTours(await aQuiz(), { answers: { nearness: 'near' }, locale, today })

    expect(result).toMatchObject({
      ok: true,
      value: { matches: [{ tour: { id: '12-05-2027-21-05-2027-NEAR' }, reasons: [reason] }], fitting: 1, total: 1 },
    })
  })

  test('names the price apart from the direction of the sentence', async () => {
    const result = await suggestTours(await aQuiz(), { answers: { room: 'quad', budget: 'high' }, locale: 'ar', today })

    expect(result.ok && result.value.matches[0]?.reasons).toEqual(['سعرها للشخص ضمن ميزانيتك: \u2066$2,190\u2069.'])
  })

  test.each([
    ['says one of before that leaves a fact out', 'Oteli {metres} metre.', ['Oteli 400 metre.']],
    ['leaves one of before out that cannot be said', 'Oteli {metre} metre.', []],
  ])('%s', async (_, sentence, reasons) => {
    const db = await aQuiz()
    await edit(db, (content) => void (content.reasons['near-match'].tr = sentence))

    const result = await suggestTours(db, { answers: { nearness: 'near' }, locale: 'tr', today })

    expect(result).toMatchObject({ ok: true, value: { matches: [{ reasons }] } })
  })

  test('says what differs', async () => {
    const result = await suggestTours(await aQuiz(), { answers: { season: 'ramadan' }, locale: 'tr', today })

    expect(result).toMatchObject({
      ok: true,
      value: { matches: [], alternatives: [{ misses: ['Tarihi farklı; öteki cevaplarınıza uyuyor.'] }] },
    })
  })

  test('has nothing when not even something near fits', async () => {
    const result = await suggestTours(await aQuiz(), { answers: { companions: 'friends' }, locale: 'tr', today })

    expect(result).toMatchObject({ ok: true, value: { matches: [], alternatives: [], nothing: expect.any(String) } })
  })

  test('takes a skipped question as open', async () => {
    const result = await suggestTours(await aQuiz(), { answers: { season: '-' }, locale: 'tr', today })

    expect(result).toMatchObject({ ok: true, value: { fitting: 1 } })
  })

  test.each([
    [{ taste: 'sweet' }, ['taste']],
    [{ season: 'monsoon', days: '10' }, ['season']],
    [{ taste: '-' }, ['taste']],
  ])('is refused for %j', async (answers, questions) => {
    const result = await suggestTours(await aQuiz(), { answers, locale: 'tr', today })

    expect(result).toEqual({ ok: false, error: { code: 'answer-unknown', questions } })
  })

  test('is refused when the questions have changed meanwhile', async () => {
    const result = await suggestTours(await aQuiz(), { answers: {}, version: 2, locale: 'tr', today })

    expect(result).toEqual({ ok: false, error: { code: 'quiz-changed', version: 1 } })
  })
})
