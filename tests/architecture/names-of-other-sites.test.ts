import { expect, test } from 'vitest'
import { grepLines } from '../setup/grep-lines.ts'

/** Where records take the names that the other sites know them by, and what reads them in the browser. */
const ownPlaces = [
  'app/api/session/wire-user.ts',
  'app/api/account/wire-account.ts',
  'app/api/content/page-record-on-wire.ts',
  'app/elements/',
]

test('field names of the other sites stand only where records go on the wire', { timeout: 60_000 }, async () => {
  const folders = ['app', 'modules', 'platform', 'kernel', 'server']
  const lines = (await Promise.all(folders.map((folder) => grepLines(folder, /\b(?:U|SA)_[A-Z][A-Za-z]+/)))).flat()
  const placeOf = (line: string) => ownPlaces.find((place) => line.startsWith(place))

  expect(lines.filter((line) => placeOf(line) === undefined)).toEqual([])
  expect(new Set(lines.map(placeOf))).toEqual(new Set(ownPlaces))
})
