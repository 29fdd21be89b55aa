import type { Translation } from '../translation.ts'
import type { staffKeeper as reference } from '../tr/staff-keeper.ts'

export const staffKeeper: Translation<typeof reference> = {
  keeper: 'Looked after by',
  person: 'Member of staff',
  hint: 'Who takes care of the customer of this order. People with a narrower reach see only orders of their own or of their branch.',
  nobody: 'Nobody',
  'hand-over': 'Hand over',
  'take-on': 'Take it on',
  'problem-order-not-found': 'This order is no longer open to you.',
  'problem-assignee-not-found': 'This person is no longer staff; choose somebody else.',
  'problem-edit-conflict': 'Somebody else has just handed this order over. Look at who has it now and choose again.',
}
