import type { Messages } from './translation.ts'
import { account } from './ar/account.ts'
import { agents } from './ar/agents.ts'
import { bankStatements } from './ar/bank-statements.ts'
import { calendar } from './ar/calendar.ts'
import { callFields } from './ar/call-fields.ts'
import { cancellation } from './ar/cancellation.ts'
import { card } from './ar/card.ts'
import { cardChoice } from './ar/card-choice.ts'
import { cart } from './ar/cart.ts'
import { cash } from './ar/cash.ts'
import { chairs } from './ar/chairs.ts'
import { changes } from './ar/changes.ts'
import { checkout } from './ar/checkout.ts'
import { chrome } from './ar/chrome.ts'
import { contact } from './ar/contact.ts'
import { content } from './ar/content.ts'
import { cookies } from './ar/cookies.ts'
import { crawlers } from './ar/crawlers.ts'
import { developers } from './ar/developers.ts'
import { diary } from './ar/diary.ts'
import { documentLines } from './ar/document-lines.ts'
import { documentNames } from './ar/document-names.ts'
import { documents } from './ar/documents.ts'
import { emergency } from './ar/emergency.ts'
import { errors } from './ar/errors.ts'
import { family } from './ar/family.ts'
import { forms } from './ar/forms.ts'
import { gallery } from './ar/gallery.ts'
import { guardian } from './ar/guardian.ts'
import { home } from './ar/home.ts'
import { hotels } from './ar/hotels.ts'
import { intake } from './ar/intake.ts'
import { leader } from './ar/leader.ts'
import { listings } from './ar/listings.ts'
import { messages } from './ar/messages.ts'
import { opinion } from './ar/opinion.ts'
import { order } from './ar/order.ts'
import { orderProblems } from './ar/order-problems.ts'
import { outbox } from './ar/outbox.ts'
import { ownAccount } from './ar/own-account.ts'
import { ownData } from './ar/own-data.ts'
import { payment } from './ar/payment.ts'
import { paymentLinks } from './ar/payment-links.ts'
import { paymentProblems } from './ar/payment-problems.ts'
import { paymentSettings } from './ar/payment-settings.ts'
import { permits } from './ar/permits.ts'
import { plan } from './ar/plan.ts'
import { pocket } from './ar/pocket.ts'
import { prayers } from './ar/prayers.ts'
import { priceSettings } from './ar/price-settings.ts'
import { problems } from './ar/problems.ts'
import { quiz } from './ar/quiz.ts'
import { requests } from './ar/requests.ts'
import { reviews } from './ar/reviews.ts'
import { search } from './ar/search.ts'
import { security } from './ar/security.ts'
import { staff } from './ar/staff.ts'
import { staffAreas } from './ar/staff-areas.ts'
import { staffAudit } from './ar/staff-audit.ts'
import { staffBranches } from './ar/staff-branches.ts'
import { staffCatalogue } from './ar/staff-catalogue.ts'
import { staffChairs } from './ar/staff-chairs.ts'
import { staffChanges } from './ar/staff-changes.ts'
import { staffContent } from './ar/staff-content.ts'
import { staffDesk } from './ar/staff-desk.ts'
import { staffGroups } from './ar/staff-groups.ts'
import { staffGuide } from './ar/staff-guide.ts'
import { staffHistory } from './ar/staff-history.ts'
import { staffImport } from './ar/staff-import.ts'
import { staffKeeper } from './ar/staff-keeper.ts'
import { staffKit } from './ar/staff-kit.ts'
import { staffLetters } from './ar/staff-letters.ts'
import { staffMedia } from './ar/staff-media.ts'
import { staffNotes } from './ar/staff-notes.ts'
import { staffOffers } from './ar/staff-offers.ts'
import { staffOperations } from './ar/staff-operations.ts'
import { staffOrders } from './ar/staff-orders.ts'
import { staffOverview } from './ar/staff-overview.ts'
import { staffPayments } from './ar/staff-payments.ts'
import { staffPeople } from './ar/staff-people.ts'
import { staffPermits } from './ar/staff-permits.ts'
import { staffPrograms } from './ar/staff-programs.ts'
import { staffRegister } from './ar/staff-register.ts'
import { staffRequests } from './ar/staff-requests.ts'
import { staffReviews } from './ar/staff-reviews.ts'
import { staffRoad } from './ar/staff-road.ts'
import { staffRoles } from './ar/staff-roles.ts'
import { staffSale } from './ar/staff-sale.ts'
import { staffSettings } from './ar/staff-settings.ts'
import { staffSplit } from './ar/staff-split.ts'
import { staffSteps } from './ar/staff-steps.ts'
import { staffTickets } from './ar/staff-tickets.ts'
import { staffToday } from './ar/staff-today.ts'
import { staffUsers } from './ar/staff-users.ts'
import { staffVisas } from './ar/staff-visas.ts'
import { tour } from './ar/tour.ts'
import { tours } from './ar/tours.ts'
import { travellers } from './ar/travellers.ts'
import { ui } from './ar/ui.ts'
import { waiting } from './ar/waiting.ts'
import { ways } from './ar/ways.ts'

/** Written by `npm run messages`. */
export const ar: Messages<string> = {
  account,
  agents,
  'bank-statements': bankStatements,
  calendar,
  'call-fields': callFields,
  cancellation,
  card,
  'card-choice': cardChoice,
  cart,
  cash,
  chairs,
  changes,
  checkout,
  chrome,
  contact,
  content,
  cookies,
  crawlers,
  developers,
  diary,
  'document-lines': documentLines,
  'document-names': documentNames,
  documents,
  emergency,
  errors,
  family,
  forms,
  gallery,
  guardian,
  home,
  hotels,
  intake,
  leader,
  listings,
  messages,
  opinion,
  order,
  'order-problems': orderProblems,
  outbox,
  'own-account': ownAccount,
  'own-data': ownData,
  payment,
  'payment-links': paymentLinks,
  'payment-problems': paymentProblems,
  'payment-settings': paymentSettings,
  permits,
  plan,
  pocket,
  prayers,
  'price-settings': priceSettings,
  problems,
  quiz,
  requests,
  reviews,
  search,
  security,
  staff,
  'staff-areas': staffAreas,
  'staff-audit': staffAudit,
  'staff-branches': staffBranches,
  'staff-catalogue': staffCatalogue,
  'staff-chairs': staffChairs,
  'staff-changes': staffChanges,
  'staff-content': staffContent,
  'staff-desk': staffDesk,
  'staff-groups': staffGroups,
  'staff-guide': staffGuide,
  'staff-history': staffHistory,
  'staff-import': staffImport,
  'staff-keeper': staffKeeper,
  'staff-kit': staffKit,
  'staff-letters': staffLetters,
  'staff-media': staffMedia,
  'staff-notes': staffNotes,
  'staff-offers': staffOffers,
  'staff-operations': staffOperations,
  'staff-orders': staffOrders,
  'staff-overview': staffOverview,
  'staff-payments': staffPayments,
  'staff-people': staffPeople,
  'staff-permits': staffPermits,
  'staff-programs': staffPrograms,
  'staff-register': staffRegister,
  'staff-requests': staffRequests,
  'staff-reviews': staffReviews,
  'staff-road': staffRoad,
  'staff-roles': staffRoles,
  'staff-sale': staffSale,
  'staff-settings': staffSettings,
  'staff-split': staffSplit,
  'staff-steps': staffSteps,
  'staff-tickets': staffTickets,
  'staff-today': staffToday,
  'staff-users': staffUsers,
  'staff-visas': staffVisas,
  tour,
  tours,
  travellers,
  ui,
  waiting,
  ways,
}
