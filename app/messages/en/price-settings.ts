import type { Translation } from '../translation.ts'
import type { priceSettings as reference } from '../tr/price-settings.ts'

export const priceSettings: Translation<typeof reference> = {
  title: 'Price settings',
  back: 'Back to payment settings',
  lead: 'Tax, member discount and instalment surcharges. Orders that were placed do not change.',
  'read-only': 'Only the owner changes these settings.',
  tax: 'Tax',
  'tax-rate': 'VAT rate (%)',
  'tax-rate-hint': 'From 0 to 100, such as 20.',
  'price-mode': 'Tour prices',
  'mode-included': 'Include VAT',
  'mode-added': 'Without VAT, added in the cart',
  discount: 'Member discount',
  'discount-lead': 'Taken off each order of a member once. A currency that is left empty has no discount.',
  installments: 'Card instalments',
  'installments-lead':
    'What is added to the total, in per cent. A number of instalments that is left empty is not offered; zero means no surcharge. A single payment never has one.',
  'installment-count': '{count, plural, one {# instalment} other {# instalments}} (%)',
  save: 'Save',
  saved: 'Settings saved',
  'problem-percent': 'Enter a percentage from 0 to 100, such as 7.5',
  'problem-amount': 'Enter an amount or leave it empty',
}
