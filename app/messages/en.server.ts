import type { Messages } from './translation.ts'
import { account } from './en/account.ts'
import { agents } from './en/agents.ts'
import { bankStatements } from './en/bank-statements.ts'
import { calendar } from './en/calendar.ts'
import { callFields } from './en/call-fields.ts'
import { cancellation } from './en/cancellation.ts'
import { card } from './en/card.ts'
import { cardChoice } from './en/card-choice.ts'
import { cart } from './en/cart.ts'
import { cash } from './en/cash.ts'
import { chairs } from './en/chairs.ts'
import { changes } from './en/changes.ts'
import { checkout } from './en/checkout.ts'
import { chrome } from './en/chrome.ts'
import { contact } from './en/contact.ts'
import { content } from './en/content.ts'
import { cookies } from './en/cookies.ts'
import { crawlers } from './en/crawlers.ts'
import { developers } from './en/developers.ts'
import { diary } from './en/diary.ts'
import { documentLines } from './en/document-lines.ts'
import { documentNames } from './en/document-names.ts'
import { documents } from './en/documents.ts'
import { emergency } from './en/emergency.ts'
import { errors } from './en/errors.ts'
import { family } from './en/family.ts'
import { forms } from './en/forms.ts'
import { gallery } from './en/gallery.ts'
import { guardian } from './en/guardian.ts'
import { home } from './en/home.ts'
import { hotels } from './en/hotels.ts'
import { intake } from './en/intake.ts'
import { leader } from './en/leader.ts'
import { listings } from './en/listings.ts'
import { messages } from './en/messages.ts'
import { opinion } from './en/opinion.ts'
import { order } from './en/order.ts'
import { orderProblems } from './en/order-problems.ts'
import { outbox } from './en/outbox.ts'
import { ownAccount } from './en/own-account.ts'
import { ownData } from './en/own-data.ts'
import { payment } from './en/payment.ts'
import { paymentLinks } from './en/payment-links.ts'
import { paymentProblems } from './en/payment-problems.ts'
import { paymentSettings } from './en/payment-settings.ts'
import { permits } from './en/permits.ts'
import { plan } from './en/plan.ts'
import { pocket } from './en/pocket.ts'
import { prayers } from './en/prayers.ts'
import { priceSettings } from './en/price-settings.ts'
import { problems } from './en/problems.ts'
import { quiz } from './en/quiz.ts'
import { requests } from './en/requests.ts'
import { reviews } from './en/reviews.ts'
import { search } from './en/search.ts'
import { security } from './en/security.ts'
import { staff } from './en/staff.ts'
import { staffAreas } from './en/staff-areas.ts'
import { staffAudit } from './en/staff-audit.ts'
import { staffBranches } from './en/staff-branches.ts'
import { staffCatalogue } from './en/staff-catalogue.ts'
import { staffChairs } from './en/staff-chairs.ts'
import { staffChanges } from './en/staff-changes.ts'
import { staffContent } from './en/staff-content.ts'
import { staffDesk } from './en/staff-desk.ts'
import { staffGroups } from './en/staff-groups.ts'
import { staffGuide } from './en/staff-guide.ts'
import { staffHistory } from './en/staff-history.ts'
import { staffImport } from './en/staff-import.ts'
import { staffKeeper } from './en/staff-keeper.ts'
import { staffKit } from './en/staff-kit.ts'
import { staffLetters } from './en/staff-letters.ts'
import { staffMedia } from './en/staff-media.ts'
import { staffNotes } from './en/staff-notes.ts'
import { staffOffers } from './en/staff-offers.ts'
import { staffOperations } from './en/staff-operations.ts'
import { staffOrders } from './en/staff-orders.ts'
import { staffOverview } from './en/staff-overview.ts'
import { staffPayments } from './en/staff-payments.ts'
import { staffPeople } from './en/staff-people.ts'
import { staffPermits } from './en/staff-permits.ts'
import { staffPrograms } from './en/staff-programs.ts'
import { staffRegister } from './en/staff-register.ts'
import { staffRequests } from './en/staff-requests.ts'
import { staffReviews } from './en/staff-reviews.ts'
import { staffRoad } from './en/staff-road.ts'
import { staffRoles } from './en/staff-roles.ts'
import { staffSale } from './en/staff-sale.ts'
import { staffSettings } from './en/staff-settings.ts'
import { staffSplit } from './en/staff-split.ts'
import { staffSteps } from './en/staff-steps.ts'
import { staffTickets } from './en/staff-tickets.ts'
import { staffToday } from './en/staff-today.ts'
import { staffUsers } from './en/staff-users.ts'
import { staffVisas } from './en/staff-visas.ts'
import { tour } from './en/tour.ts'
import { tours } from './en/tours.ts'
import { travellers } from './en/travellers.ts'
import { ui } from './en/ui.ts'
import { waiting } from './en/waiting.ts'
import { ways } from './en/ways.ts'

/** Written by `npm run messages`. */
export const en: Messages<string> = {
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
