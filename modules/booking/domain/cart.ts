/**
 * One row of a visitor's cart: travellers of one fare on one tour. The price text and every further field are what the
 * page showed when the row was added; they are display only, the server prices by `id`.
 */
export type CartLine = {
  id: string
  tourId: string
  fare: string
  quantity: number
  price: string
  addedAt: string
  [field: string]: unknown
}

/** `version` rises by one with every change, so that listeners can tell a change from a repeat. */
export type Cart = { lines: readonly CartLine[]; version: number }

/** What a page gives when it adds something. Tour and fare are read from the id when they are not given. */
export type NewCartLine = { id: string; quantity?: unknown; price?: unknown; [field: string]: unknown }

export const emptyCart: Cart = { lines: [], version: 0 }

/** Most that the input field of one row takes. The cart itself has no upper limit. */
export const MAX_LINE_QUANTITY = 99

const SEPARATOR = '~'

export function lineId(tourId: string, fare: string): string {
  return `${tourId}${SEPARATOR}${fare}`
}

/** Adds a row at the end, or raises the quantity of the row with that id and leaves its other fields as they are. */
export function addLine(cart: Cart, line: NewCartLine, now: Date): Cart {
  const quantity = readQuantity(line.quantity)
  if (cart.lines.some((each) => each.id === line.id)) {
    return changed(cart, raiseQuantity(cart.lines, line.id, quantity))
  }
  return changed(cart, [...cart.lines, completeLine(line, quantity, now.toISOString())])
}

/** Sets the quantity of a row; 0 or less removes it. An unknown id or the same quantity changes nothing. */
export function setQuantity(cart: Cart, id: string, quantity: number): Cart {
  const line = cart.lines.find((each) => each.id === id)
  if (!line || line.quantity === quantity) return cart
  if (quantity <= 0) return removeLine(cart, id)
  return changed(
    cart,
    cart.lines.map((each) => (each.id === id ? { ...each, quantity } : each)),
  )
}

/** Takes a row out; an unknown id changes nothing. */
export function removeLine(cart: Cart, id: string): Cart {
  const lines = cart.lines.filter((each) => each.id !== id)
  return lines.length === cart.lines.length ? cart : changed(cart, lines)
}

/** Empties the cart; an empty one stays as it is. */
export function clearCart(cart: Cart): Cart {
  return cart.lines.length === 0 ? cart : changed(cart, [])
}

/** Travellers in the whole cart: the number on the cart icon. */
export function countTravellers(lines: readonly { quantity: number }[]): number {
  return lines.reduce((total, line) => total + line.quantity, 0)
}

/** The number on the cart icon, which has little room: above `cap` it only says so. */
export function badgeText(count: number, cap: number): string {
  return count > cap ? `${cap}+` : String(count)
}

/** A stored or given quantity; anything that is no whole number above 0 counts as 1. */
export function readQuantity(value: unknown): number {
  const quantity = typeof value === 'string' ? Number(value) : value
  return typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 1
}

/** What a person typed into a quantity field: 0 removes the row, `undefined` is refused. */
export function parseQuantityInput(text: string): number | undefined {
  const typed = text.trim()
  if (!/^\d{1,3}$/.test(typed)) return undefined
  const quantity = Number(typed)
  return quantity <= MAX_LINE_QUANTITY ? quantity : undefined
}

/** A row with all the fields of a row, whatever was given; further fields are kept. */
export function completeLine(line: NewCartLine, quantity: number, addedAt: string): CartLine {
  const [tourId = '', fare = ''] = line.id.split(SEPARATOR)
  return {
    ...line,
    tourId: typeof line.tourId === 'string' ? line.tourId : tourId,
    fare: typeof line.fare === 'string' ? line.fare : fare,
    price: typeof line.price === 'string' ? line.price : String(line.price ?? ''),
    quantity,
    addedAt,
  }
}

function raiseQuantity(lines: readonly CartLine[], id: string, by: number): CartLine[] {
  return lines.map((each) => (each.id === id ? { ...each, quantity: each.quantity + by } : each))
}

function changed(cart: Cart, lines: readonly CartLine[]): Cart {
  return { lines, version: cart.version + 1 }
}
