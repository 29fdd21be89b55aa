import { expect, test } from 'vitest'
import { findSamePeople, type Recognisable } from './same-person.ts'

const ayse: Recognisable = {
  tourId: 'umre',
  firstName: 'Ayşe Işıl',
  lastName: 'Yılmaz',
  bornOn: '1961-03-14',
  nationality: 'TR',
  tckn: '10000000146',
  passportNo: 'U12345678',
}
const nobody = { tckn: '', passportNo: '', bornOn: '' }

test.each<[string, Partial<Recognisable>, string]>([
  ['identity number', { ...nobody, firstName: 'Fatma', tckn: '100 000 001 46' }, 'tckn'],
  ['passport', { ...nobody, firstName: 'Fatma', passportNo: 'u12345678' }, 'passportNo'],
  [
    'name and birth date',
    { ...nobody, firstName: 'AYSE  ISIL', lastName: 'YILMAZ', bornOn: '1961-03-14' },
    'firstName',
  ],
])('the same %s is the same person, told at the second traveller', (_name, change, field) => {
  expect(findSamePeople([ayse, { ...ayse, ...change }])).toEqual([
    { pointer: `/travellers/1/${field}`, code: 'same-person' },
  ])
})

test.each<[string, Partial<Recognisable>]>([
  ['a namesake with another birthday', { ...nobody, bornOn: '1988-01-01' }],
  ['twins', { ...nobody, firstName: 'Fatma', bornOn: '1961-03-14' }],
  ['a passport of another country', { ...nobody, firstName: 'Fatma', nationality: 'DE', passportNo: 'U12345678' }],
  ['the same person on another journey', { tourId: 'kudüs' }],
  ['somebody of whom nothing is known yet', { ...nobody, firstName: '', lastName: '' }],
])('%s is somebody else', (_name, change) => {
  expect(findSamePeople([ayse, { ...ayse, ...change }])).toEqual([])
})
