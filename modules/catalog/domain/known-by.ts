import { locales, type Localised } from '#kernel/locale.ts'

/** The record that a link names: by its link in the language that is read, else in any other, or by its key. */
export function knownBy<Known extends { key: string; link: string; links: Localised }>(
  link: string,
  records: readonly Known[],
): Known | undefined {
  return (
    records.find((each) => each.link === link) ??
    records.find(({ key, links }) => key === link || locales.some((locale) => links[locale] === link))
  )
}
