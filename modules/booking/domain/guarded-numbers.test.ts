import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { keepingNumbers, withMaskedNumbers } from './guarded-numbers.ts'

const known = {
  firstName: 'Hatice',
  lastName: 'Kaya',
  bornOn: plainDate('1960-05-01'),
  tckn: '10000000146',
  passportNo: 'U12345678',
}

test('numbers are masked, and one that is missing stays missing', () => {
  expect(withMaskedNumbers(known)).toMatchObject({ tckn: '•••• 146', passportNo: '•••• 678' })
  expect(withMaskedNumbers({ ...known, tckn: null, passportNo: 'AB123' })).toMatchObject({
    tckn: null,
    passportNo: '••••',
  })
})

test.each([
  ['nothing is changed', {}, true],
  ['a name is put right', { lastName: 'Kayaa' }, true],
  ['a birthday is put right', { bornOn: '1961-05-01' }, true],
  ['somebody else travels', { firstName: 'Zehra', bornOn: '1990-01-01' }, false],
] as const)('whoever does not see numbers writes none: %s', (_what, change, isKept) => {
  const draft = { ...known, ...change, tckn: '•••• 146', passportNo: '' }
  const kept = { tckn: known.tckn, passportNo: known.passportNo }

  expect(keepingNumbers(draft, known)).toMatchObject(isKept ? kept : { tckn: '', passportNo: '' })
})
