export { readTold, type Told } from './data/told-changes.server.ts'
export { findOrder, type OrderJourney, type StaffOrder } from './find-order.server.ts'
export { findOrderNames, listOrderNames, type OrderNames } from './find-order-names.server.ts'
export { hasOrders, importOrders, type ImportedOrder } from './import-orders.server.ts'
export { handOverOrder, type HandOverFailure } from './hand-over-order.server.ts'
export { isOrderReached, reachedOrders } from './is-order-reached.server.ts'
export { listOrdersToMail, type OrderToMail } from './list-orders-to-mail.server.ts'
export { sendOrderMailAgain, type SendAgainFailure } from './send-order-mail-again.server.ts'
export { forgetCustomer } from './forget-customer.server.ts'
export { searchTravellers, type FoundTraveller } from './search-travellers.server.ts'
export { searchOrders } from './search-orders.server.ts'
export { ordersOfPerson } from './data/orders-of-person.server.ts'
export { readCustomerData, type CustomerOrder } from './read-customer-data.server.ts'
export { noteIdentityRead, noteSellerIdentityRead } from './note-identity-read.server.ts'
export { sealedBookingColumns } from './data/identity-numbers.server.ts'
export { listOrders, type OrderListRequest, type OrderSummary } from './list-orders.server.ts'
export { dueTimes, listOpenOfDepartures, SOON_DAYS, type DueTime } from './summarise-season.server.ts'
export { listCancelRequests } from './list-cancel-requests.server.ts'
export { listEndingHolds } from './list-ending-holds.server.ts'
export { lookAtDepartures, type DepartureLook } from './look-at-departures.server.ts'
export { listPapersOfDepartures, type KnownPapers } from './list-papers-of-departures.server.ts'
export { listOrdersToTellOtherwise } from './list-orders-to-tell.server.ts'
export { listPartsDue } from './list-parts-due.server.ts'
export type { WaitingOrder } from './data/waiting-order.server.ts'
export { sumReceivables, type DueSums } from './summarise-season.server.ts'
export { sumSalesByMonth, type MonthOfSales } from './summarise-season.server.ts'
export { summariseOrders, type OrdersAtAGlance, type OrderSums } from './summarise-orders.server.ts'
export {
  quoteCart,
  viewCart,
  type CartGroup,
  type CartRequest,
  type CartTour,
  type CartTourLine,
  type CartView,
  type OtherCurrency,
  type Quote,
} from './quote-cart.server.ts'
export type { OrderRequest } from './order-request.server.ts'
export { placeOrder } from './place-order.server.ts'
export { listUnusualHolds, type UnusualHold } from './list-unusual-holds.server.ts'
export { listSameTravellers, type SameTraveller } from './list-same-travellers.server.ts'
export { proveMailbox } from './prove-mailbox.server.ts'
export {
  findCaller,
  type Caller,
  type EarlierOrder,
  type EarlierTraveller,
  type KnownCaller,
} from './find-caller.server.ts'
export { takeOverPapers, type ReturningTraveller } from './take-over-papers.server.ts'
export { partTemplates } from './mail/part-message-templates.ts'
export { findOrderToTell, type OrderToTell } from './find-order-to-tell.server.ts'
export { placeOrderByStaff, type StaffOrderRequest } from './place-order-by-staff.server.ts'
export { changeOrder, type ChangeOrderFailure, type OrderChange } from './change-order.server.ts'
export { importTravellersOfDay, type DayTravellerProblem } from './import-travellers-of-day.server.ts'
export {
  importTravellers,
  type TravellerImport,
  type TravellerImportFailure,
  type TravellerRowProblem,
} from './import-travellers.server.ts'
export { changeParty, previewParty, type PartyFailure, type PartyPreview } from './change-party.server.ts'
export { type PartyRefusal, type PartyWish } from './reckon-party.server.ts'
export { listParties, type Party, type PartyMember } from './data/party.server.ts'
export {
  previewSplit,
  splitOrder,
  type SplitFailure,
  type SplitPreview,
  type SplitRequest,
  type SplitSide,
} from './split-order.server.ts'
export type { SplitWish } from './reckon-split.server.ts'
export { joinOrders, previewJoin, type JoinFailure, type JoinPreview, type JoinRequest } from './join-orders.server.ts'
export { findJoinedInto, listRelatedOrders, type RelatedOrder } from './data/related-orders.server.ts'
export { keepSoldRooms } from './keep-sold-rooms.server.ts'
export { listCustomersOfTravellers, type TravellersCustomer } from './list-customers-of-travellers.server.ts'
export { listNamedTravellers, type NamedTraveller } from './list-named-travellers.server.ts'
export { changePrice, type PriceFailure } from './change-price.server.ts'
export { moveOrder, previewMove, type MoveFailure, type MovePreview } from './move-order.server.ts'
export { placeAgreedOrder, type AgreedOrder, type AgreedOrderRefusal } from './place-agreed-order.server.ts'
export type { GroupOfOrder } from './lay-out-families.server.ts'
export {
  countPaidFamilies,
  findOwnFamily,
  listFamilies,
  type FamilyStanding,
  type OwnFamily,
} from './find-family.server.ts'
export {
  findAgreedOrder,
  listOrderStandings,
  searchOrderIds,
  type OrderStanding,
} from './list-order-standings.server.ts'
export { checkTravellers, nameTravellers, readContact, type NamingFailure } from './name-travellers.server.ts'
export type { PlacedOrder } from './data/find-placed-order.server.ts'
export type { OrderRefusal, StaffOrderRefusal } from './order-refusal.server.ts'
export { findOrderByAccess, findOrderOfMember, listOrdersOfMember, type OwnOrder } from './find-own-orders.server.ts'
export type { Order, OrderedTour } from './data/read-orders.server.ts'
export type { Passenger } from './data/order-passengers.server.ts'
export { readSaleTerms, type SaleTerms } from './read-sale-terms.server.ts'
export { memberDiscountSetting, pricesIncludeTaxSetting, readPriceRules, taxRateSetting } from './settings.server.ts'
export type { CustomerMailWork } from './customer-mail-work.ts'
export type { BookingWork } from './jobs/booking-work.server.ts'
export { bookingHandlers, bookingSchedules, moneyHandlers } from './jobs/handlers.server.ts'
export { changePlan, type PlanFailure } from './change-plan.server.ts'
export { chooseDeposit, type ChoiceFailure } from './choose-deposit.server.ts'
export { findPlaceInPlan, type PartOfPlan } from './find-payment-plan.server.ts'
export { sendShare } from './send-share.server.ts'
export { bookCashEntry, type CashEntry, type CashEntryRefusal } from './book-cash-entry.server.ts'
export { takeCashBack, type CashReversalRefusal } from './take-cash-back.server.ts'
export { findDepositStanding } from './find-deposit-standing.server.ts'
export { findNoDepositReason } from './find-no-deposit-reason.server.ts'
export { countMoney, type CountedMoney, type CountRefusal } from './count-money.server.ts'
export { findDayBalance, type DayBalance } from './find-day-balance.server.ts'
export { refundByHand, type RefundByHandRefusal } from './refund-by-hand.server.ts'
export { findDueBack, type DueBack } from './weigh-refund.server.ts'
export { findDeskRefund, type DeskRefund } from './find-desk-refund.server.ts'
export { listOtherMoney } from './list-other-money.server.ts'
export { sendTransferBack, type TransferSentRefusal } from './send-transfer-back.server.ts'
export { findAbout, findForeignBalance, type AmountAtRate, type ForeignBalance } from './find-foreign-balance.server.ts'
export { listCashOwners, type CashOwner } from './list-cash-owners.server.ts'
export type { MoneyRefusal } from './take-money.server.ts'
export { takeTransfer } from './take-transfer.server.ts'
export { takeTransferBack, type TransferBackRefusal } from './take-transfer-back.server.ts'
export {
  listCustomersOf,
  listPayableOrders,
  listPayableOrdersById,
  searchPayableOrders,
  type PayableOrder,
} from './list-payable-orders.server.ts'
export { sharePart, takeShareBack, type ShareFailure } from './share-part.server.ts'
export type { PaymentPart } from './data/payment-parts.server.ts'
export {
  findOrderDocument,
  issueCopy,
  issueReceiptOfPayment,
  issueVoucherOf,
  listOrderDocuments,
  type DocumentWork,
} from './order-documents.server.ts'
export { legalTermFacts, legalTermsSetting } from './documents/legal-terms.server.ts'
export { documentsByConsent, documentsByPayerConsent } from './documents/documents.server.ts'
export {
  documentsOfPayer,
  getDocument,
  legalTextDraft,
  listDocumentsInForce,
  listDocumentVersions,
  publishLegalText,
  type LegalTextDraft,
  type LegalTextFailure,
} from './documents/legal-texts.server.ts'
export { agreeToOrder, type OrderAgreement } from './agree-to-order.server.ts'
export { giveOwnConsents, type GivenConsents } from './give-own-consents.server.ts'
export { readDocument, readOrderDocument, readPayerConsent, type DocumentRequest } from './read-document.server.ts'
export { findPocketOfBearer, type PocketOfBearer } from './find-pocket-of-bearer.server.ts'
export { findCardBearer } from './find-card-bearer.server.ts'
export { findOrderByPocket, pocketTokenOf } from './pocket-access.server.ts'
export { asksForEmergencyContact, saveEmergencyContact } from './save-emergency-contact.server.ts'
export { completePapers, type PapersFailure } from './complete-papers.server.ts'
export { claimMailDay } from './claim-mail-day.server.ts'
export { listOrdersOnDepartures, type OrderOnDeparture } from './list-orders-on-departures.server.ts'
export { listReturnedOrders, type ReturnedOrder } from './list-returned-orders.server.ts'
export { listPlannedOrders, type PlannedOrder } from './list-planned-orders.server.ts'
export { findPapersToCome, type PapersToCome } from './find-papers-to-come.server.ts'
export { readPapersTime } from './read-papers-time.server.ts'
export { findMissingPapers, type UnknownPapers } from './find-missing-papers.server.ts'
export { cancelOrder, type CancelRefusal } from './cancel-order.server.ts'
export { findCancellationView, type CancellationView } from './find-cancellation-view.server.ts'
export {
  declineCancellation,
  requestCancellation,
  type CancellationRequestFailure,
} from './request-cancellation.server.ts'
export { depositTermsSetting, papersLeadDaysSetting, paymentReminderDaysSetting } from './settings.server.ts'
export { findPassportTail } from './find-passport-tail.server.ts'
export { listLedTravellers, type LedTraveller } from './list-led-travellers.server.ts'
export { listNamesOfDepartures } from './list-names-of-departures.server.ts'
export { listSoldTravellers } from './list-sold-travellers.server.ts'
export { listTravellersOfDepartures, type DepartingTraveller } from './list-travellers-of-departures.server.ts'
export { openOrderLimitsSetting, orderRetentionSetting } from './settings.server.ts'
export { listDayDocuments } from './list-day-documents.server.ts'
export { findGuardedOrder, type GuardedOrder } from './guardians/find-guarded-order.server.ts'
export { listGuardians } from './guardians/guardian-rows.server.ts'
export { nameGuardian, takeGuardianBack, type NameGuardianFailure } from './guardians/name-guardian.server.ts'
export { askForCode, isLetIn, letIn } from './guardians/open-door.server.ts'
