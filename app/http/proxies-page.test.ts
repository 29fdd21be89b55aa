import { expect, test } from 'vitest'
import { readEnvironment } from '#platform/env.server.ts'
import { aSite } from '#tests/setup/test-site.ts'

test('a caller who makes addresses up is counted as one', async () => {
  const { countRefused } = await aSiteBehind('')

  expect(await countRefused((nth) => `203.0.113.${nth}`)).toBe(20)
})

test('visitors behind a CDN and a proxy are counted apart, whatever they write themselves', async () => {
  const { countRefused } = await aSiteBehind('2')

  expect(await countRefused((nth) => `6.6.6.${nth}, 203.0.113.${nth % 200}, 198.51.100.7`)).toBe(0)
  expect(await countRefused((nth) => `6.6.6.${nth}, 203.0.113.255, 198.51.100.7`)).toBe(20)
})

async function aSiteBehind(proxies: string) {
  const env = readEnvironment({ PUBLIC_URL: 'http://kafile.test', DATA_DIR: '/nonexistent', TRUSTED_PROXIES: proxies })
  const { ask } = await aSite(undefined, { env })
  /** Of 320 calls, where 300 a minute are allowed to one address. */
  const countRefused = async (forwardedOf: (nth: number) => string) => {
    const asked = Array.from({ length: 320 }, (_, nth) =>
      ask('/api/v1/nothing', { 'x-forwarded-for': forwardedOf(nth) }),
    )
    return (await Promise.all(asked)).filter(({ status }) => status === 429).length
  }
  return { countRefused }
}
