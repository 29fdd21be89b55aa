import { PASSWORD } from './signed-in.ts'
import type { Ask } from './call-operations.ts'
import type { CallWorld } from './call-world.ts'

const price = { amount: '100.00', currency: 'USD' }
const customer = { name: 'Hatice Karaca', email: 'hatice@example.com', phone: '+905321234567' }
const person = { name: 'Ayşe Yılmaz', email: 'ayse@example.com' }

/** Valid calls of operations that need more than their schema tells, by the name in the description. */
export const validExamples: Record<string, ((world: CallWorld) => Ask) | undefined> = {
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
  patchAdminSettings: () => ({ body: { checks: { buildCheckMs: 5000 } }, ifMatch: '*' }),
  postAdminApiKeys: ({ owner }) => ({ body: { name: 'Partner', scopes: ['orders:read'], email: owner.email } }),
  postAdminWebhooks: () => ({ body: { url: 'https://partner.example/hook', events: ['order.placed'] } }),
  patchAdminNotesByNoteId: () => ({ body: { title: 'Vize geldi', done: true }, ifMatch: '"1"' }),
  patchAdminCallRequestsByCallId: () => ({ body: { state: 'done', note: 'Arandı' }, ifMatch: '"1"' }),
  patchAdminContactMessagesByMessageId: () => ({ body: { state: 'in_progress' }, ifMatch: '"1"' }),
  patchAdminInformationRequestsByInformationId: () => ({ body: { state: 'done' }, ifMatch: '"1"' }),
  patchAdminReservationRequestsByReservationId: () => ({ body: { state: 'done' }, ifMatch: '"1"' }),
  patchAdminNewsletterSubscriptionsBySubscriptionId: () => ({ body: { note: 'Telefonla sordu' }, ifMatch: '"1"' }),
  postAdminNotes: () => ({ body: { title: 'Vize bekleniyor' } }),
  postAdminUsers: () => ({ body: { fullName: 'Ali Kaya', email: 'ali.kaya@example.com', roles: ['agent'] } }),
  patchAdminUsersByUserId: () => ({ body: { dial: '104' }, ifMatch: '*' }),
  postAdminPaymentLinks: () => ({ body: { title: 'Umre', price, customer, locale: 'tr', note: '' } }),
  patchAdminPaymentLinksByLinkId: () => ({ body: { title: 'Umre, kalan' } }),
  postAdminPaymentsByAttemptRefRefunds: () => ({ body: { amount: price, reason: 'Gidemiyor' } }),
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
