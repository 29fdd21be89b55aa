import type { Translation } from '../translation.ts'
import type { staffOffers as reference } from '../tr/staff-offers.ts'

export const staffOffers: Translation<typeof reference> = {
  offers: 'Offers',
  'offers-lead': 'Offers written for requests, which customers accept on a page of their own.',
  'new-offer': 'New offer',
  back: 'Back to offers',
  'no-offers': 'No offers yet. Write one from a request, or begin here.',
  'nothing-found': 'No offer matches these criteria.',
  range: '{from}–{to} of {total, plural, one {# offer} other {# offers}}',
  search: 'Search offers',
  'search-hint': 'Name, e-mail, offer number',
  seen: 'opened by the customer',
  'to-request': 'Go to the request',
  'departure-gone': 'The departure that was asked for is no longer on sale; choose another one.',
  'email-hint': 'Without one the offer is not mailed; you pass the link on.',
  words: 'Note to the customer',
  'words-hint': 'Stands on the offer.',
  'save-send': 'Save and send',
  'save-send-again': 'Save and send again',
  'by-us': 'We',
  withdrawn: 'Withdrawn: the request became an order',
}
