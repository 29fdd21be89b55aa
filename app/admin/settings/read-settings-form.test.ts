import { expect, test } from 'vitest'
import { tourKinds } from '#modules/catalog/index.ts'
import { readSettingsForm } from './read-settings-form.server.ts'

const typed = {
  leastDays: '60',
  restDueDays: '45',
  reminderDays: '0, 14 7،7',
  transferHoldHours: '48',
  confirmsCertain: '1',
  'limit-USD': '5.000,00',
  'deposit-EUR': '250',
  'kind-umrah': '1',
}

test('reads what staff typed', () => {
  expect(readSettingsForm(typed)).toEqual({
    ok: true,
    value: {
      confirmsCertain: true,
      secondPersonAbove: { USD: 500_000 },
      depositTerms: { restDueDays: 45, leastDays: 60, kinds: ['umrah'], amounts: { EUR: 250 } },
      reminderDays: [14, 7, 0],
      transferHoldHours: 48,
    },
  })
})

test('an unticked box and empty amounts switch off', () => {
  const read = readSettingsForm({ ...typed, confirmsCertain: '', 'limit-USD': ' ', reminderDays: '' })

  expect(read).toMatchObject({ value: { confirmsCertain: false, secondPersonAbove: {}, reminderDays: [] } })
})

test('with every kind of tour ticked, kinds to come take deposits too', () => {
  const ticked = Object.fromEntries(tourKinds.map((kind) => [`kind-${kind}`, '1']))

  expect(readSettingsForm({ ...typed, ...ticked })).toMatchObject({ value: { depositTerms: { kinds: null } } })
})

test.each([
  ['leastDays', '731'],
  ['leastDays', '44'],
  ['restDueDays', '-1'],
  ['transferHoldHours', '0'],
  ['reminderDays', '7, soon'],
  ['reminderDays', '91'],
  ['reminderDays', '1 2 3 4 5 6 7 8 9 10 11'],
  ['limit-USD', '0'],
  ['deposit-TRY', 'much'],
])('%s is not %s', (name, value) => {
  const read = readSettingsForm({ ...typed, [name]: value })

  expect(read.ok ? [] : [...read.error]).toEqual([name])
})
