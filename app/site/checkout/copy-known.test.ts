import { expect, test } from 'vitest'
import { blankTraveller } from '#modules/booking/index.ts'
import { copyKnown } from './copy-known.ts'
import { readDraft } from './read-draft.ts'

const draft = {
  ...readDraft({ 'contact.firstName': 'Ayşe', 'contact.lastName': 'Yılmaz' }),
  travellers: [
    { ...blankTraveller, firstName: 'Zehra', nationality: 'SA' },
    { ...blankTraveller, firstName: 'Ali', lastName: 'Kaya' },
  ],
}

test('who orders becomes the first traveller', () => {
  expect(copyKnown(draft, 0).travellers).toMatchObject([
    { firstName: 'Ayşe', lastName: 'Yılmaz', nationality: 'SA' },
    { firstName: 'Ali', lastName: 'Kaya' },
  ])
})

test('the next has surname and nationality of the one before; what is not known leaves what was typed', () => {
  expect(copyKnown(draft, 1).travellers[1]).toMatchObject({ firstName: 'Ali', lastName: 'Kaya', nationality: 'SA' })
  expect(copyKnown(copyKnown(draft, 0), 1).travellers[1]).toMatchObject({ firstName: 'Ali', lastName: 'Yılmaz' })
})
