import { signBody } from '#platform/signed-body/signed-body.server.ts'
import { signAsMeta, whatsAppKeys } from '#platform/messages/testing/whatsapp-double.ts'
import { EXCHANGE_KEY } from '#platform/telephony/testing/exchange-double.ts'
import { PASSWORD } from './signed-in.ts'
import type { Ask } from './call-operations.ts'
import type { CallWorld } from './call-world.ts'

const price = { amount: '100.00', currency: 'USD' }
const customer = { name: 'Hatice Karaca', email: 'hatice@example.com', phone: '+905321234567' }
const person = { name: 'Ayşe Yılmaz', email: 'ayse@example.com' }

const words = (text: string) => ({ tr: text, en: text, ar: text })

const record = {
  slug: words('deneme'),
  name: words('Deneme'),
  image: 'makkah-kaaba-dawn',
  sortOrder: 1,
  isPublished: true,
}
const aCategory = { ...record, description: words('x'), metaTitle: words('x'), metaDescription: words('x') }
const aService = { ...record, intro: words('x'), details: [], transferRoutes: [] }
const { sortOrder: _order, ...unordered } = record
const aHotel = {
  ...unordered,
  city: 'makkah',
  cityName: words('Mekke'),
  district: words('x'),
  stars: 5,
  country: 'SA',
  postalCode: null,
  latitude: null,
  longitude: null,
  distanceTo: null,
  distanceToName: null,
  walkMetres: null,
  walkMinutes: null,
  addressAr: '',
  nearestGate: words(''),
  description: words('x'),
  facilities: [],
  roomTypes: [],
  gallery: [],
}

const inOneLanguage = {
  name: 'Umre',
  promise: 'Huzurlu',
  description: 'Uzun',
  difficulty: '',
  highlights: [],
  program: [],
  included: [],
  notIncluded: [],
  bring: [],
}
const aTour = {
  translations: { tr: inOneLanguage, en: inOneLanguage, ar: inOneLanguage },
  categories: ['umrah'],
  prices: [{ room: 'double', amount: '1450.00', currency: 'USD' }],
  quota: 28,
}
const wholeTour = {
  ...aTour,
  code: 'DENEMEUMRE',
  kind: 'umrah',
  durationDays: 8,
  nights: 7,
  groupSize: null,
  languages: ['tr'],
  airline: null,
  flights: [],
  hotels: [],
  gallery: ['makkah-kaaba-dawn'],
  priceMode: 'room',
  saleMode: 'cart',
  depositPercent: 20,
  cancellation: [],
  legalRegime: 'package_tour',
  installmentPolicy: 'none',
  passportMonthsAfterReturn: 6,
  isEconomy: false,
  departureDate: '2030-02-12',
  // The days and the code of the one in the world: its address stays.
  returnDate: '2030-02-21',
  salesCloseDate: '2030-02-01',
  currency: 'USD',
}

/** An offer and a direct reservation are asked for with the same body, but for how long an offer holds. */
export function agentOffer({ places }: CallWorld): Ask {
  return {
    body: {
      customer: { firstName: 'İsmail', lastName: 'Güneş', email: 'ismail@example.com', phone: '+905321234567' },
      items: [{ tourId: places['agent-tour'], fare: 'double', quantity: 1 }],
      locale: 'ar',
    },
  }
}

