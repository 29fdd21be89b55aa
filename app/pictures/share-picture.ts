import { fingerprintOf } from '#kernel/fingerprint.ts'
import { languages } from '#kernel/languages.ts'
import { isLocale, type Locale } from '#kernel/locale.ts'

/** The size every network shows without cutting. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const

/** Raised when the drawing changes, so that nobody keeps the old one. */
const VERSION = 1

/**
 * The address of the picture that stands for a page where it is shared: the page's own path and a name for what the
 * picture says. Only the address that the page itself names is answered.
 */
export function sharePicturePath(
  path: string,
  { locale, title, brand, motif }: { locale: Locale; title: string; brand: string; motif: string | undefined },
): string {
  const [plain = ''] = path.split('?')
  const inLanguage = `/${locale}${plain.slice(languages[locale].prefix.length)}`
  const name = fingerprintOf([VERSION, title, brand, motif ?? ''].join('\n'))
  return `/og${inLanguage.replace(/\/$/, '')}/${name}.png`
}

/** The page whose picture has this address; the part after `/og/`. */
export function pageOfSharePicture(rest: string): { locale: Locale; path: string } | undefined {
  const [, locale, path = ''] = /^([a-z]+)(\/.*)?\/[0-9a-z]+\.png$/.exec(rest) ?? []
  return isLocale(locale) ? { locale, path: languages[locale].prefix + path || '/' } : undefined
}
