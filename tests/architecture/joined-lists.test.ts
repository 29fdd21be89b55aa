import { expect, test } from 'vitest'
import { grepLines } from '../setup/grep-lines.ts'

/** What programs read, or a field that is typed in again: the comma is a sign there, not a word of a language. */
const signs = [
  'app/admin/payments/providers-page.tsx',
  'app/acts/record/record-fields.ts',
  'app/acts/settings/flat-setting.ts',
  'app/admin/settings/payment-settings-page.tsx',
  'app/wire/to-openapi.server.ts',
  'app/http/gate.server.ts',
  'app/api/messages/call-requests-resource.ts',
  'app/ui/picture.tsx',
]

test('lists that people read are joined with the comma of the language, by joinList', async () => {
  const lines = await grepLines('app', /\.join\(["'], ["']\)/)

  expect(lines.filter((line) => !signs.some((path) => line.startsWith(path)))).toEqual([])
  expect(signs.filter((path) => !lines.some((line) => line.startsWith(path)))).toEqual([])
})

test('no comma of one language stands between two values of a page', async () => {
  const between = /^\s*\{[\w.[\]]+\},(?: [{<]|\{' '\})|<\/\w+>,(?: [{<]|\{' '\})/

  expect((await grepLines('app', between)).filter((line) => /^[^:]*\.tsx:/.test(line))).toEqual([])
})
