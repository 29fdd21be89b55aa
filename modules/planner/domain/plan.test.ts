import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { daysLeft, nextOf, planOfPayments, planOfPerson, type PersonFacts } from './plan.ts'

/** Closed on Sundays and on the feast of March 2027 with its eve. */
const closed = {
  weekdays: [7] as const,
  holidays: new Set(['2027-03-08', '2027-03-09', '2027-03-10', '2027-03-11'].map(plainDate)),
}
const rules = { papersLeadDays: 30, visaLeadDays: 21, closed }
const inWords = (word: string) => ({ tr: word, en: word, ar: word })
const own = [
  { key: 'photo', daysBefore: 25, doer: 'traveller', tickedBy: 'staff', text: inWords('photo') },
  { key: 'vaccine', daysBefore: 14, doer: 'traveller', tickedBy: 'traveller', text: inWords('vaccine') },
  { key: 'seminar', daysBefore: 7, doer: 'agency', tickedBy: 'staff', text: inWords('seminar') },
] as const

/** Leaves on Saturday 3 April 2027 and has done everything. */
const ready: PersonFacts = {
  departsOn: plainDate('2027-04-03'),
  bookedOn: plainDate('2026-12-01'),
  goesAbroad: true,
  lacksPapers: false,
  replacesPassport: false,
  isVisaHandedIn: true,
  own,
  done: ['photo', 'vaccine', 'seminar'],
}

type Row = [key: string, lastDay: string, state: string]

const everything: Row[] = [
  ['papers', '2027-02-23', 'done'],
  ['own:photo', '2027-03-01', 'done'],
  ['visa', '2027-03-05', 'done'],
  ['own:vaccine', '2027-03-18', 'done'],
  ['own:seminar', '2027-03-26', 'done'],
]

const withStates = (states: Record<string, string>): Row[] =>
  everything.map(([key, day, state]) => [key, day, states[key] ?? state])

test.each<[name: string, today: string, person: Partial<PersonFacts>, rows: Row[], next: string | undefined]>([
  ['who has done everything', '2027-02-10', {}, everything, undefined],
  [
    'who renews a passport',
    '2027-02-10',
    { replacesPassport: true, isVisaHandedIn: false },
    everything.flatMap((row): Row[] =>
      row[0] === 'papers'
        ? [row, ['passport', '2027-02-23', 'next']]
        : row[0] === 'visa'
          ? [[row[0], row[1], 'open']]
          : [row],
    ),
    'passport',
  ],
  [
    'who brings a photo before a vaccination, and whose visa we hand in',
    '2027-02-25',
    { isVisaHandedIn: false, done: [] },
    withStates({ 'own:photo': 'next', visa: 'open', 'own:vaccine': 'open', 'own:seminar': 'open' }),
    'own:photo',
  ],
  [
    'a baby without papers, a day late',
    '2027-02-24',
    { lacksPapers: true, isVisaHandedIn: false, done: ['photo', 'seminar'] },
    withStates({ papers: 'late', visa: 'open', 'own:vaccine': 'open' }),
    'papers',
  ],
  [
    'who booked on 6 March, when the days of papers and visa were over',
    '2027-03-06',
    { bookedOn: plainDate('2027-03-06'), lacksPapers: true, isVisaHandedIn: false, done: [] },
    [
      ['papers', '2027-03-13', 'late'],
      ['visa', '2027-03-13', 'late'],
      ['own:photo', '2027-03-13', 'late'],
      ['own:vaccine', '2027-03-18', 'open'],
      ['own:seminar', '2027-03-26', 'open'],
    ],
    'papers',
  ],
  ['who is on the road', '2027-04-04', { lacksPapers: true, done: [] }, [], undefined],
  ['who stays in the country', '2027-02-10', { goesAbroad: false, lacksPapers: true }, [], undefined],
])('of %s the last days before 3 April 2027 are those that were counted by hand', (_, today, person, rows, next) => {
  const steps = planOfPerson({ ...ready, ...person }, rules, plainDate(today))

  expect(steps.map(({ key, lastDay, state }) => [key, lastDay, state])).toEqual(rows)
  expect(nextOf(steps)?.key).toBe(next)
})

test('money is due on its day, or on the last open day before it', () => {
  const part = (id: string, dueOn: string | null) => ({
    id,
    amount: money(10_000, 'USD'),
    dueOn: dueOn === null ? null : plainDate(dueOn),
    paymentToken: id,
  })
  const parts = [part('feast', '2027-03-09'), part('open', '2027-03-16'), part('sunday', '2027-03-14')]

  const steps = planOfPayments(parts, closed, plainDate('2027-03-08'))

  expect(steps.map(({ key, lastDay, state }) => [key, lastDay, state])).toEqual([
    ['payment:feast', '2027-03-06', 'next'],
    ['payment:sunday', '2027-03-13', 'open'],
    ['payment:open', '2027-03-16', 'open'],
  ])
  expect(planOfPayments([part('over', '2027-03-07')], closed, plainDate('2027-03-08'))[0]?.state).toBe('late')
  expect(planOfPayments([part('now', null)], closed, plainDate('2027-03-06'))[0]).toMatchObject({
    lastDay: '2027-03-06',
    state: 'next',
  })
})

test('days are left until the nearest last day of what is not done', () => {
  const today = plainDate('2027-03-02')
  const steps = planOfPerson({ ...ready, done: ['seminar'] }, rules, today)

  expect(daysLeft(steps, today)).toBe(-1)
  expect(daysLeft(planOfPerson(ready, rules, today), today)).toBeUndefined()
})

test('whoever booked late is told that it is tight until the days granted then are over', () => {
  const late = { ...ready, bookedOn: plainDate('2027-03-06'), lacksPapers: true }
  const papersOn = (today: string) => planOfPerson(late, rules, plainDate(today)).find(({ key }) => key === 'papers')

  expect(papersOn('2027-03-13')).toMatchObject({ lastDay: '2027-03-13', state: 'late', isTight: true })
  expect(papersOn('2027-03-14')).toMatchObject({ lastDay: '2027-03-13', state: 'late', isTight: false })
})
