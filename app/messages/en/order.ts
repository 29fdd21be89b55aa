import type { Translation } from '../translation.ts'
import type { order as reference } from '../tr/order.ts'

export const order: Translation<typeof reference> = {
  title: 'Your order',
  'order-no': 'Order no. {orderNo}',
  'placed-on': 'Placed on {date}',
  'state-draft': 'Draft',
  'state-awaiting_payment': 'Awaiting payment',
  'state-paid': 'Paid, your places are booked',
  'state-partially_paid': 'Partly paid',
  'state-cancelled': 'Cancelled',
  'state-expired': 'Expired',
  'state-refunded': 'Refunded',
  'lead-awaiting_payment':
    'Your places are held for the payment. Once it has arrived, your voucher is here and in your mail.',
  'lead-paid': 'Your voucher is ready. Download or print it to take along.',
  'lead-expired': 'The time to pay is over and the places were released. You can order again.',
  'lead-other': 'Please call us if you have a question.',
  voucher: 'Download the voucher (PDF)',
  pay: 'Go to payment',
  travellers: 'Travellers',
  amounts: 'Amounts',
  paid: 'Paid',
  'hotel-in': '{hotel}, {city}',
  tours: 'Back to tours',
}
