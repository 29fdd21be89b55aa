import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('wherever staff can ring somebody, a written chat stands beside the number', () => {
  const ringing = globSync('app/{admin,agent}/**/*.tsx').filter((file) => readFileSync(file, 'utf8').includes('tel:$'))
  const silent = ringing.filter((file) => !readFileSync(file, 'utf8').includes('<ChatLink'))

  expect(ringing.length).toBeGreaterThan(silent.length)
  expect(silent).toEqual([])
})
