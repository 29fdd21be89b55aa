import { languages, type Language } from '#kernel/languages.ts'
import type { Locale } from '#kernel/locale.ts'

const faces: Record<Language['script'], string> = {
  latin: "'IBM Plex Sans', Arial, sans-serif",
  arabic: "'IBM Plex Sans Arabic', Tahoma, Arial, sans-serif",
}

/** The faces of mails in a language, those first that the site has. */
export function mailFace(locale: Locale): string {
  return faces[languages[locale].script]
}
