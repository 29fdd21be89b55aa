import type { Translation } from '../translation.ts'
import type { orderProblems as reference } from '../tr/order-problems.ts'

export const orderProblems: Translation<typeof reference> = {
  'form-required': 'Fields missing',
  agreements: 'Agreements missing',
  email: 'Email',
  phone: 'Phone',
  password_min6: 'Password',
  password_mismatch: 'Password',
  validation: 'Invalid data',
  'validation-detail': 'Some details are not right; each one says what to correct.',
  cart_empty: 'Cart empty',
  item_unknown: 'Item unknown',
  tour_full: 'Tour full',
  tour_closed: 'Tour closed',
  tour_on_request: 'On request',
  quantity: 'Quantity',
  price_changed: 'Price changed',
  'price_changed-detail': 'The total has changed. If you accept the new one, confirm again.',
  email_taken: 'Email registered',
  same_person: 'Same person',
  'same_person-detail':
    'This person already travels on the same departure. Enter the other traveller’s details, or remove one traveller.',
  too_many_open: 'Too many unpaid orders',
  'too_many_open-detail':
    'Too many orders of this email address, phone number or network wait for payment. Pay those first, or call us.',
  travellers_differ: 'Number of travellers',
  'travellers_differ-detail': 'The passengers do not fit the numbers of the items.',
  idempotency_key_required: 'Key required',
  'idempotency_key_required-detail': 'The Idempotency-Key header must have 8 to 128 characters.',
  idempotency_key_reused: 'Key used before',
  'idempotency_key_reused-detail': 'This key was used with another request.',
}
