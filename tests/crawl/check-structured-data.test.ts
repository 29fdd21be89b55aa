import { expect, test } from 'vitest'
import { checkData, checkRichResults, checkVocabulary } from './check-structured-data.ts'
import { openPage } from './crawl-site.ts'

const page = (data: object) =>
  openPage('/x', `<html><body><script type="application/ld+json">${JSON.stringify(data)}</script></body></html>`)

const hotel = { '@context': 'https://schema.org', '@type': 'Hotel', name: 'Anjum', url: 'https://a.example/' }
const crumbs = {
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home', item: 'https://a.example/' }],
}

test('holds data against the vocabulary of schema.org', () => {
  const pages = [page(hotel), page({ ...hotel, sterne: 5 }), page({ ...hotel, '@type': 'Hotell' })]

  expect(checkVocabulary(pages)).toHaveLength(2)
})

test('knows what search engines ask for beyond it', async () => {
  expect(await checkRichResults(page(crumbs))).toEqual([])
  expect(
    await checkRichResults(page({ ...crumbs, itemListElement: [{ '@type': 'ListItem', name: 'Home' }] })),
  ).not.toEqual([])
})

test('finds addresses that lead nowhere outside the site', () => {
  expect(checkData(page({ ...hotel, url: '/hotels/anjum' }))).toEqual(['url is /hotels/anjum'])
})
