import type { Locale, Localised } from '#kernel/locale.ts'

/** The lists of links that every page shows: behind "Services", beside it, and the three of the footer. */
export const menuNames = ['services', 'main', 'quick', 'tours', 'legal'] as const

export type MenuName = (typeof menuNames)[number]

/** A link in three languages; it is left out where a language has no name for it. */
export type MenuEntry = { name: Localised; address: Localised }

/** A menu that staff have not written is `null`: the site's own stands there. */
export type Menus = Record<MenuName, MenuEntry[] | null>

export type MenuLink = { name: string; href: string }

/** A menu as pages in one language show it. */
export function menuIn(locale: Locale, entries: readonly MenuEntry[]): MenuLink[] {
  return entries.flatMap(({ name, address }) =>
    name[locale].trim() === '' || address[locale].trim() === '' ? [] : [{ name: name[locale], href: address[locale] }],
  )
}
