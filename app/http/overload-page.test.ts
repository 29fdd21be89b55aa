import { expect, test } from 'vitest'
import { aSite } from '#tests/setup/test-site.ts'

const noRoom = { atOnce: 0, waiting: 0, perAddress: 9, waitMs: 1 }

test('a page for which there is no room is told to come back in a sentence, kept ones are there', async () => {
  const { ask } = await aSite(undefined, { pageBounds: noRoom })

  const kept = await ask('/tr/faq')
  const shed = await ask('/tr/user/login?x=1')

  expect(kept.status).toBe(200)
  expect([shed.status, shed.headers['retry-after']]).toEqual([503, '5'])
  expect(shed.headers['content-security-policy']).toContain("default-src 'none'")
  expect(shed.text).toContain('Şu anda cevap veremiyoruz. Lütfen birazdan tekrar deneyin.')
})

test.each(['/healthz', '/readyz', '/api/v1/tours'])('%s needs no room', async (path) => {
  const { ask } = await aSite(undefined, { pageBounds: noRoom })

  expect((await ask(path)).status).toBe(200)
})
