import type { Locale } from '#kernel/locale.ts'
import { paths } from '#app/addresses/paths.ts'

export type NamedPage = { name: string; path: (locale: Locale) => string }

/** Reading pages that exist without anything having happened before; a tour is looked up by the journey itself. */
export const documents: NamedPage[] = [
  { name: 'home', path: paths.home },
  { name: 'tours', path: (locale) => paths.tours(locale) },
  { name: 'tours of a category', path: (locale) => paths.toursOfCategory(locale, 'umrah') },
  { name: 'Ramadan tours', path: paths.ramadanTours },
  { name: 'categories', path: paths.categories },
  { name: 'Istanbul tours', path: paths.istanbulTours },
  { name: 'day tours', path: paths.dayTours },
  { name: 'private tours', path: paths.specialTours },
  { name: 'services', path: paths.services },
  { name: 'a service', path: (locale) => paths.service(locale, 'visa') },
  { name: 'transfers', path: (locale) => paths.service(locale, 'transfers') },
  { name: 'hotels', path: (locale) => paths.hotels(locale) },
  {
    name: 'a hotel',
    path: (locale) => paths.hotel(locale, locale === 'tr' ? 'anjum-otel-mekke' : 'anjum-hotel-makkah'),
  },
  { name: 'pages', path: paths.pages },
  { name: 'albums', path: (locale) => paths.gallery(locale) },
  { name: 'about us', path: (locale) => paths.page(locale, 'about-us') },
  { name: 'blog', path: paths.blog },
  { name: 'a post', path: (locale) => paths.post(locale, 'ramadan-nights') },
  { name: 'questions', path: paths.faq },
  { name: 'the quiz', path: paths.quiz },
  { name: 'the search', path: paths.search },
  { name: 'reviews', path: paths.comments },
  { name: 'contact', path: (locale) => paths.contact(locale) },
  { name: 'call request', path: (locale) => paths.callRequest(locale) },
  { name: 'newsletter', path: (locale) => paths.newsletter(locale) },
  { name: 'refund agreement', path: paths.refundAgreement },
  { name: 'empty cart', path: paths.cart },
  { name: 'not found', path: (locale) => paths.page(locale, 'no-such-page') },
]
