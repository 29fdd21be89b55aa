import { locales, type Locale } from '#kernel/locale.ts'

/** All texts of the interface by area, in one language. */
type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

export type LanguageFacts = {
  /** Texts that other languages use and this one does not. */
  foreign: ReadonlySet<string>
  /** Names of areas: `area.key` on a page is a text that was not found. */
  areas: ReadonlySet<string>
}

/** What the check of one language needs to know of the message files. */
export function languageFacts(messages: Readonly<Record<Locale, Texts>>, locale: Locale): LanguageFacts {
  const own = new Set(textsOf(messages[locale]))
  const foreign = locales.filter((each) => each !== locale).flatMap((each) => textsOf(messages[each]))
  return {
    foreign: new Set(foreign.filter((text) => !own.has(text) && text.length > 3)),
    areas: new Set(Object.keys(messages[locale])),
  }
}

/** Texts of a page that are not in its language, each with why it looks so. */
export function checkLanguage(texts: readonly string[], locale: Locale, { foreign, areas }: LanguageFacts): string[] {
  return texts.flatMap((text) => {
    if (foreign.has(text)) return [`a text of another language: ${text}`]
    const key = /^([a-z-]+)\.[a-z0-9_-]+$/.exec(text)
    if (key && areas.has(key[1] ?? '')) return [`a key instead of a text: ${text}`]
    if (/\{[a-z][A-Za-z]*[,}]/.test(text) || /\[(title|year|yearn|firm)\]/.test(text))
      return [`a place to be filled: ${text}`]
    if (locale === 'ar') return isLatinSentence(text) ? [`no Arabic: ${text}`] : []
    if (/\p{Script=Arabic}/u.test(text)) return [`Arabic: ${text}`]
    const other = locale === 'en' ? 'tr' : 'en'
    return countOf(text, commonWords[other]) > Math.max(1, countOf(text, commonWords[locale]))
      ? [`looks ${other}: ${text}`]
      : []
  })
}

/** Sentences that a page has in common with itself in another language: nobody translated them. */
export function untranslated(texts: readonly string[], sameInOther: readonly string[]): string[] {
  const other = new Set(sameInOther)
  return texts
    .filter((text) => other.has(text) && words(text).length >= 4 && !isName(text))
    .map((text) => `the same in both: ${text}`)
}

/** Words that sentences of one language cannot do without and the other does not have. */
const commonWords: Record<'tr' | 'en', ReadonlySet<string>> = {
  tr: new Set('ve ile için bir bu da de değil olarak daha kadar sonra her gün gece kişi göre ya mı yok var'.split(' ')),
  en: new Set('the and of for with from your you is are to in on at this that not by or we our'.split(' ')),
}

function countOf(text: string, common: ReadonlySet<string>): number {
  return words(text.toLocaleLowerCase('tr')).filter((word) => common.has(word)).length
}

/** Three words of Latin letters without any Arabic beside them are no name and no address. */
function isLatinSentence(text: string): boolean {
  if (/\p{Script=Arabic}/u.test(text) || /[@/]/.test(text)) return false
  return words(text).filter((word) => /^\p{Script=Latin}{2,}$/u.test(word)).length >= 3
}

function words(text: string): string[] {
  return text.split(/[^\p{L}\p{M}’']+/u).filter(Boolean)
}

/** Every word of a name begins with a capital, apart from articles and measures. */
function isName(text: string): boolean {
  const plain = words(text).filter((word) => word.length > 1 && /^\p{Ll}/u.test(word))
  return plain.every((word) => ['al', 'of', 'de', 've', 'and', 'km'].includes(word))
}

function textsOf(texts: Texts): string[] {
  return Object.values(texts).flatMap((area) => Object.values(area))
}
