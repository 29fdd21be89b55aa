import { usePageFrame } from '#app/page/page-frame.tsx'
import { useText } from '#app/ui/text.tsx'
import type { MenuLink, MenuName } from '#modules/content/index.ts'
import { deliveredMenu } from '#app/acts/parts/delivered-menus.ts'

/** A menu as staff have written it, else as the site comes with it, without what the language does not have. */
export function useMenu(name: MenuName): MenuLink[] {
  const text = useText('chrome')
  const { site, locale, hiddenPaths } = usePageFrame()
  const links = site.menus[name] ?? deliveredMenu(name, locale).map(({ key, href }) => ({ name: text(key), href }))
  return links.filter(({ href }) => !hiddenPaths.includes(href))
}
