export const themes = ['light', 'dark'] as const

/** Colours a member of staff chose; without a choice those of the system. */
export type Theme = (typeof themes)[number]

export const THEME_COOKIE = 'staffTheme'

export function parseTheme(text: string | undefined): Theme | undefined {
  return themes.find((theme) => theme === text)
}
