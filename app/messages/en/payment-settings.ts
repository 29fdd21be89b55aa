import type { Translation } from '../translation.ts'
import type { paymentSettings as reference } from '../tr/payment-settings.ts'

export const paymentSettings: Translation<typeof reference> = {
  title: 'Payment settings',
  back: 'Back to payments',
  'to-prices': 'Price settings',
  lead: 'Rules for deposits, reminders, transfers and bank statements. Changes apply to new orders and new lines.',
  'read-only': 'Only the owner changes these settings.',
  deposits: 'Deposits',
  'deposits-lead':
    'Each tour says on its own page how many per cent its deposit is. Here you say when a deposit is offered and when the rest is due.',
  'least-days': 'Days before departure from which a deposit is enough',
  'least-days-hint': 'Tours that leave sooner are paid at once.',
  'rest-due-days': 'Days before departure when the rest is due',
  'rest-due-days-hint': 'The last day on which the rest is paid.',
  'deposit-kinds': 'Kinds of tours that take a deposit',
  'kind-umrah': 'Umrah',
  'kind-hajj': 'Hajj',
  'kind-private': 'Private tours',
  'kind-regional': 'Tours abroad',
  'kind-turkey': 'Türkiye',
  'kind-day': 'Day trips',
  'deposit-amounts':
    'A fixed deposit per traveller. Where a currency is left empty, the percentage of the tour counts.',
  reminders: 'Reminders',
  'reminder-days': 'Days before the due date',
  'reminder-days-hint': 'Separate with commas: 7, 1, 0. Zero is the day itself. Leave it empty to send none.',
  transfers: 'Transfers and statements',
  'hold-hours': 'Hours for which places wait for a transfer',
  'hold-hours-hint': '1 to 336 hours; less when departure is near.',
  'confirms-certain': 'Book certain lines without asking',
  'confirms-certain-hint':
    'When code, amount and currency fit exactly, the payment is confirmed together with the statement.',
  'second-person': 'Above this amount a second person confirms. Nobody has to where a currency is left empty.',
  save: 'Save',
  saved: 'Settings saved',
  'problem-amount': 'Enter an amount above zero, or leave it empty',
  'problem-days': 'Enter a number of days from 0 to 365',
  'problem-least-days': 'Enter a number from 0 to 730, not below the days of the rest',
  'problem-hours': 'Enter a number of hours from 1 to 336',
  'problem-reminders': 'Enter at most ten numbers of days, each from 0 to 90',
}
