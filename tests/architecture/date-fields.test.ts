import { expect, test } from 'vitest'
import { grepLines } from '../setup/grep-lines.ts'

test('no field is the browser’s own for dates and times, which follows the browser’s language', async () => {
  const kinds = `["'](?:date|datetime-local|time|month|week)["']`

  expect(await grepLines('app', new RegExp(`\\btype(?:=|:\\s)\\{?(?:${kinds}|.*\\? ${kinds} :)`))).toEqual([])
})
