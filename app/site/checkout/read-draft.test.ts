import { expect, test } from 'vitest'
import { joinDate, readDraft, splitDate } from './read-draft.ts'

test('reads travellers by their numbers and ticks by their names', () => {
  const draft = readDraft({
    mode: 'guest',
    'contact.firstName': 'Ayşe',
    'travellers.0.tourId': 'a',
    'travellers.0.bornOn.day': '2',
    'travellers.0.bornOn.month': '9',
    'travellers.0.bornOn.year': '1957',
    'travellers.1.tourId': 'b',
    'travellers.1.needsWheelchair': 'on',
    'travellers.3.tourId': 'never read',
    'consents.terms': 'on',
  })

  expect(draft.travellers).toMatchObject([
    { tourId: 'a', bornOn: '1957-09-02', needsWheelchair: false },
    { tourId: 'b', bornOn: '', needsWheelchair: true },
  ])
  expect(draft.consents).toMatchObject({ terms: true, privacy: false })
  expect(draft.contact).toMatchObject({ firstName: 'Ayşe', lastName: '' })
})

test.each([
  ['1957', '9', '2', '1957-09-02'],
  ['', '', '', ''],
  ['1957', '', '', '1957-00-00'],
  ['', '9', '2', '-09-02'],
])('joins %j %j %j to %j and splits it again', (year, month, day, joined) => {
  expect(joinDate(year, month, day)).toBe(joined)
  expect(splitDate(joined)).toEqual({ year, month, day })
})
