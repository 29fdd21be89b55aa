import { expect, test } from 'vitest'
import { countRows } from '#app/acts/record/record-fields.ts'
import { applyRowAction } from './row-action.ts'

const fields = { code: 'A', 'images.0': 'x', 'images.1': 'y', 'images.2': 'z', 'program.0.title.tr': 'Varış' }

test('rows are added, taken away and moved', () => {
  const pictures = (action: string) => {
    const { code: _code, ...rest } = applyRowAction(fields, action) ?? { code: '' }
    return Object.entries(rest).flatMap(([name, value]) => (name.startsWith('images') ? [value] : []))
  }

  expect(pictures('remove:images.1')).toEqual(['x', 'z'])
  expect(pictures('up:images.2')).toEqual(['x', 'z', 'y'])
  expect(pictures('down:images.0')).toEqual(['y', 'x', 'z'])
  expect(pictures('add:images=/image/0a.webp')).toEqual(['x', 'y', 'z', '/image/0a.webp'])
  expect(countRows(applyRowAction(fields, 'add:program') ?? {}, 'program')).toBe(2)
})

test('the rest of the form stays', () => {
  expect(applyRowAction(fields, 'remove:images.0')).toMatchObject({ code: 'A', 'program.0.title.tr': 'Varış' })
})

test.each(['remove:images.9', 'remove:images', 'burn:images.0', ''])('%s is not understood', (action) => {
  expect(applyRowAction(fields, action)).toBeUndefined()
})
