import { account } from './tr/account.ts'
import { agents } from './tr/agents.ts'
import { bankStatements } from './tr/bank-statements.ts'
import { calendar } from './tr/calendar.ts'
import { callFields } from './tr/call-fields.ts'
import { cancellation } from './tr/cancellation.ts'
import { card } from './tr/card.ts'
import { cardChoice } from './tr/card-choice.ts'
import { cart } from './tr/cart.ts'
import { cash } from './tr/cash.ts'
import { chairs } from './tr/chairs.ts'
import { changes } from './tr/changes.ts'
import { checkout } from './tr/checkout.ts'
import { chrome } from './tr/chrome.ts'
import { contact } from './tr/contact.ts'
import { content } from './tr/content.ts'
import { cookies } from './tr/cookies.ts'
import { crawlers } from './tr/crawlers.ts'
import { developers } from './tr/developers.ts'
import { diary } from './tr/diary.ts'
import { documentLines } from './tr/document-lines.ts'
import { documentNames } from './tr/document-names.ts'
import { documents } from './tr/documents.ts'
import { emergency } from './tr/emergency.ts'
import { errors } from './tr/errors.ts'
import { family } from './tr/family.ts'
import { forms } from './tr/forms.ts'
import { gallery } from './tr/gallery.ts'
import { guardian } from './tr/guardian.ts'
import { home } from './tr/home.ts'
import { hotels } from './tr/hotels.ts'
import { intake } from './tr/intake.ts'
import { leader } from './tr/leader.ts'
import { listings } from './tr/listings.ts'
import { messages } from './tr/messages.ts'
import { opinion } from './tr/opinion.ts'
import { order } from './tr/order.ts'
import { orderProblems } from './tr/order-problems.ts'
import { outbox } from './tr/outbox.ts'
import { ownAccount } from './tr/own-account.ts'
import { ownData } from './tr/own-data.ts'
import { payment } from './tr/payment.ts'
import { paymentLinks } from './tr/payment-links.ts'
import { paymentProblems } from './tr/payment-problems.ts'
import { paymentSettings } from './tr/payment-settings.ts'
import { permits } from './tr/permits.ts'
import { plan } from './tr/plan.ts'
import { pocket } from './tr/pocket.ts'
import { prayers } from './tr/prayers.ts'
import { priceSettings } from './tr/price-settings.ts'
import { problems } from './tr/problems.ts'
import { quiz } from './tr/quiz.ts'
import { requests } from './tr/requests.ts'
import { reviews } from './tr/reviews.ts'
import { search } from './tr/search.ts'
import { security } from './tr/security.ts'
import { staff } from './tr/staff.ts'
import { staffAreas } from './tr/staff-areas.ts'
import { staffAudit } from './tr/staff-audit.ts'
import { staffBranches } from './tr/staff-branches.ts'
import { staffCatalogue } from './tr/staff-catalogue.ts'
import { staffChairs } from './tr/staff-chairs.ts'
import { staffChanges } from './tr/staff-changes.ts'
import { staffContent } from './tr/staff-content.ts'
import { staffDesk } from './tr/staff-desk.ts'
import { staffGroups } from './tr/staff-groups.ts'
import { staffGuide } from './tr/staff-guide.ts'
import { staffHistory } from './tr/staff-history.ts'
import { staffImport } from './tr/staff-import.ts'
import { staffKeeper } from './tr/staff-keeper.ts'
import { staffKit } from './tr/staff-kit.ts'
import { staffLetters } from './tr/staff-letters.ts'
import { staffMedia } from './tr/staff-media.ts'
import { staffNotes } from './tr/staff-notes.ts'
import { staffOffers } from './tr/staff-offers.ts'
import { staffOperations } from './tr/staff-operations.ts'
import { staffOrders } from './tr/staff-orders.ts'
import { staffOverview } from './tr/staff-overview.ts'
import { staffPayments } from './tr/staff-payments.ts'
import { staffPeople } from './tr/staff-people.ts'
import { staffPermits } from './tr/staff-permits.ts'
import { staffPrograms } from './tr/staff-programs.ts'
import { staffRegister } from './tr/staff-register.ts'
import { staffRequests } from './tr/staff-requests.ts'
import { staffReviews } from './tr/staff-reviews.ts'
import { staffRoad } from './tr/staff-road.ts'
import { staffRoles } from './tr/staff-roles.ts'
import { staffSale } from './tr/staff-sale.ts'
import { staffSettings } from './tr/staff-settings.ts'
import { staffSplit } from './tr/staff-split.ts'
import { staffSteps } from './tr/staff-steps.ts'
import { staffTickets } from './tr/staff-tickets.ts'
import { staffToday } from './tr/staff-today.ts'
import { staffUsers } from './tr/staff-users.ts'
import { staffVisas } from './tr/staff-visas.ts'
import { tour } from './tr/tour.ts'
import { tours } from './tr/tours.ts'
import { travellers } from './tr/travellers.ts'
import { ui } from './tr/ui.ts'
import { waiting } from './tr/waiting.ts'
import { ways } from './tr/ways.ts'

/** Written by `npm run messages`. */
export const tr = {
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
