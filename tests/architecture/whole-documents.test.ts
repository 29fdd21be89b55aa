import { expect, test } from 'vitest'
import { grepLines } from '../setup/grep-lines.ts'

/** Waits for the document before it lists. */
const waits = 'tests/e2e/support/listed.ts'

test('journeys list or count what a page shows by what waits for the whole document', async () => {
  const lines = await grepLines('tests/e2e', /\.(all|count|allInnerTexts|allTextContents)\(\)/)

  expect(lines.filter((line) => !line.startsWith(waits))).toEqual([])
})
