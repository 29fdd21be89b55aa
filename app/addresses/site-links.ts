import { paths } from '#app/addresses/paths.ts'
import type { Locale } from '#kernel/locale.ts'

/** Where the menus lead, in one place. */
export function siteLinks(locale: Locale) {
  return {
    home: paths.home(locale),
    tours: paths.tours(locale),
    categories: paths.categories(locale),
    umrah: paths.toursOfCategory(locale, locale === 'tr' ? 'umre' : 'umrah'),
    ramadan: paths.ramadanTours(locale),
    hajj: paths.hajjTours(locale),
    istanbul: paths.istanbulTours(locale),
    day: paths.dayTours(locale),
    private: paths.privateTours(locale),
    services: paths.services(locale),
    hotels: paths.hotels(locale),
    transfers: paths.service(locale, 'transfers'),
    gallery: paths.gallery(locale),
    about: paths.page(locale, locale === 'tr' ? 'hakkimizda' : 'about-us'),
    umrahGuide: paths.page(locale, locale === 'tr' ? 'umre-rehberi' : 'umrah-guide'),
    hajjGuide: paths.page(locale, locale === 'tr' ? 'hac-rehberi' : 'hajj-guide'),
    visaGuide: paths.page(locale, locale === 'tr' ? 'vize-rehberi' : 'visa-guide'),
    packing: paths.page(locale, locale === 'tr' ? 'yaninizda-ne-olmali' : 'what-to-pack'),
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
