import type { Translation } from '../translation.ts'
import type { calendar as reference } from '../tr/calendar.ts'

export const calendar: Translation<typeof reference> = {
  'order-no': 'Booking no. {orderNo}',
  flight: 'Flight {number}: {from} – {to}',
  meeting: 'Meeting, {number}',
  start: 'Start: {title}',
  bus: 'Bus',
  train: 'Train',
  transfer: 'Transfer',
  changed: 'Changed on {date}; before: {was}',
  due: 'Due today: {amount}',
  add: 'Add to calendar',
}
