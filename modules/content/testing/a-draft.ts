import { locales, type Locale } from '#kernel/locale.ts'
import type { Publication, Texts, WritingDraft } from '../domain/writing.ts'

type Facts = Partial<Record<Locale, Texts>> & {
  facts?: Texts
  publication?: Partial<Record<Locale, Publication>>
}

/** A page as staff type it, published in every language unless said otherwise. */
export function aPageDraft(facts: Facts = {}): WritingDraft {
  const texts = {
    tr: { title: 'Hakkımızda', link: 'hakkimizda', body: '<p>Biz kimiz.</p>' },
    en: { title: 'About us', link: 'about-us', body: '<p>Who we are.</p>' },
    ar: { title: 'من نحن', link: 'من-نحن', body: '<p>من نحن.</p>' },
  }
  return draftOf(texts, { order: '1', picture: 'haramain-train' }, facts)
}

export function aPostDraft(facts: Facts = {}): WritingDraft {
  const texts = {
    tr: { title: 'İhram', link: 'ihram', body: '<p>Nasıl giyilir.</p>', tags: 'hazırlık, ihram' },
    en: { title: 'Ihram', link: 'ihram', body: '<p>How to wear it.</p>', tags: 'preparation' },
    ar: { title: 'الإحرام', link: 'الإحرام', body: '<p>كيف يلبس.</p>', tags: '' },
  }
  return draftOf(texts, { publishedOn: '2026-01-15', picture: 'haramain-train' }, facts)
}

function draftOf(texts: Record<Locale, Texts>, facts: Texts, given: Facts): WritingDraft {
  const published: Record<Locale, Publication> = {
    tr: { state: 'published' },
    en: { state: 'published' },
    ar: { state: 'published' },
  }
  return {
    texts: Object.fromEntries(locales.map((locale) => [locale, { ...texts[locale], ...given[locale] }])) as Record<
      Locale,
      Texts
    >,
    facts: { ...facts, ...given.facts },
    publication: { ...published, ...given.publication },
  }
}
