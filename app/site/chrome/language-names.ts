import type { Locale } from '#kernel/locale.ts'

/** Every language by its own name, in its own script. */
export const languageNames: Record<Locale, string> = { tr: 'Türkçe', en: 'English', ar: 'العربية' }
