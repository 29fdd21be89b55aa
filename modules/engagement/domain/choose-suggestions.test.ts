import { describe, expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { chooseSuggestions } from './choose-suggestions.ts'
import type { QuizDeparture } from './quiz-wish.ts'
import type { QuizRules } from './quiz.ts'

const usd = (dollars: number) => money(dollars * 100, 'USD')

function aDeparture(id: string, changes: Partial<QuizDeparture> = {}): QuizDeparture {
  return {
    id,
    tourKey: id,
    kind: 'umrah',
    days: 10,
    departsOn: '2027-05-10',
    isRamadan: false,
    schoolBreaks: [],
    isFamily: false,
    seatsLeft: 10,
    prices: { single: usd(2500), double: usd(1700), triple: usd(1600), quad: usd(1500) },
    stars: 4,
    walkMetres: 500,
    walkMinutes: 7,
    inclusions: [],
    ...changes,
  }
}

const isUsualLength = (days: number) => [3, 5, 7, 8, 10, 12, 14, 15].includes(days)

function choose(rules: QuizRules[], departures: QuizDeparture[]) {
  return chooseSuggestions(rules, departures, isUsualLength)
}

function matching(rules: QuizRules | QuizRules[], departures: QuizDeparture[]): string[] {
  return choose([rules].flat(), departures).matches.map(({ id }) => id)
}

describe('a rule lets through what it names and nothing else:', () => {
  test.each<[string, QuizRules, Partial<QuizDeparture>, Partial<QuizDeparture>]>([
    ['months', { months: [5] }, { departsOn: '2027-05-31' }, { departsOn: '2027-06-01' }],
    ['Ramadan', { ramadan: true }, { isRamadan: true }, { isRamadan: false }],
    [
      'a school break',
      { schoolBreakMonths: [1, 2] },
      { schoolBreaks: ['2027-01-25'] },
      { schoolBreaks: ['2027-04-05'] },
    ],
    ['days', { days: 10 }, { days: 10 }, { days: 13 }],
    ['another length', { days: 'other' }, { days: 11 }, { days: 10 }],
    ['a private journey', { private: true }, { kind: 'private' }, { kind: 'umrah' }],
    ['no private journey', {}, { kind: 'umrah' }, { kind: 'private' }],
    ['nothing but Umrah', {}, { kind: 'umrah' }, { kind: 'hajj' }],
    ['places left', { people: 2 }, { seatsLeft: 2 }, { seatsLeft: 1 }],
    ['what somebody can walk', { walkLimit: 500 }, { walkMetres: 500 }, { walkMetres: 501 }],
    ['an unknown walk', { walkLimit: 500 }, { walkMetres: 90 }, { walkMetres: null }],
    ['the wished distance', { maxMetres: 300 }, { walkMetres: 300 }, { walkMetres: 601 }],
    ['the room', { room: 'single' }, {}, { prices: { double: usd(1700) } }],
    ['the budget', { price: { from: 1300, below: 1800 } }, {}, { prices: { double: usd(2100) } }],
    ['dollars', { price: { from: 1300, below: 1800 } }, {}, { prices: { double: money(170_000, 'EUR') } }],
  ])('%s', (_, rules, good, bad) => {
    expect(matching(rules, [aDeparture('good', good), aDeparture('bad', bad)])).toEqual(['good'])
  })

  test.each([
    [1799.99, ['it']],
    [1800, []],
  ])('a budget below 1,800 at %d', (dollars, found) => {
    expect(
      matching({ price: { from: 1300, below: 1800 } }, [aDeparture('it', { prices: { double: usd(dollars) } })]),
    ).toEqual(found)
  })

  test('a budget without an upper end', () => {
    expect(
      matching({ price: { from: 2500, below: null } }, [aDeparture('it', { prices: { double: usd(9000) } })]),
    ).toEqual(['it'])
  })

  test('the price is that of the chosen room', () => {
    const rules: QuizRules[] = [{ room: 'quad' }, { price: { from: 0, below: 1600 } }]

    expect(matching(rules, [aDeparture('it')])).toEqual(['it'])
  })

  test('several rules together, the smallest of several distances', () => {
    const departures = [aDeparture('near', { walkMetres: 250 }), aDeparture('far', { walkMetres: 650 })]

    expect(matching([{ maxMetres: 1000 }, { walkLimit: 400 }], departures)).toEqual(['near'])
  })

  test('no rule at all', () => {
    expect(matching([], [aDeparture('it')])).toEqual(['it'])
  })
})

describe('a preference puts first:', () => {
  test.each<[string, QuizRules['prefer'], Partial<QuizDeparture>, Partial<QuizDeparture>]>([
    ['families', { isFamily: true }, { isFamily: true }, {}],
    ['what the price holds', { inclusion: 'wheel' }, { inclusions: ['wheel'] }, { inclusions: ['bag'] }],
    ['near hotels', { maxMetres: 300 }, { walkMetres: 300 }, { walkMetres: 301 }],
    ['more stars', { minStars: 4 }, { stars: 4 }, { stars: 3 }],
    ['fewer stars', { maxStars: 3 }, { stars: 3 }, { stars: 4 }],
    ['rooms', { rooms: ['double'] }, {}, { prices: { quad: usd(1500) } }],
    ['lengths', { days: [8, 10] }, { days: 8 }, { days: 7 }],
  ])('%s', (_, prefer, better, worse) => {
    const departures = [
      aDeparture('worse', { departsOn: '2027-05-01', ...worse }),
      aDeparture('better', { departsOn: '2027-05-02', ...better }),
    ]

    expect(matching([{ prefer }], departures)).toEqual(['better', 'worse'])
  })

  test('what uses the budget, before what costs less', () => {
    const departures = [
      aDeparture('cheap', { departsOn: '2027-05-01', prices: { double: usd(900) } }),
      aDeparture('in-band', { departsOn: '2027-05-02' }),
    ]

    expect(matching([{ price: { from: 1300, below: 1800 } }], departures)).toEqual(['in-band', 'cheap'])
  })

  test('the earliest, when that is what was asked for', () => {
    const departures = [
      aDeparture('family', { departsOn: '2027-05-02', isFamily: true }),
      aDeparture('soon', { departsOn: '2027-05-01' }),
    ]

    expect(matching([{ soonest: true }, { prefer: { isFamily: true } }], departures)).toEqual(['soon', 'family'])
  })
})

test('equal ones are ordered by day, then distance, then price', () => {
  const departures = [
    aDeparture('late', { departsOn: '2027-05-11' }),
    aDeparture('dear', { prices: { double: usd(1800) } }),
    aDeparture('far', { walkMetres: 900 }),
    aDeparture('first'),
  ]

  expect(matching([], departures)).toEqual(['first', 'dear', 'far', 'late'])
})

test('a tour is suggested once, by its best departure', () => {
  const departures = [
    aDeparture('second', { tourKey: 'tour', departsOn: '2027-05-20' }),
    aDeparture('first', { tourKey: 'tour' }),
  ]

  expect(choose([], departures)).toMatchObject({ matches: [{ id: 'first' }], fitting: 2, total: 2 })
})

test('five are suggested at most', () => {
  const departures = Array.from({ length: 6 }, (_, index) => aDeparture(`d${index}`))

  expect(choose([], departures)).toMatchObject({ fitting: 6, matches: { length: 5 }, alternatives: [] })
})

describe('what nearly fits', () => {
  const near = (rules: QuizRules[], departure: Partial<QuizDeparture>) =>
    choose(rules, [aDeparture('near', departure)]).alternatives.map(({ misses }) => misses.map(({ reason }) => reason))

  test.each<[string, QuizRules[], Partial<QuizDeparture>, string]>([
    [
      '15 % above the budget',
      [{ price: { from: 0, below: 1000 } }],
      { prices: { double: usd(1150) } },
      'near-miss-price',
    ],
    ['on another date', [{ months: [1] }], {}, 'near-miss-date'],
    ['outside Ramadan', [{ ramadan: true }], {}, 'near-miss-date'],
    ['two days longer', [{ days: 8 }], { days: 10 }, 'near-miss-days'],
    ['twice as far as wished', [{ maxMetres: 300 }], { walkMetres: 600 }, 'near-miss-distance'],
  ])('is shown when it is %s', (_, rules, departure, reason) => {
    expect(near(rules, departure)).toEqual([[reason]])
  })

  test.each<[string, QuizRules[], Partial<QuizDeparture>]>([
    ['more than 15 % above the budget', [{ price: { from: 0, below: 1000 } }], { prices: { double: usd(1150.01) } }],
    ['three days longer', [{ days: 7 }], { days: 10 }],
    ['farther than somebody can walk', [{ walkLimit: 499 }], {}],
    ['without the room', [{ room: 'single' }], { prices: { double: usd(1) } }],
    ['full', [{ people: 2 }], { seatsLeft: 1 }],
    ['of a usual length where another is asked for', [{ days: 'other' }], {}],
  ])('is not shown when it is %s', (_, rules, departure) => {
    expect(near(rules, departure)).toEqual([])
  })

  test('differs in two things when nothing differs in one', () => {
    const rules: QuizRules[] = [{ days: 8 }, { months: [1] }]

    expect(near(rules, {})).toEqual([['near-miss-days', 'near-miss-date']])
    const departures = [aDeparture('two'), aDeparture('one', { days: 8 })]
    expect(choose(rules, departures).alternatives.map(({ id }) => id)).toEqual(['one'])
  })

  test('fills up to three, those that differ least first', () => {
    const departures = [
      aDeparture('date', { departsOn: '2027-01-10' }),
      aDeparture('days', { days: 8 }),
      aDeparture('price', { prices: { double: usd(1810) } }),
      aDeparture('match'),
    ]

    const chosen = choose([{ months: [5] }, { days: 10 }, { price: { from: 0, below: 1800 } }], departures)

    expect(chosen.matches.map(({ id }) => id)).toEqual(['match'])
    expect(chosen.alternatives.map(({ id }) => id)).toEqual(['price', 'days'])
  })

  test('is no other departure of a tour that fits', () => {
    const departures = [
      aDeparture('fits', { tourKey: 't' }),
      aDeparture('near', { tourKey: 't', departsOn: '2027-01-01' }),
    ]

    expect(choose([{ months: [5] }], departures).alternatives).toEqual([])
  })
})

test.each([
  [{ room: 'quad' as const }, { fare: 'quad', price: usd(1500) }],
  [{}, null],
])('the price for %j is that of the room', (rules, roomPrice) => {
  expect(choose([rules], [aDeparture('it')]).matches).toMatchObject([{ roomPrice }])
})

describe('the reason', () => {
  const reasons = (rules: QuizRules[], departure: Partial<QuizDeparture> = {}) =>
    choose(rules, [aDeparture('it', departure)]).matches[0]?.reasons

  test.each<[QuizRules, Partial<QuizDeparture>, string]>([
    [{ months: [5] }, {}, 'season-match'],
    [{ schoolBreakMonths: [1] }, { schoolBreaks: ['2027-01-25'] }, 'season-match'],
    [{ ramadan: true }, { isRamadan: true }, 'ramadan-match'],
    [{ days: 10 }, {}, 'duration-match'],
    [{ prefer: { isFamily: true } }, { isFamily: true }, 'family-room'],
    [{ prefer: { inclusion: 'wheel' } }, { inclusions: ['wheel'] }, 'wheelchair'],
    [{ prefer: { inclusion: 'lessons' } }, { inclusions: ['lessons'] }, 'first-lessons'],
    [{ private: true }, { kind: 'private' }, 'own-group'],
    [{ soonest: true }, {}, 'soonest'],
    [{}, {}, 'soonest'],
    [{ prefer: { isFamily: true } }, {}, 'soonest'],
    [{ prefer: { inclusion: 'wheel' } }, {}, 'soonest'],
  ])('of %j is %j › %s', (rules, departure, reason) => {
    expect(reasons([rules], departure)).toEqual([{ reason }])
  })

  test.each<QuizRules>([{ maxMetres: 500 }, { walkLimit: 500 }])('of %j names the walk', (rules) => {
    expect(reasons([rules])).toEqual([{ reason: 'near-match', metres: 500, minutes: 7 }])
  })

  test('of a budget names the price of the chosen room', () => {
    expect(reasons([{ room: 'quad' }, { price: { from: 0, below: 1800 } }])).toEqual([
      { reason: 'price-match', price: usd(1500) },
    ])
  })

  test('never praises what differs', () => {
    const { alternatives } = choose([{ months: [1] }, { days: 10 }], [aDeparture('it')])

    expect(alternatives).toEqual([
      { id: 'it', roomPrice: null, reasons: [{ reason: 'duration-match' }], misses: [{ reason: 'near-miss-date' }] },
    ])
  })
})
