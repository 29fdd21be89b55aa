import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Pages where a telephone number stands without a written chat, and why. */
const without: Record<string, string> = {
  'app/admin/operations/payments-card.tsx': 'the workspace does not know the language of a customer',
  'app/admin/operations/person-card.tsx': 'the same; its chat opens without a text',
}

test('wherever staff can ring somebody, a written chat stands beside the number', () => {
  const ringing = globSync('app/{admin,agent}/**/*.tsx').filter((file) => readFileSync(file, 'utf8').includes('tel:$'))
  const silent = ringing.filter((file) => !readFileSync(file, 'utf8').includes('<ChatLink'))

  expect(ringing.length).toBeGreaterThan(silent.length)
  expect(silent.toSorted()).toEqual(Object.keys(without))
})
