import { expect, test } from 'vitest'
import { completeLine } from '#modules/booking/domain/cart.ts'
import { changeCart } from '#app/acts/cart/change-cart.ts'

const now = new Date('2026-12-01T09:00:00Z')
const umrah = '12-02-2027-22-02-2027-MOVENPICKUMRE'
const day = '10-02-2027-10-02-2027-BOGAZ'
const lines = [completeLine({ id: `${umrah}~double` }, 4, ''), completeLine({ id: `${day}~adult` }, 2, '')]

function change(fields: [string, string][]) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const { cart, ...rest } = changeCart({ lines, version: 7 }, form, now)
  return { version: cart.version, rows: cart.lines.map(({ id, quantity }) => `${id}~${quantity}`), ...rest }
}

test('adds rows, also as numbers of a tour’s fares', () => {
  expect(
    change([
      ['intent', 'add'],
      ['line', `${umrah}~double~1`],
    ]).rows,
  ).toEqual([`${umrah}~double~5`, `${day}~adult~2`])
  expect(
    change([
      ['intent', 'add'],
      ['tourId', umrah],
      ['fare-child', '2'],
      ['fare-baby', '0'],
      ['fare-x y', '1'],
    ]).rows,
  ).toEqual([`${umrah}~double~4`, `${day}~adult~2`, `${umrah}~child~2`])
})

test('sets a number, and takes the row out at 0', () => {
  expect(
    change([
      ['intent', 'set'],
      ['line', `${umrah}~double~1`],
      ['quantity', '3'],
    ]).rows[0],
  ).toBe(`${umrah}~double~3`)
  expect(
    change([
      ['intent', 'set'],
      ['line', `${umrah}~double~1`],
      ['quantity', '0'],
    ]),
  ).toMatchObject({
    rows: [`${day}~adult~2`],
    removed: [{ tourId: umrah, fare: 'double', quantity: 4 }],
  })
})

test.each([['1.5'], ['100'], [''], ['x']])('refuses the number %j', (quantity) => {
  expect(
    change([
      ['intent', 'set'],
      ['line', `${umrah}~double~1`],
      ['quantity', quantity],
    ]),
  ).toMatchObject({ problem: 'quantity', removed: [] })
})

test('remembers what was taken out, so that it can come back', () => {
  expect(
    change([
      ['intent', 'remove'],
      ['line', `${umrah}~double~1`],
    ]),
  ).toMatchObject({ rows: [`${day}~adult~2`], removed: [{ quantity: 4 }] })
  expect(change([['intent', 'clear']])).toMatchObject({ rows: [], removed: [{ quantity: 4 }, { quantity: 2 }] })
})

test('does nothing for a form it does not know', () => {
  expect(
    change([
      ['intent', 'steal'],
      ['line', `${umrah}~double~1`],
    ]).rows,
  ).toHaveLength(2)
})

test.each([
  [8, 'set', '3'],
  [7, 'set', '4'],
  [8, 'remove', ''],
  [8, 'clear', ''],
  [7, 'steal', ''],
])('counts %i after %s %s', (version, intent, quantity) => {
  const form: [string, string][] = [
    ['intent', intent],
    ['line', `${umrah}~double~1`],
    ['quantity', quantity],
  ]

  expect(change(form).version).toBe(version)
})
