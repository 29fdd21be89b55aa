import { paths } from '#app/addresses/paths.ts'
import { textIn, type Locale, type Localised } from '#kernel/locale.ts'

type SiteLinks = ReturnType<typeof linksIn>

const known = new Map<Locale, SiteLinks>()

/** Where the menus lead, in one place. A page asks for them a dozen times, and they are the same for all pages. */
export function siteLinks(locale: Locale): SiteLinks {
  const found = known.get(locale) ?? linksIn(locale)
  known.set(locale, found)
  return found
}

function linksIn(locale: Locale) {
  return {
    home: paths.home(locale),
    tours: paths.tours(locale),
    categories: paths.categories(locale),
    umrah: paths.toursOfCategory(locale, textIn(locale, links.umrah)),
    ramadan: paths.ramadanTours(locale),
    hajj: paths.hajjTours(locale),
    istanbul: paths.istanbulTours(locale),
    day: paths.dayTours(locale),
    private: paths.privateTours(locale),
    services: paths.services(locale),
    hotels: paths.hotels(locale),
    transfers: paths.service(locale, 'transfers'),
    gallery: paths.gallery(locale),
    about: paths.page(locale, textIn(locale, links.about)),
    umrahGuide: paths.page(locale, textIn(locale, links.umrahGuide)),
    hajjGuide: paths.page(locale, textIn(locale, links.hajjGuide)),
    visaGuide: paths.page(locale, textIn(locale, links.visaGuide)),
    packing: paths.page(locale, textIn(locale, links.packing)),
    reviews: paths.comments(locale),
    faq: paths.faq(locale),
    blog: paths.blog(locale),
    contact: paths.contact(locale),
    search: paths.search(locale),
    distanceSales: paths.distanceSalesAgreement(locale),
    refund: paths.refundAgreement(locale),
    privacy: paths.privacyAgreement(locale),
    cart: paths.cart(locale),
    login: paths.login(locale),
    panel: paths.adminDashboard(locale),
  }
}

/** The names that delivered pages and categories have in addresses. */
const links = {
  umrah: { tr: 'umre', en: 'umrah' },
  about: { tr: 'hakkimizda', en: 'about-us' },
  umrahGuide: { tr: 'umre-rehberi', en: 'umrah-guide' },
  hajjGuide: { tr: 'hac-rehberi', en: 'hajj-guide' },
  visaGuide: { tr: 'vize-rehberi', en: 'visa-guide' },
  packing: { tr: 'yaninizda-ne-olmali', en: 'what-to-pack' },
} satisfies Record<string, Partial<Localised>>
