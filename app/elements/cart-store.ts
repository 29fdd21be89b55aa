import {
  addLine,
  CART_CHANGED_COOKIE,
  CART_COOKIE,
  CART_STORAGE_KEY,
  decodeLines,
  encodeLines,
  lineId,
  readStoredCart,
  writeStoredCart,
  type Cart,
  type CartLine,
  type NewCartLine,
} from '#modules/booking/index.ts'
import { clientState } from './client-state.ts'
import { readCookie, writeCookie } from './cookies.ts'
import type { CartAddition } from './events.ts'
import { noteFailure } from '#app/page/note-failure.ts'

/**
 * The visitor's cart. Without a store of its own, and after the server changed the cart by itself, it is what the
 * cookie says: after an order, and after a form that was sent without script.
 */
export function readCart(): CartLine[] {
  const stored = localStorage.getItem(CART_STORAGE_KEY)
  const isChangedByServer = readCookie(CART_CHANGED_COOKIE) !== undefined
  if (stored !== null && !isChangedByServer) return readOwnLines(stored)
  const known = readOwnLines(stored)
  const rows = decodeLines(readCookie(CART_COOKIE) ?? '').map((row) => {
    const id = lineId(row.tourId, row.fare)
    return { ...known.find((line) => line.id === id), ...row, id }
  })
  const lines = readOwnLines(JSON.stringify(rows))
  if (isChangedByServer) {
    keep(lines)
    writeCookie(CART_CHANGED_COOKIE, '')
  }
  return lines
}

/** The cart, and how often the open page has changed it. */
export function currentCart(): Cart {
  return { lines: readCart(), version: clientState.cart.version }
}

/** Keeps the cart in the browser and tells the server by cookie, then tells the page. */
export function writeCart({ lines, version }: Cart): void {
  keep(lines)
  clientState.cart.version = version
  writeCookie(CART_COOKIE, encodeLines(lines))
  document.dispatchEvent(new Event('cart-changed'))
}

/** Puts travellers into the cart and opens the panel that says so. */
export function addToCart(lines: readonly NewCartLine[], addition: CartAddition): void {
  const now = new Date()
  writeCart(lines.reduce((cart, line) => addLine(cart, line, now), currentCart()))
  document.dispatchEvent(new CustomEvent('cart-added', { detail: addition }))
}

/** Hears every change of the cart, those of other windows too. */
export function onCartChange(hear: () => void, signal: AbortSignal): void {
  document.addEventListener('cart-changed', hear, { signal })
  window.addEventListener('storage', ({ key }) => (key === CART_STORAGE_KEY || key === null) && hear(), { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && hear(), { signal })
}

/** Where nothing more can be stored, the cookie alone holds the cart. */
function keep(lines: readonly CartLine[]): void {
  try {
    localStorage.setItem(CART_STORAGE_KEY, writeStoredCart(lines))
  } catch (error) {
    noteFailure(error)
  }
}

/** Rows that name no tour of ours could neither be shown nor bought, so they do not count either. */
function readOwnLines(stored: string | null): CartLine[] {
  return readStoredCart(stored).filter((line) => encodeLines([line]) !== '')
}
