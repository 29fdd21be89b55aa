import type { Translation } from '../translation.ts'
import type { listings as reference } from '../tr/listings.ts'

export const listings: Translation<typeof reference> = {
  'all-title': 'All departures',
  'all-lead': 'Departure days, walks to the Haram and full prices of our Umrah, Hajj, regional and day tours.',
  'found-title': 'Departures that match',
  'found-lead': 'The list follows the filters you choose.',
  'month-title': 'Departures in {month}',
  'month-lead': 'Umrah, Hajj and other tours leaving in {month}: days, hotels, places left and prices per person.',
  'duration-5-8-title': 'Tours of {from, number} to {to, number} days',
  'duration-5-8-lead':
    'Journeys of {from, number} to {to, number} days that fit into a short leave, with days, hotels and full prices.',
  'duration-9-10-title': 'Tours of {from, number} to {to, number} days',
  'duration-9-10-lead':
    'Journeys of {from, number} to {to, number} days, enough for both cities without haste, with days, hotels and full prices.',
  'duration-11-plus-title': 'Tours of {from, number}+ days',
  'duration-11-plus-lead':
    'Journeys of {from, number} days and longer for those who wish to stay, with days, hotels and full prices.',
  'ramadan-title': 'Ramadan tours',
  'ramadan-lead': 'Ramadan {year} begins on {date}; the moon sighting in Saudi Arabia may move it by a day.',
  'five-star-title': 'Five-star tours',
  'five-star-lead':
    'Journeys that stay in a five-star hotel in Makkah or, if they do not go there, where most nights are spent.',
  'hajj-title': 'Hajj programmes',
  'hajj-lead':
    'Hajj places are drawn by official lottery. The programmes are a starting point for a conversation and cannot be bought through the cart.',
  'private-title': 'Private packages',
  'private-lead': 'Programmes whose dates, flights and hotels are arranged for your group alone, for 2 to 15 people.',
  'istanbul-title': 'Istanbul tours',
  'istanbul-lead':
    'The old city, the Bosphorus, two continents, the islands and Eyüp: guided tours, and Umrah that begins in Istanbul.',
  'day-title': 'Day tours',
  'day-lead':
    'Small guided groups in Istanbul that leave in the morning and are back by evening, with prices per person.',
  'special-title': 'Private tours for families and groups',
  'special-lead': 'A vehicle, a guide and dates of your own for your family or friends: programmes for 2 to 15 people.',
  'umrah-five-star-title': 'Prices of Umrah in five-star hotels',
  'umrah-five-star-lead':
    'Umrah groups that stay in five-star hotels in Makkah: room prices, departure days and the walk to the Haram.',
  'umrah-near-title': 'Prices of Umrah near the Haram',
  'umrah-near-lead':
    'Umrah groups whose hotel in Makkah is at most 500 metres from the Haram, measured along the walking route.',
  'umrah-economy-title': 'Prices of economy Umrah',
  'umrah-economy-lead':
    'Long and plain Umrah journeys for a limited budget. Guide, visa and insurance are in the price.',
  'categories-title': 'Tour categories',
  'categories-lead':
    'Umrah, Hajj, private packages, regional tours and Istanbul. The number of departures stands beside each.',
  'category-tours': 'Departures in this category',
}
