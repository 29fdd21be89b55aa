import type { Locale } from '#kernel/locale.ts'
import type { MenuName } from '#modules/content/index.ts'
import { siteLinks } from '#app/addresses/site-links.ts'

/** The menus that the site comes with, by the keys of their names in the texts `chrome`. Staff may write their own. */
export function deliveredMenu<Name extends MenuName>(name: Name, locale: Locale) {
  return menus[name](locale) as ReturnType<(typeof menus)[Name]>
}

/** The journeys behind "Services", by the keys of their names. */
function serviceMenu(locale: Locale) {
  const links = siteLinks(locale)
  return [
    ...groupTours(links),
    { key: 'private-tours', href: links.private },
    ...stays(links),
    { key: 'all-services', href: links.services },
  ] as const
}

/** What stands in the bar beside "Services". */
function mainMenu(locale: Locale) {
  const links = siteLinks(locale)
  return [
    { key: 'about', href: links.about },
    { key: 'blog', href: links.blog },
    { key: 'contact', href: links.contact },
  ] as const
}

/** The quick links of the footer. */
function quickLinks(locale: Locale) {
  const links = siteLinks(locale)
  return [
    { key: 'about', href: links.about },
    { key: 'services', href: links.services },
    { key: 'tours', href: links.tours },
    { key: 'umrah-guide', href: links.umrahGuide },
    { key: 'hajj-guide', href: links.hajjGuide },
    { key: 'visa-guide', href: links.visaGuide },
    { key: 'packing', href: links.packing },
    { key: 'reviews', href: links.reviews },
    { key: 'gallery', href: links.gallery },
    { key: 'faq', href: links.faq },
    { key: 'blog', href: links.blog },
    { key: 'contact', href: links.contact },
  ] as const
}

/** The legal texts in the last line of a page. */
function legalLinks(locale: Locale) {
  const links = siteLinks(locale)
  return [
    { key: 'legal-distance', href: links.distanceSales },
    { key: 'legal-refund', href: links.refund },
    { key: 'legal-privacy', href: links.privacy },
  ] as const
}

/** The kinds of journey in the footer. */
function tourLinks(locale: Locale) {
  const links = siteLinks(locale)
  return [...groupTours(links), ...stays(links), { key: 'all-categories', href: links.categories }] as const
}

const groupTours = (links: SiteLinks) =>
  [
    { key: 'umrah-tours', href: links.umrah },
    { key: 'ramadan-tours', href: links.ramadan },
    { key: 'hajj-tours', href: links.hajj },
    { key: 'istanbul-tours', href: links.istanbul },
    { key: 'day-tours', href: links.day },
  ] as const

const stays = (links: SiteLinks) =>
  [
    { key: 'hotels', href: links.hotels },
    { key: 'transfers', href: links.transfers },
  ] as const

type SiteLinks = ReturnType<typeof siteLinks>

const menus = { services: serviceMenu, main: mainMenu, quick: quickLinks, tours: tourLinks, legal: legalLinks }
