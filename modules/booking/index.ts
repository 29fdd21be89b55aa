export {
  addLine,
  badgeText,
  clearCart,
  countTravellers,
  emptyCart,
  lineId,
  MAX_LINE_QUANTITY,
  parseQuantityInput,
  removeLine,
  setQuantity,
  type Cart,
  type CartLine,
  type NewCartLine,
} from './domain/cart.ts'
export { parsePrice } from './domain/cart-price.ts'
export {
  CART_CHANGED_COOKIE,
  CART_COOKIE,
  CART_STORAGE_KEY,
  decodeLines,
  encodeLines,
  MAX_CART_LINES,
  readStoredCart,
  writeStoredCart,
  type CookieLine,
} from './domain/cart-storage.ts'
export {
  checkoutModes,
  consentKinds,
  contactCountries,
  genders,
  MIN_CHECKOUT_PASSWORD,
  requiredConsents,
  type CheckoutDraft,
  type CheckoutMode,
  type CheckoutTour,
  type ConsentKind,
  type ContactCountry,
  type ContactDraft,
  type FieldCode,
  type FieldProblem,
  type Gender,
  type TravellerDraft,
} from './domain/checkout.ts'
export { confirmationProblem, passwordProblem } from './domain/check-checkout.ts'
export {
  checkTraveller,
  passportNeededUntil,
  type TravellerField,
  type TravellerProblems,
} from './domain/check-traveller.ts'
export {
  canBecome,
  HOLD_MINUTES,
  nextOrderStates,
  historyKinds,
  orderStates,
  type HistoryKind,
  type ItemSnapshot,
  type OrderState,
} from './domain/order.ts'
export { totalsOf, type LineRefusal, type PricedLine, type PriceRules, type Totals } from './domain/price-cart.ts'
export type { Agency } from './documents/agency.ts'
