import { expect, test } from 'vitest'
import { isolateLatin } from './bidi.ts'

test('wraps a code so that Arabic text around it does not turn it', () => {
  expect(isolateLatin('2026-000123')).toBe('\u20662026-000123\u2069')
})