/** Valid calls of operations that need more than their schema tells, by the name in the description. */
export const validExamples: Record<string, ((world: CallWorld) => Ask) | undefined> = {
  postCallsIncoming: () => ({
    body: { call: 'c-1', extension: '104', phone: '+905321234567', state: 'ringing' },
    signs: (body) => ({ 'Telephony-Signature': signBody(EXCHANGE_KEY, body, new Date()) }),
  }),
  getMessagesWhatsapp: () => ({
    query: {
      'hub.mode': 'subscribe',
      'hub.verify_token': whatsAppKeys.WHATSAPP_VERIFY_TOKEN,
      'hub.challenge': '1158201444',
    },
  }),
  postMessagesWhatsapp: () => ({ body: '{}', headers: { 'content-type': 'application/json' }, signs: signAsMeta }),
  postAgentOffers: agentOffer,
  postAgentReservations: agentOffer,
  postAgentReservationsByReservationIdCancel: () => ({ body: { reason: 'Vazgeçti' } }),
  getOrdersByOrderId: ({ member }) => ({ token: member.token }),
  getPaymentsByPaymentIdInstallments: () => ({ query: { bin: '41111111' } }),
  putUyeByUserId: () => ({ body: { U_Referral: 'ABC' } }),
  postAdminPages: () => ({
    body: { translations: { tr: { title: 'Deneme', body: '<p>Deneme</p>', published: true } } },
  }),
  postAdminPosts: () => ({ body: { publishedOn: '2026-01-05', translations: { tr: { title: 'Deneme yazısı' } } } }),
  postAdminFaq: () => ({ body: { group: 'booking', order: '1', translations: { tr: { question: 'Neden?' } } } }),
  putAdminPagesByPageId: () => ({ body: { translations: { tr: { title: 'Biz' } } } }),
  patchAdminPagesByPageId: () => ({ body: { order: '3' }, ifMatch: '"2"' }),
  deleteAdminPagesByPageId: () => ({ ifMatch: '"3"' }),
  putAdminPostsByPostId: () => ({ body: { publishedOn: '2026-01-05', translations: { tr: { title: 'Biz' } } } }),
  patchAdminPostsByPostId: () => ({ body: { publishedOn: '2026-01-06' } }),
  putAdminFaqByQuestionId: () => ({ body: { group: 'booking', translations: { tr: { question: 'Nasıl?' } } } }),
  patchAdminFaqByQuestionId: () => ({ body: { translations: { en: { question: 'How?' } } }, ifMatch: '"2"' }),
  deleteAdminFaqByQuestionId: () => ({ ifMatch: '"3"' }),
  patchAdminMediaByMediaId: () => ({ body: { published: true }, ifMatch: '"1"' }),
  deleteAdminMediaByMediaId: () => ({ ifMatch: '"2"' }),
  patchAdminSettings: () => ({ body: { checks: { buildCheckMs: 5000 } }, ifMatch: '*' }),
  postAdminAgencies: () => ({ body: { name: 'Güneş Turizm' } }),
  postAdminAgenciesByAgencyIdUsers: ({ newAgent }) => ({ body: { email: newAgent.email } }),
  postAdminApiKeys: ({ owner }) => ({ body: { name: 'Partner', scopes: ['orders:read'], email: owner.email } }),
  postAdminWebhooks: () => ({ body: { url: 'https://partner.example/hook', events: ['order.placed'] } }),
  // The version after the change that comes before it.
  deleteAdminNotesByNoteId: () => ({ ifMatch: '"2"' }),
  patchAdminNotesByNoteId: () => ({ body: { title: 'Vize geldi', done: true }, ifMatch: '"1"' }),
  patchAdminCallRequestsByCallId: () => ({ body: { state: 'done', note: 'Arandı' }, ifMatch: '"1"' }),
  patchAdminContactMessagesByMessageId: () => ({ body: { state: 'in_progress' }, ifMatch: '"1"' }),
  patchAdminInformationRequestsByInformationId: () => ({ body: { state: 'done' }, ifMatch: '"1"' }),
  patchAdminReservationRequestsByReservationId: () => ({ body: { state: 'done' }, ifMatch: '"1"' }),
  patchAdminNewsletterSubscriptionsBySubscriptionId: () => ({ body: { note: 'Telefonla sordu' }, ifMatch: '"1"' }),
  putAdminDeparturesByDateGuides: () => ({ body: { guides: [{ role: 'leader', name: 'Emine' }] }, ifMatch: '"1"' }),
  postAdminDeparturesByDateCheckIns: () => ({ body: { sentAt: '2027-01-10T09:10:00Z', checkIns: [] } }),
  postLeaderGroupsByGroupIdMarks: ({ leader }) => ({
    body: { sentAt: '2027-01-10T09:10:00Z', counts: [], ticks: [], luggage: [], incidents: [], rites: [] },
    token: leader.token,
  }),
  postAdminNotes: () => ({ body: { title: 'Vize bekleniyor' } }),
  postAdminUsers: () => ({ body: { fullName: 'Ali Kaya', email: 'ali.kaya@example.com', roles: ['agent'] } }),
  patchAdminOrdersByOrderId: () => ({ body: { note: 'Yan yana oda' }, ifMatch: '"1"' }),
  patchAdminUsersByUserId: () => ({ body: { dial: '104' }, ifMatch: '*' }),
  postAdminPaymentLinks: () => ({ body: { title: 'Umre', price, customer, locale: 'tr', note: '' } }),
  patchAdminPaymentLinksByLinkId: () => ({ body: { title: 'Umre, kalan' } }),
  deleteAdminPaymentLinksByLinkId: () => ({ ifMatch: '"2"' }),
  deleteAdminReviewsByReviewId: () => ({ ifMatch: '"2"' }),
  postAdminPaymentsByAttemptRefConfirmations: () => ({ body: { amount: price } }),
  postAdminPaymentsByAttemptRefRefunds: () => ({ body: { amount: price, reason: 'Gidemiyor' } }),
  postAdminTours: () => ({
    body: { ...aTour, code: 'YENIUMRE', departureDate: '2031-03-12', returnDate: '2031-03-19' },
  }),
  putAdminToursByTourId: () => ({ body: wholeTour, ifMatch: '*' }),
  patchAdminToursByTourId: () => ({ body: { nights: 8 }, ifMatch: '*' }),
  deleteAdminToursByTourId: () => ({ ifMatch: '*' }),
  postAdminToursByTourIdCopies: () => ({ body: { departureDate: '2031-05-01' } }),
  putAdminToursByTourIdAvailability: () => ({ body: { availability: 'closed' }, ifMatch: '*' }),
  postAdminHotels: () => ({ body: { ...aHotel, slug: words('yeni') } }),
  putAdminHotelsByHotelKey: () => ({ body: aHotel, ifMatch: '*' }),
  patchAdminHotelsByHotelKey: () => ({ body: { stars: 4 }, ifMatch: '*' }),
  deleteAdminHotelsByHotelKey: () => ({ ifMatch: '*' }),
  postAdminCategories: () => ({ body: { ...aCategory, slug: words('yeni') } }),
  putAdminCategoriesByCategoryKey: () => ({ body: aCategory, ifMatch: '*' }),
  patchAdminCategoriesByCategoryKey: () => ({ body: { sortOrder: 7 }, ifMatch: '*' }),
  deleteAdminCategoriesByCategoryKey: () => ({ ifMatch: '*' }),
  patchAdminQuizByQuizKey: () => ({ body: { intro: words('Kısa') }, ifMatch: '*' }),
  deleteAdminQuizByQuizKey: () => ({ ifMatch: '*' }),
  postAdminServices: () => ({ body: { ...aService, slug: words('yeni') } }),
  putAdminServicesByServiceKey: () => ({ body: aService, ifMatch: '*' }),
  patchAdminServicesByServiceKey: () => ({ body: { sortOrder: 7 }, ifMatch: '*' }),
  deleteAdminServicesByServiceKey: () => ({ ifMatch: '*' }),
  postAdminTransactions: () => ({
    body: {
      type: 'income',
      cashRegister: 'tests',
      amount: { amount: '100.00', currency: 'TRY' },
      paymentType: 'cash',
      customerType: 'individual',
      date: '2026-01-05',
    },
  }),
  postCallRequests: () => ({ body: { ...person, phone: '05321234567', consent: true } }),
  postContactMessages: () => ({ body: { ...person, subject: 'Umre', message: 'Yer var mı?' } }),
  postNewsletterSubscriptions: () => ({ body: { email: 'ayse@example.com', consent: true } }),
  postReviews: () => ({ body: { ...person, rating: 5, text: 'Çok güzel bir yolculuktu, teşekkürler.' } }),
  postPasswordResets: () => ({ body: { email: 'ayse@example.com' } }),
  postOrdersByOrderIdCancelRequests: ({ member }) => ({ token: member.token, body: { reason: 'Gidemiyorum' } }),
  postPaymentsByPaymentIdCard: () => ({
    body: {
      contact: { fullName: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '+905321234567' },
      card: { number: '4111111111111111', expiry: '12/30', cvc: '123', name: 'AYSE YILMAZ' },
      installments: 1,
      consents: { terms: true, privacy: true, personalData: true },
    },
  }),
  postUsersMeEmail: ({ member }) => ({
    token: member.token,
    body: { email: 'yeni@example.com', current: PASSWORD },
  }),
  patchUsersMe: ({ member }) => ({
    token: member.token,
    body: { fullName: 'Ayşe Kaya', mobile: '05321234567', language: 'ar', marketing: true },
  }),
  postUsersMePassword: ({ stranger }) => ({
    token: stranger.token,
    body: { current: PASSWORD, password: 'Yeni1234!', confirmPassword: 'Yeni1234!' },
  }),
  deleteUsersMe: ({ agent }) => ({ token: agent.token, body: { password: PASSWORD } }),
  postAuthLocal: ({ stranger }) => ({ body: { identifier: stranger.email, password: PASSWORD } }),
  postAdminSession: ({ owner }) => ({ body: { email: owner.email, password: PASSWORD } }),
}
