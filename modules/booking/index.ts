export { keepingNumbers, withMaskedNumbers } from './domain/guarded-numbers.ts'
export { dayColumnNames, dayColumns } from './domain/day-sheet.ts'
export { fillLegalText } from './documents/fill-legal-text.ts'
export { documentIds, type DocumentId } from './domain/document-id.ts'
export { versionName } from './documents/version-name.ts'
export {
  addLine,
  badgeText,
  clearCart,
  countTravellers,
  lineId,
  MAX_LINE_QUANTITY,
  parseQuantityInput,
  removeLine,
  setQuantity,
  type Cart,
  type CartLine,
  type NewCartLine,
} from './domain/cart.ts'
export {
  CART_CHANGED_COOKIE,
  CART_COOKIE,
  CART_STORAGE_KEY,
  decodeLines,
  encodeLines,
  readStoredCart,
  writeStoredCart,
  type CookieLine,
} from './domain/cart-storage.ts'
export { aboutOrder } from './domain/about-order.ts'
export {
  emergencyRelations,
  type EmergencyContact,
  type EmergencyField,
  type TypedEmergencyContact,
} from './domain/emergency-contact.ts'
export { blankTraveller } from './domain/blank-traveller.ts'
export { owesNow } from './domain/family-standing.ts'
export {
  flagsBy,
  genders,
  isAboutHealth,
  travellerFields,
  travellerFlags,
  typedFieldsBy,
  typedTravellerFields,
  type Gender,
  type KnownFields,
  type ListedFields,
  type PaperField,
  type TravellerField,
  type TravellerFieldName,
  type TravellerFlag,
} from './domain/traveller-fields.ts'
export {
  consentKinds,
  contactCountries,
  type CheckoutDraft,
  type CheckoutMode,
  type CheckoutTour,
  type ConsentKind,
  type ContactCountry,
  type ContactDraft,
  type FieldCode,
  type FieldProblem,
  type PassportRule,
  type TravellerDraft,
} from './domain/checkout.ts'
export {
  passportNeededUntil,
  passportRuleFor,
  passportRuleOf,
  type TravellerProblems,
} from './domain/check-traveller.ts'
export { papersDueOn, papersLeadOf, type PapersTime } from './domain/papers-due.ts'
export {
  consentsByTelephone,
  missingOwnConsents,
  ownConsents,
  toldKinds,
  waysOfTelling,
  type OwnConsent,
  type TelephoneAgreement,
  type ToldKind,
  type WayOfTelling,
} from './domain/telephone-agreement.ts'
export { staffHoldHours } from './domain/staff-order.ts'
export {
  dayOf,
  fareOf,
  genderOf,
  nationalityOf,
  type TravellerColumn,
  travellerColumnNames,
  travellerColumns,
  travellerOfCells,
} from './domain/traveller-sheet.ts'
export { takeFromDocument, type FromDocument, type TypedOtherwise } from './domain/take-from-document.ts'
export type { TypedPapers } from './domain/missing-papers.ts'
export {
  canBecome,
  historyKinds,
  isAlive,
  isBooked,
  orderGroups,
  orderStates,
  type HistoryKind,
  type ItemSnapshot,
  type OrderGroup,
  type OrderState,
} from './domain/order.ts'
export {
  depositStanding,
  depositTours,
  MOST_PARTS,
  partState,
  type DepositStanding,
  type DepositTerms,
  type PartState,
  type PlanProblem,
} from './domain/payment-plan.ts'
export type { ToldChange, ToldThing, ToldValue } from './domain/told-change.ts'
export { LONGEST_EXTRA, MOST_EXTRAS, type DiscountWish, type Extra, type PersonTerms } from './domain/party.ts'
export { refundMeanings, type RefundMeaning } from './domain/refund-meaning.ts'
export { quoteParty, type PartyQuote, type PartyTour } from './domain/quote-party.ts'
export { totalsOf, type LineRefusal, type PricedLine, type PriceRules, type Totals } from './domain/price-cart.ts'
export type { Agency } from './documents/agency.ts'
export {
  cancellers,
  type CancellationPeriod,
  type CancellationRule,
  type Canceller,
} from './domain/cancellation-terms.ts'
export type { Cancellation, CancelledTour } from './domain/cancellation.ts'
export { NOBODY } from './domain/nobody.ts'
export { orderSorts, type OrderSort } from './domain/order-sort.ts'
export { fareName } from './mail/fare-names.ts'
export { fareCount, insideRoom, roomsAtFare, travellersAtFare } from './mail/fare-count.ts'
export type { DayDocument } from './domain/day-document.ts'
export { ADULT_FROM, CHILD_FROM } from './domain/ages.ts'
export { readPeople, type PersonProblem } from './domain/read-people.ts'
export {
  MOST_GUARDIANS,
  takesGuardians,
  VISIT_DAYS,
  type Guardian,
  type GuardianField,
  type TypedGuardian,
} from './guardians/guardian.ts'
