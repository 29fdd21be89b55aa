/** The least and the most that a number may be; null where nothing ends it. */
export type Ends = readonly [least: number, most: number | null]

/** Of every list that is read in pages. */
const pages = { '?page': [1, 100_000], '?pageSize': [1, 100] } satisfies Record<string, Ends>

const category = { sortOrder: [0, 10_000] } satisfies Record<string, Ends>

const hotel = {
  latitude: [-90, 90],
  longitude: [-180, 180],
  stars: [1, 5],
  walkMetres: [0, 100_000],
  walkMinutes: [0, 1000],
} satisfies Record<string, Ends>

const service = {
  sortOrder: [0, 10_000],
  'transferRoutes[].km': [0, 10_000],
  'transferRoutes[].minutes': [0, 10_000],
  'transferRoutes[].prices[].amountMinor': [0, 1_000_000_000],
} satisfies Record<string, Ends>

const tour = {
  'cancellation[].fromDaysBefore': [0, 365],
  'cancellation[].refundPercent': [0, 100],
  'dayLoads[].metresWalked': [0, 60_000],
  'dayLoads[].minutesStanding': [0, 1440],
  'dayLoads[].stairSteps': [0, 10_000],
  depositPercent: [0, 100],
  durationDays: [1, 90],
  'flightTimes[].bagKg': [1, 99],
  'flightTimes[].bags': [1, 4],
  'flightTimes[].cabinKg': [1, 20],
  'hotels[].nights': [0, 90],
  nights: [0, 90],
  passportMonthsAfterReturn: [0, 24],
  quota: [0, 2000],
} satisfies Record<string, Ends>

const quizRules = {
  days: [1, null],
  maxMetres: [1, null],
  'months[]': [1, 12],
  people: [1, null],
  'prefer.maxMetres': [1, null],
  'price.below': [1, null],
  'price.from': [0, null],
  'schoolBreakMonths[]': [1, 12],
  walkLimit: [1, null],
} satisfies Record<string, Ends>

const quiz = Object.fromEntries(
  Object.entries(quizRules).map(([rule, ends]) => [`questions[].options[].rules.${rule}`, ends]),
)

/**
 * By operation the ends of its numbers, beside the pages of lists. What changes a record holds the ends of what makes
 * it: both read one draft. Written down here, so that an end that is taken away is missed.
 */
const ownBounds: Readonly<Record<string, Readonly<Record<string, Ends>>>> = {
  getAdminAudit: { '?limit': [1, 100] },
  postAdminCategories: category,
  postAdminHotels: hotel,
  patchAdminMediaByMediaId: { 'focus.x': [0, 100], 'focus.y': [0, 100] },
  postAdminOrders: { holdHours: [1, 168] },
  postAdminQuiz: quiz,
  getAdminReviews: { '?rating': [1, 5] },
  postAdminServices: service,
  postAdminTours: tour,
  postAgentOffers: { 'items[].quantity': [1, 200] },
  postAgentReservations: { 'items[].quantity': [1, 200] },
  postCartQuote: { 'items[].quantity': [1, 99] },
  postCheckout: { 'items[].quantity': [1, 99] },
  getHotels: { '?stars[]': [1, 5] },
  getInstagramShares: { '?limit': [1, 50] },
  postLeaderGroupsByGroupIdMarks: { 'luggage[].pieces': [0, 20] },
  getMedia: { '?limit': [1, 100] },
  postReservationRequests: { babies: [0, 9], children: [0, 9] },
  getReviews: { '?limit': [1, 100], '?rating': [1, 5] },
  postReviews: { rating: [1, 5] },
  getTours: { '?duration[]': [1, 60], '?people': [1, 60], '?stars[]': [1, 5], '?walk': [1, 120] },
}

/** Numbers that other rules end, each with the tests of its own. */
const endedElsewhere: Readonly<Record<string, readonly string[]>> = {
  // How many people a group has, and how many make it run: one is held against the other, and against the seats.
  postAdminTours: ['groupSize.max', 'groupSize.min', 'minimum'],
  // A wish for more or fewer stars than there are fits no hotel.
  postAdminQuiz: ['questions[].options[].rules.prefer.maxStars', 'questions[].options[].rules.prefer.minStars'],
  // What the card allows.
  postPaymentsByPaymentIdCard: ['installments'],
  // Addresses of lists are read by the page, which knows how many pages there are.
  getHotels: ['?page'],
  getTours: ['?page'],
  // A program of before may ask for more than a page holds, and gets what it holds.
  getRestCustomUsers: ['?pageSize'],
  // The version of the questions that were answered; answers to others are refused.
  postQuizResults: ['version'],
}

/** What a number may be in a call; undefined where this file says nothing of it. */
export function keptEndsOf(operation: string, number: string): Ends | 'elsewhere' | undefined {
  if (endedElsewhere[operation]?.includes(number)) return 'elsewhere'
  if (number in pages) return pages[number as keyof typeof pages]
  const made = operation.replace(/^(?:put|patch)(\w+?)By[A-Z]\w*Id$|^(?:put|patch)(\w+?)By[A-Z]\w*Key$/, 'post$1$2')
  if (endedElsewhere[made]?.includes(number)) return 'elsewhere'
  const own = ownBounds[operation]?.[number]
  return own ?? (ownBounds[made]?.[number] === undefined ? undefined : 'elsewhere')
}
