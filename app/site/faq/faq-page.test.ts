import { expect, test } from 'vitest'
import { importContent } from '#modules/content/index.server.ts'
import { aText, content } from '#modules/content/testing/builders.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { readContentDeck } from '#db/seed/read-content-deck.ts'
import { plainDate } from '#kernel/plain-date.ts'

test.each(['/faq', '/tr/faq', '/ar/faq'])('%s answers at least ten questions of the delivered deck', async (path) => {
  const db = await testDb()
  await importContent(db, readContentDeck(plainDate('2026-11-21'), []))

  const html = await (await getPage(await testApp({ db }), path)).text()

  expect((html.match(/<details[^>]*question/g) ?? []).length).toBeGreaterThanOrEqual(10)
})

test('a link to a question leads to its answer, whose question opens then', async () => {
  const db = await testDb()
  const questions = [
    { id: 'visa-time', group: 'visa', order: 1, question: aText('How long?'), answer: aText('<p>A week.</p>') },
  ]
  await importContent(db, content({ groups: [{ id: 'visa', title: aText('Visa') }], questions }))

  const html = await (await getPage(await testApp({ db }), '/faq')).text()

  expect(html).toMatch(/<details[^>]*><summary>How long\?.*?<div id="visa-time"/s)
  expect(html).toContain('href="#visa-time"')
})
