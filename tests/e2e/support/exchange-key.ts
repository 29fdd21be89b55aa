/** What the site and the exchange of the journeys know of each other. */
export const EXCHANGE_KEY = 'key-of-the-exchange'
