import { completeLine, lineId, readQuantity, type CartLine, type NewCartLine } from './cart.ts'

/** The key in local storage under which a visitor's cart lives. */
export const CART_STORAGE_KEY = 'cart'

/** The cookie that tells the server what is in the cart. */
export const CART_COOKIE = 'cartLines'

/** Set by the server beside `CART_COOKIE` when it changed the cart itself: the browser's store then follows the cookie. */
export const CART_CHANGED_COOKIE = 'cartChanged'

/** What the server needs to know of a cart row. */
export type CookieLine = { tourId: string; fare: string; quantity: number }

/** More rows than any party needs; keeps the cookie far below the limit of browsers. */
const MAX_CART_LINES = 24

const COOKIE_LINE = /^(\d{2}-\d{2}-\d{4}-\d{2}-\d{2}-\d{4}-[A-Z0-9]{1,40})~([a-z][a-z-]{0,19})~(\d{1,3})$/

/**
 * Reads the stored cart. Text that is no JSON, JSON that is no list, and rows without an id give no row: a broken
 * store is an empty cart, never an error.
 */
export function readStoredCart(stored: string | null): CartLine[] {
  if (stored === null) return []
  const parsed = parseJson(stored)
  if (!Array.isArray(parsed)) return []
  const lines = parsed.filter(isLineLike).map(toLine)
  return lines.filter((line, index) => lines.findIndex((each) => each.id === line.id) === index)
}

export function writeStoredCart(lines: readonly CartLine[]): string {
  return JSON.stringify(lines)
}

/** The cookie's text: `tour~fare~quantity`, rows joined by dots. Rows that name no tour of ours are left out. */
export function encodeLines(lines: readonly CookieLine[]): string {
  return lines
    .map(({ tourId, fare, quantity }) => `${lineId(tourId, fare)}~${quantity}`)
    .filter((text) => COOKIE_LINE.test(text))
    .slice(0, MAX_CART_LINES)
    .join('.')
}

/** Reads the cookie's text; rows that cannot be read are left out, repeated ones are added up. */
export function decodeLines(text: string): CookieLine[] {
  const lines = new Map<string, CookieLine>()
  for (const part of text.split('.').slice(0, MAX_CART_LINES)) {
    const match = COOKIE_LINE.exec(part)
    const [, tourId, fare, digits] = match ?? []
    const quantity = Number(digits)
    if (tourId === undefined || fare === undefined || !(quantity > 0)) continue
    const id = lineId(tourId, fare)
    lines.set(id, { tourId, fare, quantity: quantity + (lines.get(id)?.quantity ?? 0) })
  }
  return [...lines.values()]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isLineLike(value: unknown): value is NewCartLine {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && value.id !== ''
}

function toLine(line: NewCartLine): CartLine {
  const addedAt = typeof line.addedAt === 'string' ? line.addedAt : new Date(0).toISOString()
  return completeLine(line, readQuantity(line.quantity), addedAt)
}
