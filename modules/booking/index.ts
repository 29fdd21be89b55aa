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
  CART_COOKIE,
  CART_STORAGE_KEY,
  decodeLines,
  encodeLines,
  MAX_CART_LINES,
  readStoredCart,
  writeStoredCart,
  type CookieLine,
} from './domain/cart-storage.ts'
