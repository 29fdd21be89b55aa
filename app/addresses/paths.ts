import type { SocialProvider } from '#modules/accounts/index.ts'
import { languages } from '#kernel/languages.ts'
import { inEveryLocale, localeOfPrefix, rootLocale, type Locale } from '#kernel/locale.ts'
import { toDayFirst, type PlainDate } from '#kernel/plain-date.ts'

/** First path segments that have a name of their own in a language. The named language answers both. */
export const segmentAliases: Partial<Record<Locale, Record<string, string>>> = {
  tr: { yorumlar: 'comments' },
}

/** The language of a path and the path without it: `/tr/faq` gives Turkish and `/faq`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  const locale = localeOfPrefix(first)
  return locale ? { locale, path: `/${rest.join('/')}` } : { locale: rootLocale, path: pathname }
}

/**
 * A path of the site in one language, with the name its first segment has there, also when it comes with the name of
 * another language. Query and hash are kept.
 */
export function localePath(locale: Locale, path: string): string {
  const [, given = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? []
  const segment = realSegment(given)
  const alias = Object.entries(segmentAliases[locale] ?? {}).find(([, real]) => real === segment)?.[0]
  const named = `/${alias ?? segment}${rest}`
  const { prefix } = languages[locale]
  return prefix !== '' && segment === '' ? prefix + rest : prefix + named
}

function realSegment(segment: string): string {
  const known = Object.values(segmentAliases).find((aliases) => Object.hasOwn(aliases, segment))
  return known?.[segment] ?? segment
}

/** The same page in every language, for the language menu and for search engines. */
export function pathInEveryLocale(path: string): Record<Locale, string> {
  return inEveryLocale((locale) => localePath(locale, path))
}

export type QueryValues = Record<string, string | number | boolean | readonly string[] | undefined>

export const paths = {
  home: (locale: Locale) => localePath(locale, '/'),
  tours: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/tours', query)),
  toursOfMonth: (locale: Locale, month: string) => localePath(locale, `/tours/month/${month}`),
  toursOfDuration: (locale: Locale, bucket: '5-8' | '9-10' | '11-plus') =>
    localePath(locale, `/tours/duration/${bucket}`),
  toursOfCategory: (locale: Locale, link: string) => localePath(locale, `/tours/category/${encoded(link)}`),
  ramadanTours: (locale: Locale) => localePath(locale, '/tours/ramadan'),
  fiveStarTours: (locale: Locale) => localePath(locale, '/tours/5-star'),
  hajjTours: (locale: Locale) => localePath(locale, '/tours/hajj'),
  privateTours: (locale: Locale) => localePath(locale, '/tours/private'),
  category: (locale: Locale, link: string) => localePath(locale, `/kategoriler/${encoded(link)}`),
  categories: (locale: Locale) => localePath(locale, '/kategoriler'),
  istanbulTours: (locale: Locale) => localePath(locale, '/istanbul-turlari'),
  dayTours: (locale: Locale) => localePath(locale, '/gunluk-turlar'),
  specialTours: (locale: Locale) => localePath(locale, '/ozel-turlar'),
  tour: (locale: Locale, id: string) => localePath(locale, `/tour/${encoded(id)}`),
  reservation: (locale: Locale, id: string) => localePath(locale, `/reservation/${encoded(id)}`),
  information: (locale: Locale, id: string) => localePath(locale, `/information/${encoded(id)}`),
  /** The form for a place on the waiting list of a full departure. */
  waitingList: (locale: Locale, id: string) => localePath(locale, `/waiting-list/${encoded(id)}`),
  /** Where a party sees its place and takes its seats; the address is the secret. */
  waitingPlace: (locale: Locale, token: string) => localePath(locale, `/waiting/${encoded(token)}`),
  requestSent: (
    locale: Locale,
    query: { of: 'information' | 'reservation' | 'private' | 'review' | 'waiting'; tour?: string | undefined },
  ) => localePath(locale, withQuery('/request-sent', query)),
  hotels: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/hotels', query)),
  hotel: (locale: Locale, link: string) => localePath(locale, `/hotels/${encoded(link)}`),
  services: (locale: Locale) => localePath(locale, '/services/all-services'),
  service: (locale: Locale, link: string) => localePath(locale, `/services/${encoded(link)}`),
  blog: (locale: Locale) => localePath(locale, '/blog'),
  post: (locale: Locale, link: string) => localePath(locale, `/blog/${encoded(link)}`),
  pages: (locale: Locale) => localePath(locale, '/page'),
  gallery: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/page/gallery', query)),
  page: (locale: Locale, link: string) => localePath(locale, `/page/${encoded(link)}`),
  feed: (locale: Locale) => localePath(locale, '/feed.xml'),
  faq: (locale: Locale) => localePath(locale, '/faq'),
  comments: (locale: Locale) => localePath(locale, '/comments'),
  /** Where the customer of an order says how their journey was; the address is the secret. */
  travellerReview: (locale: Locale, token: string, query?: QueryValues) =>
    localePath(locale, withQuery(`/review/${encoded(token)}`, query)),
  refundAgreement: (locale: Locale) => localePath(locale, '/iade-sozlesmesi'),
  developers: (locale: Locale) => localePath(locale, '/developers'),
  privacyAgreement: (locale: Locale) => localePath(locale, '/gizlilik-sozlesmesi'),
  distanceSalesAgreement: (locale: Locale) => localePath(locale, '/mesafeli-satis-sozlesmesi'),
  contact: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/contact', query)),
  search: (locale: Locale) => localePath(locale, '/search'),
  quiz: (locale: Locale) => localePath(locale, '/quiz'),
  callRequest: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/call-request', query)),
  newsletter: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/newsletter', query)),
  newsletterConfirm: (locale: Locale, token: string) => localePath(locale, `/newsletter/confirm/${encoded(token)}`),
  newsletterLeave: (locale: Locale, token: string) => localePath(locale, `/newsletter/leave/${encoded(token)}`),
  cart: (locale: Locale) => localePath(locale, '/sepet'),
  checkout: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/odeme', query)),
  checkoutDocument: (locale: Locale, id: string) => localePath(locale, `/odeme/${encoded(id)}`),
  outboxMail: (id: string) => `/dev/outbox/${encoded(id)}`,
  outboxFile: (id: string, index: number) => `/dev/outbox/${encoded(id)}/${index}`,
  /** For whoever holds the order's secret; whoever owns the order needs none. */
  order: (locale: Locale, id: string, secret?: string) =>
    localePath(locale, withQuery(`/order/${encoded(id)}`, { t: secret })),
  orderSeats: (locale: Locale, id: string, query: { t: string; k: string }) =>
    localePath(locale, withQuery(`/order/${encoded(id)}/keep-seats`, query)),
  orderPapers: (locale: Locale, id: string, query: { t?: string | undefined; saved?: 1 | 'visit' } = {}) =>
    localePath(locale, withQuery(`/order/${encoded(id)}/papers`, query)),
  /** With the order's secret `t` for the buyer, with the page's own token `p` for anybody of the journey. */
  pocket: (locale: Locale, id: string, query: { t?: string; p?: string }) =>
    localePath(locale, withQuery(`/order/${encoded(id)}/pocket`, query)),
  /** Opened as the pocket page is. */
  orderCalendar: (locale: Locale, id: string, query: { t?: string; p?: string }) =>
    localePath(locale, withQuery(`/order/${encoded(id)}/calendar.ics`, query)),
  orderDocument: (locale: Locale, id: string, documentId: string, secret: string) =>
    localePath(locale, withQuery(`/order/${encoded(id)}/documents/${encoded(documentId)}`, { t: secret })),
  receipt: (locale: Locale, paymentToken: string) =>
    localePath(locale, `/payment/${encoded(paymentToken)}/receipt.pdf`),
  journeyCalendar: (locale: Locale, paymentToken: string) =>
    localePath(locale, `/payment/${encoded(paymentToken)}/journey.ics`),
  voucher: (locale: Locale, id: string, secret: string) =>
    localePath(locale, withQuery(`/order/${encoded(id)}/voucher.pdf`, { t: secret })),
  payment: (locale: Locale, token: string) => localePath(locale, `/payment/${encoded(token)}`),
  paymentSuccess: (locale: Locale, token: string) => localePath(locale, `/payment/${encoded(token)}/success`),
  paymentCallback: (locale: Locale) => localePath(locale, '/payment/callback'),
  sandboxBank: (locale: Locale, token: string) => localePath(locale, `/sandbox-bank/${encoded(token)}/3ds`),
  login: (locale: Locale, returnTo?: string) => localePath(locale, withQuery('/user/login', { returnTo })),
  register: (locale: Locale, returnTo?: string) => localePath(locale, withQuery('/user/register', { returnTo })),
  forgotPassword: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/user/forgot', query)),
  resetPassword: (locale: Locale, token: string) => localePath(locale, `/user/reset/${encoded(token)}`),
  confirmEmail: (locale: Locale, token: string) => localePath(locale, `/user/confirm/${encoded(token)}`),
  /** The second step of a sign-in that has begun. */
  secondFactor: (locale: Locale, returnTo?: string) =>
    localePath(locale, withQuery('/user/login/second-factor', { returnTo })),
  /** The step after another site has named somebody who has no account under that name. */
  social: (locale: Locale) => localePath(locale, '/user/login/social'),
  socialStart: (provider: SocialProvider, returnTo: string) => withQuery(`/auth/${provider}`, { returnTo }),
  blockedLogin: (locale: Locale) => localePath(locale, withQuery('/user/login', { blocked: true })),
  security: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/user/security', query)),
  profile: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/user/profile', query)),
  ownDetails: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/user/details', query)),
  ownDevices: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/user/devices', query)),
  ownDataSheet: (locale: Locale) => localePath(locale, '/user/data/read'),
  ownData: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/user/data', query)),
  accountDeleted: (locale: Locale) => localePath(locale, '/user/deleted'),
  changePassword: (locale: Locale) => localePath(locale, '/user/password'),
  /** Back to the home page in the language of the page, which may be another than that of the account. */
  logout: (locale: Locale) => withQuery('/auth/logout', { locale }),
  adminSecondFactor: (locale: Locale, returnTo: string) =>
    localePath(locale, withQuery('/admin/login/second-factor', { returnTo })),
  adminConfirm: (locale: Locale, returnTo?: string) => localePath(locale, withQuery('/admin/confirm', { returnTo })),
  adminLogin: (locale: Locale, returnTo?: string) => localePath(locale, withQuery('/admin/login', { returnTo })),
  adminBlockedLogin: (locale: Locale) => localePath(locale, withQuery('/admin/login', { blocked: true })),
  adminSearch: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/admin/search', query)),
  adminNews: (locale: Locale) => localePath(locale, '/admin/news'),
  adminList: (locale: Locale, list: string, part: 'columns' | 'views' | 'csv' | 'xlsx' | 'bulk', query?: QueryValues) =>
    localePath(locale, withQuery(`/admin/lists/${list}/${part}`, query)),
  adminBulk: (locale: Locale, list: 'orders' | 'paymentLinks') => localePath(locale, `/admin/${list}/bulk`),
  adminDashboard: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/admin/dashboard', query)),
  cancelRequest: (locale: Locale, id: string, secret?: string) =>
    localePath(locale, withQuery(`/order/${encoded(id)}/cancel-request`, { t: secret })),
  adminUsers: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/admin/users', query)),
  adminInvitation: (locale: Locale) => localePath(locale, '/admin/user/new'),
  adminUser: (locale: Locale, id: string, query?: QueryValues) =>
    localePath(locale, withQuery(`/admin/user/${encoded(id)}`, query)),
  adminBranches: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/admin/users/branches', query)),
  adminRoles: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/admin/users/roles', query)),
  adminRole: (locale: Locale, id: string, query?: QueryValues) =>
    localePath(locale, withQuery(`/admin/users/roles/${encoded(id)}`, query)),
  adminUserData: (locale: Locale, id: string) => localePath(locale, `/admin/user/${encoded(id)}/data.json`),
  adminNotes: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/admin/notes', query)),
  adminNote: (locale: Locale, id: string, query?: QueryValues) =>
    localePath(locale, withQuery(`/admin/notes/${encoded(id)}`, query)),
  adminCallRequests: (locale: Locale, query?: QueryValues) =>
    localePath(locale, withQuery('/admin/call-requests', query)),
  adminContactMessages: (locale: Locale, query?: QueryValues) =>
    localePath(locale, withQuery('/admin/contact-messages', query)),
  adminRequests: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/admin/requests', query)),
  adminGroups: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/admin/groups', query)),
  adminGroup: (locale: Locale, id: string, query?: QueryValues) =>
    localePath(locale, withQuery(`/admin/groups/${encoded(id)}`, query)),
  /** Where a family of a group sees its share and its papers; the address is the secret. */
  family: (locale: Locale, token: string, query?: QueryValues) =>
    localePath(locale, withQuery(`/family/${encoded(token)}`, query)),
  /** Where somebody whom the customer trusts looks after an order; a mailed code opens it. */
  guardian: (locale: Locale, token: string, query?: QueryValues) =>
    localePath(locale, withQuery(`/guardian/${encoded(token)}`, query)),
  adminOffers: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/admin/offers', query)),
  adminOffer: (locale: Locale, id: string, query?: QueryValues) =>
    localePath(locale, withQuery(`/admin/offers/${encoded(id)}`, query)),
  adminOfferPaper: (locale: Locale, id: string) => localePath(locale, `/admin/offers/${encoded(id)}/offer.pdf`),
  adminChanges: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/admin/changes', query)),
  adminSteps: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/admin/steps', query)),
  adminWaitingList: (locale: Locale, query?: QueryValues) =>
    localePath(locale, withQuery('/admin/waiting-list', query)),
  adminNewsletter: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/admin/newsletter', query)),
  adminLetters: (locale: Locale, query?: QueryValues) =>
    localePath(locale, withQuery('/admin/newsletter/letters', query)),
  adminLetter: (locale: Locale, id: string, query?: QueryValues) =>
    localePath(locale, withQuery(`/admin/newsletter/letters/${encoded(id)}`, query)),
  adminRegister: (locale: Locale) => localePath(locale, '/admin/newsletter/register'),
  registerFile: (locale: Locale, id: string, format: 'csv' | 'xlsx') =>
    localePath(locale, `/admin/newsletter/register/${encoded(id)}/${format}`),
  letterPreview: (locale: Locale, id: string, language: Locale, query?: QueryValues) =>
    localePath(locale, withQuery(`/admin/newsletter/letters/${encoded(id)}/${language}`, query)),
  subscriptionsCsv: (query?: QueryValues) => withQuery('/api/v1/admin/newsletter-subscriptions.csv', query),
  /** Asked by scripts; the same in every language. */
  adminTelephone: () => '/admin/telephone',
  adminNewOrder: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/admin/orders/new', query)),
  adminAudit: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/admin/audit', query)),
  adminWritings: (locale: Locale, kind: string, query?: QueryValues) =>
    localePath(locale, withQuery(`/admin/content/${kind}`, query)),
  adminWriting: (locale: Locale, kind: string, key: string, query?: QueryValues) =>
    localePath(locale, withQuery(`/admin/content/${kind}/${encoded(key)}`, query)),
  adminTours: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/admin/tour/allTours', query)),
  adminImportDepartures: (locale: Locale) => localePath(locale, '/admin/tour/import'),
  adminTour: (locale: Locale, id: string, query?: QueryValues) =>
    localePath(locale, withQuery(`/admin/tour/${encoded(id)}`, query)),
  adminDepartures: (locale: Locale, query?: QueryValues) =>
    localePath(locale, withQuery('/admin/tour/departures', query)),
  adminDate: (locale: Locale, list: 'ops' | 'print' | 'airport', date: PlainDate, query?: QueryValues) =>
    localePath(locale, withQuery(`/admin/tour/${list}-${toDayFirst(date)}`, query)),
  /** On paper; in every language, which is chosen on the page. */
  card: (token: string) => `/k/${encoded(token)}`,
  adminDateFile: (locale: Locale, list: string, date: PlainDate, format: string, columns: readonly string[]) =>
    localePath(
      locale,
      `/admin/tour-date/${date}/${encoded(list)}/${encoded(format)}?${columns.map((column) => `column=${encoded(column)}`).join('&')}`,
    ),
  adminHotelList: (locale: Locale, date: PlainDate, format: 'pdf' | 'xlsx', query: { stay: string; version: string }) =>
    localePath(locale, withQuery(`/admin/tour-date/${date}/hotel-list/${format}`, query)),
  adminRideList: (locale: Locale, date: PlainDate, format: 'pdf' | 'xlsx', rideId: string) =>
    localePath(locale, withQuery(`/admin/tour-date/${date}/ride/${format}`, { ride: rideId })),
  adminVisaBatch: (locale: Locale, date: PlainDate, format: 'csv' | 'xlsx', batch: string) =>
    localePath(locale, withQuery(`/admin/tour-date/${date}/visa-batch/${format}`, { batch })),
  adminPermitList: (locale: Locale, date: PlainDate) => localePath(locale, `/admin/tour-date/${date}/permits/pdf`),
  adminReader: (locale: Locale, date: PlainDate, query: { person?: string; saved?: string } = {}) =>
    localePath(locale, withQuery(`/admin/tour-date/${date}/documents`, query)),
  adminTourPreview: (locale: Locale, id: string) => localePath(locale, `/admin/tour/${encoded(id)}/preview`),
  adminRecords: (locale: Locale, kind: 'hotels' | 'categories' | 'airlines' | 'services', query?: QueryValues) =>
    localePath(locale, withQuery(`/admin/${kind}`, query)),
  adminRecord: (
    locale: Locale,
    kind: 'hotels' | 'categories' | 'airlines' | 'services',
    key: string,
    query?: QueryValues,
  ) => localePath(locale, withQuery(`/admin/${kind}/${encoded(key)}`, query)),
  adminPart: (locale: Locale, part: string, query?: QueryValues) =>
    localePath(locale, withQuery(`/admin/${part}`, query)),
  adminParts: (locale: Locale, part: 'holidays' | 'agreements') => localePath(locale, `/admin/${part}`),
  adminKeyedPart: (locale: Locale, part: 'holidays' | 'agreements', key: string, query?: QueryValues) =>
    localePath(locale, withQuery(`/admin/${part}/${encoded(key)}`, query)),
  adminTextVersion: (locale: Locale, id: string, version: string) =>
    localePath(locale, `/admin/agreements/${encoded(id)}/${encoded(version)}`),
  adminMedia: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/admin/media', query)),
  adminReviews: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/admin/reviews', query)),
  adminOrders: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/admin/orders', query)),
  adminPayments: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/admin/payments', query)),
  adminPayment: (locale: Locale, ref: string) => localePath(locale, `/admin/payments/${encoded(ref)}`),
  adminPaymentLinks: (locale: Locale, query?: QueryValues) =>
    localePath(locale, withQuery('/admin/paymentLinks', query)),
  adminPaymentLink: (locale: Locale, id: string) => localePath(locale, `/admin/paymentLinks/${encoded(id)}`),
  adminLinkDocuments: (locale: Locale, id: string) =>
    localePath(locale, `/admin/paymentLinks/${encoded(id)}/documents`),
  adminSettings: (locale: Locale, group: string) => localePath(locale, `/admin/settings/general/${group}`),
  adminProviderKeys: (locale: Locale) => localePath(locale, '/admin/settings/keys'),
  adminLaunchList: (locale: Locale) => localePath(locale, '/admin/settings/launch'),
  adminPaymentSettings: (locale: Locale) => localePath(locale, '/admin/settings/payments'),
  adminPriceSettings: (locale: Locale) => localePath(locale, '/admin/settings/prices'),
  adminProviders: (locale: Locale) => localePath(locale, '/admin/payments/providers'),
  adminOrder: (locale: Locale, id: string, query?: QueryValues) =>
    localePath(locale, withQuery(`/admin/orders/${encoded(id)}`, query)),
  adminOrderMessage: (locale: Locale, id: string, query?: QueryValues) =>
    localePath(locale, withQuery(`/admin/orders/${encoded(id)}/message`, query)),
  adminOrderPlan: (locale: Locale, id: string) => localePath(locale, `/admin/orders/${encoded(id)}/plan`),
  adminDayCalendar: (locale: Locale, date: PlainDate) => localePath(locale, `/admin/tour-date/${date}/calendar.ics`),
  adminImportDate: (locale: Locale, date: PlainDate) => localePath(locale, `/admin/tour-date/${date}/import`),
  adminImportTravellers: (locale: Locale, id: string) => localePath(locale, `/admin/orders/${encoded(id)}/import`),
  adminChangeOrder: (locale: Locale, id: string, query?: QueryValues) =>
    localePath(locale, withQuery(`/admin/orders/${encoded(id)}/change`, query)),
  adminOrderPeople: (locale: Locale, id: string, query?: QueryValues) =>
    localePath(locale, withQuery(`/admin/orders/${encoded(id)}/people`, query)),
  adminSplitOrder: (locale: Locale, id: string) => localePath(locale, `/admin/orders/${encoded(id)}/split`),
  adminJoinOrder: (locale: Locale, id: string) => localePath(locale, `/admin/orders/${encoded(id)}/join`),
  adminCancelOrder: (locale: Locale, id: string, query?: QueryValues) =>
    localePath(locale, withQuery(`/admin/orders/${encoded(id)}/cancel`, query)),
  adminOrderDocuments: (locale: Locale, id: string) => localePath(locale, `/admin/orders/${encoded(id)}/documents`),
  adminOrderRefunds: (locale: Locale, id: string, query?: QueryValues) =>
    localePath(locale, withQuery(`/admin/orders/${encoded(id)}/refunds`, query)),
  adminApiKeys: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/admin/apiKeys', query)),
  adminWebhooks: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/admin/webhooks', query)),
  adminWebhook: (locale: Locale, id: string) => localePath(locale, `/admin/webhooks/${encoded(id)}`),
  adminCash: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/admin/cash', query)),
  adminCashEntry: (locale: Locale, id: string) => localePath(locale, `/admin/cash/entries/${encoded(id)}`),
  adminCashPart: (locale: Locale, part: 'new' | 'closings' | 'rates', query?: QueryValues) =>
    localePath(locale, withQuery(`/admin/cash/${part}`, query)),
  adminJournal: (locale: Locale, orderId: string) => localePath(locale, `/admin/cash/journal/${encoded(orderId)}`),
  adminStatements: (locale: Locale, query?: QueryValues) =>
    localePath(locale, withQuery('/admin/bank-statements', query)),
  adminTypedLine: (locale: Locale) => localePath(locale, '/admin/bank-statements/new'),
  adminStatement: (locale: Locale, id: string) => localePath(locale, `/admin/bank-statements/${encoded(id)}`),
  adminBankLines: (locale: Locale, query?: QueryValues) =>
    localePath(locale, withQuery('/admin/bank-statements/lines', query)),
  adminBankLine: (locale: Locale, id: string) => localePath(locale, `/admin/bank-statements/lines/${encoded(id)}`),
  leader: (locale: Locale) => localePath(locale, '/leader'),
  leaderGroup: (locale: Locale, id: string) => localePath(locale, `/leader/${encoded(id)}`),
  agentDashboard: (locale: Locale) => localePath(locale, '/agent/dashboard'),
  agentOffers: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/agent/offer', query)),
  agentOffer: (locale: Locale, id: string, query?: QueryValues) =>
    localePath(locale, withQuery(`/agent/offer/${encoded(id)}`, query)),
  agentOfferPaper: (locale: Locale, id: string) => localePath(locale, `/agent/offer/${encoded(id)}/offer.pdf`),
  agentReservations: (locale: Locale, query?: QueryValues) =>
    localePath(locale, withQuery('/agent/reservations', query)),
  agentReservation: (locale: Locale, id: string, query?: QueryValues) =>
    localePath(locale, withQuery(`/agent/reservations/${encoded(id)}`, query)),
  agentStatement: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/agent/statement', query)),
  agentStatementPaper: (locale: Locale, kind: 'pdf' | 'xlsx', query?: QueryValues) =>
    localePath(locale, withQuery(`/agent/statement.${kind}`, query)),
  adminAgents: (locale: Locale, query?: QueryValues) => localePath(locale, withQuery('/admin/agents', query)),
  adminAgent: (locale: Locale, id: string, query?: QueryValues) =>
    localePath(locale, withQuery(`/admin/agents/${encoded(id)}`, query)),
  adminAllotments: (locale: Locale) => localePath(locale, '/admin/agents/allotments'),
  adminAgentStatement: (locale: Locale, id: string, kind: 'pdf' | 'xlsx', query?: QueryValues) =>
    localePath(locale, withQuery(`/admin/agents/${encoded(id)}/statement.${kind}`, query)),
  /** Where a customer answers an agency's offer; the address is the secret. */
  offer: (locale: Locale, token: string, query?: QueryValues) =>
    localePath(locale, withQuery(`/offer/${encoded(token)}`, query)),
  offerLogo: (token: string) => `/offer/${encoded(token)}/logo`,
  offerDocument: (locale: Locale, token: string, document: string) =>
    localePath(locale, `/offer/${encoded(token)}/documents/${encoded(document)}`),
  offerPaper: (locale: Locale, token: string) => localePath(locale, `/offer/${encoded(token)}/offer.pdf`),
} as const

/** A path with the given query; absent values are left out. */
export function withQuery(path: string, query: QueryValues = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) search.append(name, String(each))
  }
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

function encoded(text: string): string {
  return encodeURIComponent(text)
}
