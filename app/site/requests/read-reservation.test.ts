import { expect, test } from 'vitest'
import { changePassengers, emptyReservation, readReservation } from './read-reservation.ts'

test('reads the fieldsets of passengers and joins their dates of birth', () => {
  const fields = {
    'contact.name': 'Ayşe',
    babies: '1',
    consent: 'on',
    'passengers.0.firstName': 'Ayşe',
    'passengers.0.bornOn.day': '3',
    'passengers.0.bornOn.month': '4',
    'passengers.0.bornOn.year': '1961',
    'passengers.1.firstName': '',
  }

  expect(readReservation(fields, 15)).toMatchObject({
    contact: { name: 'Ayşe', email: '' },
    babies: '1',
    children: '',
    hasConsent: true,
    passengers: [
      { firstName: 'Ayşe', bornOn: '1961-04-03' },
      { firstName: '', bornOn: '' },
    ],
  })
})

test('sees that there are too many passengers, and reads no further', () => {
  const fields = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`passengers.${index}.firstName`, 'A']))

  expect(readReservation(fields, 15).passengers).toHaveLength(16)
})

const named = (...names: string[]) => ({
  ...emptyReservation,
  passengers: names.map((firstName) => ({ ...emptyReservation.passengers[0]!, firstName })),
})
const namesOf = (draft: typeof emptyReservation | undefined) => draft?.passengers.map(({ firstName }) => firstName)

test('adds an empty passenger at the end', () => {
  expect(namesOf(changePassengers(named('A', 'B'), 'add-passenger', 15))).toEqual(['A', 'B', ''])
})

test('adds nobody to fifteen', () => {
  const draft = named(...Array.from({ length: 15 }, () => 'A'))

  expect(changePassengers(draft, 'add-passenger', 15)?.passengers).toHaveLength(15)
})

test.each([
  ['remove-passenger-0', ['B', 'C']],
  ['remove-passenger-1', ['A', 'C']],
  ['remove-passenger-9', ['A', 'B', 'C']],
])('%s leaves %j', (intent, names) => {
  expect(namesOf(changePassengers(named('A', 'B', 'C'), intent, 15))).toEqual(names)
})

test('empties the last passenger instead of taking the fieldset away', () => {
  expect(namesOf(changePassengers(named('A'), 'remove-passenger-0', 15))).toEqual([''])
})

test.each(['send', '', 'remove-passenger-', 'remove-passenger-x'])('%j changes nothing', (intent) => {
  expect(changePassengers(named('A'), intent, 15)).toBeUndefined()
})
