import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { testApp } from './test-app.ts'
import { testDb } from './test-db.ts'

const traveller = {
  'travellers.0.firstName': 'Ayşe',
  'travellers.0.lastName': 'Yılmaz',
  'travellers.0.gender': 'female',
  'travellers.0.bornOn.day': '14',
  'travellers.0.bornOn.month': '3',
  'travellers.0.bornOn.year': '1961',
  'travellers.0.nationality': 'TR',
  'travellers.0.tckn': '10000000146',
  'travellers.0.passportNo': 'U12345678',
  'travellers.0.passportExpiresOn.day': '1',
  'travellers.0.passportExpiresOn.month': '1',
  'travellers.0.passportExpiresOn.year': '2032',
}
const contact = {
  'contact.firstName': 'Ayşe',
  'contact.lastName': 'Yılmaz',
  'contact.email': 'ayse@example.com',
  'contact.phone': '0532 123 45 67',
  'contact.city': 'İstanbul',
  'contact.country': 'TR',
}
const consents = {
  'consents.preInformation': 'on',
  'consents.terms': 'on',
  'consents.privacy': 'on',
  'consents.personalData': 'on',
}

/** One bed of a tour in the cart, and the form that orders it with every field right. */
export async function aCheckout(tourWish: { passportMonthsAfterReturn?: number } = {}) {
  const db = await testDb()
  const app = await testApp({ db })
  const tour = await aDeparture(db, { departsOn: '2031-02-12', salesCloseOn: '2031-02-01', tour: tourWish })
  const form = {
    intent: 'order',
    idempotencyKey: crypto.randomUUID(),
    shownTotal: '269000',
    mode: 'guest',
    'travellers.0.tourId': tour.id,
    'travellers.0.fare': 'double',
    ...traveller,
    ...contact,
    ...consents,
  }
  return { db, app, tour, form, cookie: { cookie: `cartLines=${tour.id}~double~1` } }
}
