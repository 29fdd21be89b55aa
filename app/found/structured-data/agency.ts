import type { DayOfWeek, SearchAction, TravelAgency, WebSite, WithContext } from 'schema-dts'
import { paths } from '#app/addresses/paths.ts'
import { locales, type Locale } from '#kernel/locale.ts'
import type { Site } from '#modules/content/index.ts'

/** The agency behind the site. Ratings of its own site would be praise of itself and are left out. */
export function agencyData(
  site: Site,
  { origin, locale }: { origin: string; locale: Locale },
): WithContext<TravelAgency> {
  const { facebook, instagram, youtube, tiktok } = site.social
  return {
    '@context': 'https://schema.org',
    '@type': 'TravelAgency',
    '@id': `${origin}/#agency`,
    name: site.firm,
    url: origin + paths.home(locale),
    logo: `${origin}/brand/logo-mark-512x512-q80.png`,
    image: `${origin}/art/og-background-1200x630-q80.jpg`,
    telephone: site.phone,
    email: site.email,
    address: { '@type': 'PostalAddress', streetAddress: site.address, addressCountry: 'TR' },
    openingHoursSpecification: site.opening.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: days.map((day): DayOfWeek => `https://schema.org/${dayNames[day]}`),
      opens,
      closes,
    })),
    sameAs: [facebook, instagram, youtube, tiktok],
  }
}

const dayNames = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
} as const

/** The site, with the address its search box asks. */
export function websiteData(
  site: Site,
  { origin, locale, languages = locales }: { origin: string; locale: Locale; languages?: readonly Locale[] },
): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.brand,
    url: origin + paths.home(locale),
    inLanguage: [...languages],
    publisher: { '@id': `${origin}/#agency` },
    potentialAction: searchAction(`${origin}${paths.search(locale)}?q={search_term_string}`),
  }
}

/** Search engines read `query-input`, which the vocabulary itself does not list. */
function searchAction(urlTemplate: string): Extract<SearchAction, object> & { 'query-input': string } {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate },
    'query-input': 'required name=search_term_string',
  }
}
