import type { Translation } from '../translation.ts'
import type { cart as reference } from '../tr/cart.ts'

export const cart: Translation<typeof reference> = {
  title: 'Cart',
  lines: '{count, plural, one {# journey} other {# journeys}}',
  remove: 'Remove',
  removed: '{title} was removed',
  undo: 'Undo',
  clear: 'Empty the cart',
  'clear-confirm': 'Remove everything from the cart?',
  increase: 'Increase',
  decrease: 'Decrease',
  added: 'Added to cart',
  'tax-included': 'Tax ({rate}%), included',
  'member-discount': 'Member discount',
  'member-hint': 'Sign in for 50 USD off this order.',
  'currency-note': 'One payment takes one currency. The rest stays in the cart.',
  checkout: 'Go to checkout',
  continue: 'Back to tours',
  go: 'Go to cart',
  empty: 'Your cart is empty',
  subtotal: 'Subtotal',
  tax: 'Tax ({rate}%)',
  shipping: 'Shipping',
  free: 'Free',
  total: 'Total',
  hint: 'Look at the calendar, or answer a few questions and we will find a departure.',
}
