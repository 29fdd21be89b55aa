import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { writeFeed } from './write-feed.ts'

const feed = {
  title: 'Blog | Kafile',
  description: 'Yolda',
  language: 'tr',
  url: 'https://kafile.example/tr/feed.xml',
  home: 'https://kafile.example/tr/blog',
}

test('a post is an item with its address, day and tags', () => {
  const xml = writeFeed({
    ...feed,
    items: [
      {
        title: 'Hurma & su',
        url: 'https://kafile.example/tr/blog/hurma',
        summary: '<b>İlk</b> gün',
        publishedOn: plainDate('2027-02-01'),
        tags: ['ramazan'],
      },
    ],
  })

  expect(xml).toContain('<item><title>Hurma &amp; su</title>')
  expect(xml).toContain('<guid isPermaLink="true">https://kafile.example/tr/blog/hurma</guid>')
  expect(xml).toContain('<pubDate>Mon, 01 Feb 2027 06:00:00 GMT</pubDate>')
  expect(xml).toContain('<description>&lt;b&gt;İlk&lt;/b&gt; gün</description>')
  expect(xml).toContain('<category>ramazan</category>')
})

test('a feed without posts is one all the same', () => {
  expect(writeFeed({ ...feed, items: [] })).toContain(`<atom:link href="${feed.url}" rel="self"`)
})
