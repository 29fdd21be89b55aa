import type { Localised } from '#kernel/locale.ts'

/** The same words in every language. */
export function aText(text: string): Localised {
  return { tr: text, en: text, ar: text }
}

/** A page of a deck; its link is its key unless said otherwise. */
export function aPage(id: string, facts: object = {}) {
  return {
    id,
    parent: null,
    slug: aText(id),
    picture: 'haramain-train',
    title: aText(`Page ${id}`),
    subtitle: aText(''),
    metaTitle: aText(''),
    metaDescription: aText(''),
    body: aText(`<p>Text of ${id}</p>`),
    ...facts,
  }
}

/** A post of a deck. */
export function aPost(id: string, facts: object = {}) {
  return {
    id,
    slug: aText(id),
    picture: 'haramain-train',
    authorRole: aText('a guide'),
    publishedOn: '2026-01-01',
    tags: { tr: [], en: [], ar: [] },
    title: aText(`Post ${id}`),
    excerpt: aText(`Excerpt of ${id}`),
    metaTitle: aText(''),
    body: aText(`<p>Text of ${id}</p>`),
    ...facts,
  }
}

/** A deck with what is given and nothing else. */
export function content(deck: object) {
  return { pages: [], posts: [], groups: [], questions: [], ...deck }
}
