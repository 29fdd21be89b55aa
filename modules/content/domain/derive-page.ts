import { excerptOf, foldForSearch } from '#kernel/text.ts'
import { fillPlaceholders, type TitleFacts } from './fill-placeholders.ts'

/** What a page is described by, in one language. */
export type PageWords = {
  title: string
  subtitle: string
  /** HTML. */
  body: string
  /** With placeholders; the usual form when it is empty. */
  titleTemplate: string
  descriptionTemplate: string
  categoryLink: string
  parentLink: string
}

export type DerivedPage = {
  /** The heading a visitor reads. */
  heading: string
  subtitle: string
  /** What a browser's tab and a search engine show. */
  metaTitle: string
  metaDescription: string
  keywords: string
  /** Which part of the site the page belongs to. */
  mainGroup: string
  excerpt: string
}

export type PageFacts = Omit<TitleFacts, 'title'>

const USUAL_TITLE = '[title] - [firm]'

/** What is not written but follows from a page: none of it holds a placeholder that has a value. */
export function derivePage(words: PageWords, facts: PageFacts): DerivedPage {
  const fill = (text: string) => fillPlaceholders(text, factsOfPage(words.title, facts))
  const excerpt = excerptOf(fill(words.body))
  const mainGroup = words.categoryLink || words.parentLink
  const heading = fill(words.title)
  return {
    heading,
    subtitle: fill(words.subtitle),
    metaTitle: fill(words.titleTemplate || USUAL_TITLE),
    metaDescription: fill(words.descriptionTemplate || words.subtitle) || excerpt,
    keywords: keywordsOf(heading, words.categoryLink, facts.firm),
    mainGroup,
    excerpt,
  }
}

/** What the texts of a page are filled with: the facts of the site and the page's own title. */
export function factsOfPage(title: string, facts: PageFacts): TitleFacts {
  return { ...facts, title: plainTitle(title, facts) }
}

/** The words of the title, the category and the firm, each once. */
function keywordsOf(title: string, category: string, firm: string): string {
  const words = title.split(/[^\p{L}\p{M}\p{N}’'-]+/u).filter((word) => word.length > 1)
  const all = [...words, category, firm].filter((word) => word !== '')
  const folded = all.map(foldForSearch)
  return all.filter((_, index) => folded.indexOf(folded[index] ?? '') === index).join(', ')
}

/** A title that stands inside other texts has its own placeholders filled, and names itself nowhere. */
function plainTitle(title: string, facts: PageFacts): string {
  return fillPlaceholders(title, { ...facts, title: '' }).trim()
}
