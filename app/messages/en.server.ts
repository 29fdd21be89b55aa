import type { Messages } from './translation.ts'
import { account } from './en/account.ts'
import { agents } from './en/agents.ts'
import { bankStatements } from './en/bank-statements.ts'
import { developers } from './en/developers.ts'
import { documents } from './en/documents.ts'
import { cancellation } from './en/cancellation.ts'
import { callFields } from './en/call-fields.ts'
import { cart } from './en/cart.ts'
import { cash } from './en/cash.ts'
import { checkout } from './en/checkout.ts'
import { chrome } from './en/chrome.ts'
import { contact } from './en/contact.ts'
import { content } from './en/content.ts'
import { cookies } from './en/cookies.ts'
import { crawlers } from './en/crawlers.ts'
import { errors } from './en/errors.ts'
import { forms } from './en/forms.ts'
import { gallery } from './en/gallery.ts'
import { home } from './en/home.ts'
import { hotels } from './en/hotels.ts'
import { intake } from './en/intake.ts'
import { listings } from './en/listings.ts'
import { messages } from './en/messages.ts'
import { ownAccount } from './en/own-account.ts'
import { ownData } from './en/own-data.ts'
import { payment } from './en/payment.ts'
import { paymentLinks } from './en/payment-links.ts'
import { paymentSettings } from './en/payment-settings.ts'
import { priceSettings } from './en/price-settings.ts'
import { order } from './en/order.ts'
import { orderProblems } from './en/order-problems.ts'
import { outbox } from './en/outbox.ts'
import { paymentProblems } from './en/payment-problems.ts'
import { problems } from './en/problems.ts'
import { quiz } from './en/quiz.ts'
import { requests } from './en/requests.ts'
import { reviews } from './en/reviews.ts'
import { search } from './en/search.ts'
import { security } from './en/security.ts'
import { staff } from './en/staff.ts'
import { staffAreas } from './en/staff-areas.ts'
import { staffCatalogue } from './en/staff-catalogue.ts'
import { staffOrders } from './en/staff-orders.ts'
import { staffImport } from './en/staff-import.ts'
import { staffNotes } from './en/staff-notes.ts'
import { staffDesk } from './en/staff-desk.ts'
import { staffOverview } from './en/staff-overview.ts'
import { staffPrograms } from './en/staff-programs.ts'
import { staffOperations } from './en/staff-operations.ts'
import { staffPayments } from './en/staff-payments.ts'
import { staffOffers } from './en/staff-offers.ts'
import { staffRequests } from './en/staff-requests.ts'
import { staffContent } from './en/staff-content.ts'
import { staffMedia } from './en/staff-media.ts'
import { staffReviews } from './en/staff-reviews.ts'
import { staffSettings } from './en/staff-settings.ts'
import { staffUsers } from './en/staff-users.ts'
import { tour } from './en/tour.ts'
import { tours } from './en/tours.ts'
import { travellers } from './en/travellers.ts'
import { ui } from './en/ui.ts'

/** Every English text of the interface, by area. */
import { waiting } from './en/waiting.ts'

export const en: Messages<string> = {
  account,
  agents,
  'bank-statements': bankStatements,
  'call-fields': callFields,
  cancellation,
  developers,
  documents,
  cart,
  cash,
  checkout,
  chrome,
  contact,
  content,
  cookies,
  crawlers,
  errors,
  forms,
  gallery,
  home,
  hotels,
  intake,
  listings,
  messages,
  payment,
  'payment-links': paymentLinks,
  'payment-settings': paymentSettings,
  'price-settings': priceSettings,
  order,
  'order-problems': orderProblems,
  outbox,
  'own-account': ownAccount,
  'own-data': ownData,
  'payment-problems': paymentProblems,
  problems,
  quiz,
  requests,
  reviews,
  search,
  security,
  staff,
  'staff-areas': staffAreas,
  'staff-catalogue': staffCatalogue,
  'staff-desk': staffDesk,
  'staff-overview': staffOverview,
  'staff-import': staffImport,
  'staff-notes': staffNotes,
  'staff-orders': staffOrders,
  'staff-offers': staffOffers,
  'staff-requests': staffRequests,
  'staff-operations': staffOperations,
  'staff-payments': staffPayments,
  'staff-programs': staffPrograms,
  'staff-content': staffContent,
  'staff-media': staffMedia,
  'staff-reviews': staffReviews,
  'staff-settings': staffSettings,
  'staff-users': staffUsers,
  tour,
  tours,
  travellers,
  ui,
  waiting,
}
