import { locales, type Locale } from '#kernel/locale.ts'

/** A part of the chrome of a document, and what of it differs from page to page. */
export type ChromePart = {
  part: 'head' | 'foot'
  /** The same page in each language. */
  hrefs: Readonly<Record<Locale, string>>
  /** The page begins with a picture, and the bar lies over it. */
  isOverPicture: boolean
  /** The page holds the form of the newsletter itself. */
  isNewsletter: boolean
}

/**
 * Where a part of the chrome comes to stand in a document. The server draws the part once for all pages of a language and
 * puts it here: `fillChrome`.
 */
export function ChromePlace({ part, hrefs, isOverPicture, isNewsletter }: ChromePart) {
  const facts = `${part} ${Number(isOverPicture)}${Number(isNewsletter)}`
  return (
    <template data-chrome={facts} {...Object.fromEntries(locales.map((locale) => [`data-${locale}`, hrefs[locale]]))} />
  )
}

/** A place as it is written: part, over a picture or not, newsletter or not, and the address in each language. */
export const CHROME_PLACE = /<template data-chrome="(head|foot) ([01])([01])"((?: data-[a-z]+="[^"]*")*)><\/template>/g
