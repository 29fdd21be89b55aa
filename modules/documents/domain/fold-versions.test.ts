import { expect, test } from 'vitest'
import { foldVersions } from './fold-versions.ts'
import type { IssuedKind } from './issued.ts'

const issued = (kind: IssuedKind, minute: number, locale: 'tr' | 'en' = 'tr') => ({
  kind,
  locale,
  createdAt: new Date(Date.UTC(2027, 0, 1, 9, minute)),
})

test('of a contract that was issued again the latest stands for all, in each language', () => {
  const first = issued('package-tour-contract', 1)
  const form = issued('pre-information-form', 2)
  const english = issued('package-tour-contract', 3, 'en')
  const second = issued('package-tour-contract', 4)

  expect(foldVersions([first, form, english, second])).toEqual([
    { latest: second, earlier: [first] },
    { latest: form, earlier: [] },
    { latest: english, earlier: [] },
  ])
})

test('every receipt stands for itself', () => {
  const receipts = [issued('receipt', 1), issued('receipt', 2)]

  expect(foldVersions(receipts)).toEqual(receipts.map((latest) => ({ latest, earlier: [] })))
})
