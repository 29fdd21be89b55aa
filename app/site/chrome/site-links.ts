import { paths } from '#app/paths.ts'
import type { Locale } from '#kernel/locale.ts'

/** Where the menus lead, in one place. The services, the firm and the ways to reach it have their sections at home. */
export function siteLinks(locale: Locale) {
  const home = paths.home(locale)
  return {
    home,
    tours: paths.tours(locale),
    categories: paths.categories(locale),
    umrah: paths.toursOfCategory(locale, locale === 'tr' ? 'umre' : 'umrah'),
    ramadan: paths.ramadanTours(locale),
    hajj: paths.hajjTours(locale),
    istanbul: paths.istanbulTours(locale),
    day: paths.dayTours(locale),
    private: paths.privateTours(locale),
    services: `${home}#services-whatsapp`,
    about: `${home}#about`,
    reviews: `${home}#reviews`,
    blog: `${home}#gallery`,
    contact: `${home}#contact`,
    cart: paths.cart(locale),
    login: paths.login(locale),
    panel: paths.adminDashboard(locale),
  }
}
