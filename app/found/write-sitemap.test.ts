import { expect, test } from 'vitest'
import type { PublicPage } from './public-page.ts'
import { splitPages, writeSitemap, writeSitemapIndex } from './write-sitemap.ts'

const origin = 'https://kafile.example'

const faq: PublicPage = { paths: { tr: '/tr/faq', en: '/faq', ar: '/ar/faq' }, pictures: [] }

test('every language of a page is an address of its own and names the others', () => {
  const xml = writeSitemap([faq], origin)

  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${origin}/tr/faq`,
    `${origin}/faq`,
    `${origin}/ar/faq`,
  ])
  expect(xml.match(/hreflang="(tr|en|ar)"/g)).toHaveLength(9)
  expect(xml.match(/hreflang="x-default" href="https:\/\/kafile.example\/tr\/faq"/g)).toHaveLength(3)
})

test('a page that is missing in a language is not listed there', () => {
  const xml = writeSitemap([{ paths: { en: '/blog/visa' }, pictures: [] }], origin)

  expect(xml.match(/<loc>/g)).toHaveLength(1)
  expect(xml).not.toContain('hreflang="tr"')
  expect(xml).toContain(`hreflang="x-default" href="${origin}/blog/visa"`)
})

test('says when a page changed, where that is known, and which pictures it has', () => {
  const changedAt = new Date('2027-02-01T10:00:00Z')

  expect(writeSitemap([{ ...faq, changedAt, pictures: ['/art/a&b.svg'] }], origin)).toMatch(
    /<lastmod>2027-02-01T10:00:00.000Z<\/lastmod>.*<image:loc>https:\/\/kafile.example\/art\/a&amp;b.svg<\/image:loc>/,
  )
  expect(writeSitemap([faq], origin)).not.toContain('lastmod')
})

test('pages are split before a file holds too many addresses', () => {
  const pages = Array.from({ length: 5 }, () => faq)

  expect(splitPages(pages, 6).map((part) => part.length)).toEqual([2, 2, 1])
  expect(splitPages(pages, 15)).toHaveLength(1)
  expect(splitPages([], 15)).toEqual([[]])
})

test('the index lists the files', () => {
  expect(writeSitemapIndex([`${origin}/sitemap/1.xml`])).toContain(
    `<sitemap><loc>${origin}/sitemap/1.xml</loc></sitemap>`,
  )
})
