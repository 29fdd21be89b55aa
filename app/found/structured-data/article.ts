import type { Article, WithContext } from 'schema-dts'
import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'

export type ArticleFacts = {
  title: string
  description: string
  /** Absolute, as the pictures and `publisher.url`. */
  url: string
  images: readonly string[]
  locale: Locale
  publishedOn: PlainDate
  publisher: { name: string; url: string; logo: string }
}

/** A post of the journal. Nobody signs posts by name, so the agency is author and publisher. */
export function articleData({ title, url, publisher, ...post }: ArticleFacts): WithContext<Article> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: post.description,
    image: post.images,
    datePublished: `${post.publishedOn}T09:00:00+03:00`,
    inLanguage: post.locale,
    author: { '@type': 'Organization', name: publisher.name, url: publisher.url },
    publisher: {
      '@type': 'Organization',
      name: publisher.name,
      logo: { '@type': 'ImageObject', url: publisher.logo },
    },
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
  }
}
