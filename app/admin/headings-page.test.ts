import { expect, test } from 'vitest'
import { translator } from '#app/messages/translator.ts'
import { readQuizDeck } from '#db/seed/read-quiz-deck.ts'
import { locales } from '#kernel/locale.ts'
import { importQuiz } from '#modules/engagement/index.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { areasOf } from './areas.ts'

test.each(locales)('every page is headed by the word that leads to it in %s', async (locale) => {
  const db = await testDb()
  await importQuiz(db, readQuizDeck())
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db, { staffRole: 'owner' })
  const word = translator(locale, 'staff-areas')
  // The overview greets whoever opens it.
  const named = areasOf({ staffRole: 'owner' }, locale).flatMap(({ areas }) =>
    areas.filter(({ text }) => text !== 'dashboard'),
  )

  const different: string[] = []
  for (const { text, href } of named) {
    const heading = headingOf(await (await getPage(app, href, headers)).text())
    if (heading !== word(text)) different.push(`${word(text)}: ${heading}`)
  }

  expect(different).toEqual([])
})

function headingOf(html: string): string {
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''
  return heading.replaceAll(/<[^>]+>/g, '').trim()
}
