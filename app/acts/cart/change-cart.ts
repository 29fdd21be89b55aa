import {
  addLine,
  clearCart,
  decodeLines,
  lineId,
  MAX_LINE_QUANTITY,
  parseQuantityInput,
  removeLine,
  setQuantity,
  type Cart,
  type CartLine,
  type CookieLine,
} from '#modules/booking/index.ts'

export type CartChange = { cart: Cart; removed: readonly CookieLine[]; problem?: 'quantity' }

/**
 * What a form of the cart does: `add` and `restore` put rows in, `set` and `remove` change one, `clear` takes all out.
 * A form says its rows as `line`, in the words of the cookie; `set` says the number as `quantity`. Anything else
 * changes nothing. Used by the server without script, and by the page's own script with it.
 */
export function changeCart(cart: Cart, form: FormData, now: Date): CartChange {
  const named = form.getAll('line').flatMap((each) => (typeof each === 'string' ? decodeLines(each) : []))
  const [first] = named
  switch (form.get('intent')) {
    case 'add':
    case 'restore':
      return { cart: put(cart, [...named, ...faresOf(form)], now), removed: [] }
    case 'set':
      return first ? set(cart, first, String(form.get('quantity') ?? '')) : { cart, removed: [] }
    case 'remove':
      return {
        cart: named.reduce((left, row) => removeLine(left, idOf(row)), cart),
        removed: heldOf(cart.lines, named),
      }
    case 'clear':
      return { cart: clearCart(cart), removed: heldOf(cart.lines, cart.lines) }
    default:
      return { cart, removed: [] }
  }
}

function put(cart: Cart, rows: readonly CookieLine[], now: Date): Cart {
  return rows.reduce((grown, row) => addLine(grown, { ...row, id: idOf(row) }, now), cart)
}

/** The booking box without script: a tour, and a number for each of its fares. */
function faresOf(form: FormData): CookieLine[] {
  const tourId = form.get('tourId')
  if (typeof tourId !== 'string') return []
  return [...form].flatMap(([name, value]) => {
    const fare = name.startsWith('fare-') ? name.slice('fare-'.length) : undefined
    const quantity = typeof value === 'string' ? parseQuantityInput(value) : undefined
    return fare && quantity ? decodeLines(`${lineId(tourId, fare)}~${quantity}`) : []
  })
}

function set(cart: Cart, row: CookieLine, typed: string): CartChange {
  const quantity = parseQuantityInput(typed)
  if (quantity === undefined || quantity > MAX_LINE_QUANTITY) return { cart, removed: [], problem: 'quantity' }
  const removed = quantity === 0 ? heldOf(cart.lines, [row]) : []
  return { cart: setQuantity(cart, idOf(row), quantity), removed }
}

function heldOf(lines: readonly CartLine[], rows: readonly CookieLine[]): CookieLine[] {
  return lines.filter((line) => rows.some((row) => idOf(row) === line.id))
}

function idOf({ tourId, fare }: CookieLine): string {
  return lineId(tourId, fare)
}
