import { expect, test } from 'vitest'
import { safeReturnTo } from './return-to.ts'

test.each(['/', '/admin/orders?state=paid&page=2', '/ar/user/profile', '/tr/tour/12-02-2027-22-02-2027-UMR#rooms'])(
  'goes back to %s',
  (asked) => {
    expect(safeReturnTo(asked)).toBe(asked)
  },
)

test.each([
  null,
  undefined,
  '',
  'admin',
  '//evil.example',
  '/\\evil.example',
  '/a\\..\\evil',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/ /evil.example',
  ' /admin',
  '/a/..//evil.example',
])('goes nowhere for %j', (asked) => {
  expect(safeReturnTo(asked)).toBeUndefined()
})
