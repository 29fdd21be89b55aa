import { expect, test } from 'vitest'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { importContent } from '#modules/content/index.server.ts'
import { aPage, aPost, aText, content } from '#modules/content/testing/builders.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const year = dayInIstanbul(new Date()).slice(0, 4)

const answer = { '@type': 'Answer', text: 'From the prices of [year].' }
const faq = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: [{ '@type': 'Question', name: 'What does [title] cost in [year]?', acceptedAnswer: answer }],
}

const body = aText('<h2>Visas in [year]</h2><p>[firm] writes down what [title] costs in [year] and [yearn].</p>')
const deck = content({
  pages: [
    aPage('visas', {
      title: aText('Visas [year]'),
      subtitle: aText('As of [year]'),
      body,
      jsonLd: { tr: faq, en: faq, ar: faq },
    }),
    aPage('fees', { title: aText('Fees'), subtitle: aText('Fees of [year]'), parent: 'visas' }),
  ],
  posts: [aPost('news', { title: aText('News of [year]'), excerpt: aText('What is new in [year]'), body })],
  groups: [{ id: 'visa', title: aText('Visa') }],
  questions: [
    {
      id: 'long',
      order: 1,
      group: 'visa',
      question: aText('How long in [year]?'),
      answer: aText('<p>Ninety days in [year].</p>'),
    },
  ],
})

test.each(['/page', '/page/visas', '/page/fees', '/blog', '/blog/news', '/faq', '/search?q=prices', '/api/v1/faq'])(
  'no placeholder is left anywhere at %s',
  async (path) => {
    const db = await testDb()
    await importContent(db, deck)

    const page = await getPage(await testApp({ db }), path)
    const text = await page.text()

    expect(page.status).toBe(200)
    expect(text).not.toMatch(/\[(?:year|yearn|firm|title)\]/)
    expect(text).toContain(year)
  },
)
