import type { PlainDate } from '#kernel/plain-date.ts'
import { xmlText } from './xml-text.ts'

export type FeedItem = {
  title: string
  /** Absolute, as every address here; it is also the name of the item. */
  url: string
  summary: string
  publishedOn: PlainDate
  tags: readonly string[]
}

export type Feed = {
  title: string
  description: string
  language: string
  url: string
  home: string
  items: FeedItem[]
}

/** The journal for feed readers, in RSS 2.0. */
export function writeFeed({ title, description, language, url, home, items }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xmlText(title)}</title>`,
    `<link>${xmlText(home)}</link>`,
    `<description>${xmlText(description)}</description>`,
    `<language>${language}</language>`,
    `<atom:link href="${xmlText(url)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(writeItem),
    '</channel></rss>',
    '',
  ].join('\n')
}

function writeItem({ title, url, summary, publishedOn, tags }: FeedItem): string {
  return [
    `<item><title>${xmlText(title)}</title>`,
    `<link>${xmlText(url)}</link><guid isPermaLink="true">${xmlText(url)}</guid>`,
    `<pubDate>${new Date(`${publishedOn}T09:00:00+03:00`).toUTCString()}</pubDate>`,
    `<description>${xmlText(summary)}</description>`,
    ...tags.map((tag) => `<category>${xmlText(tag)}</category>`),
    '</item>',
  ].join('')
}
