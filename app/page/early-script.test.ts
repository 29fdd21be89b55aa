import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { earlyScript } from './early-script.ts'

type Swap = { activation: { entry: { url: string } }; viewTransition: { skipTransition: () => void } }

test.each([
  ['/tr/admin/dashboard', true],
  ['/agent/dashboard', true],
  ['/tr/tours', false],
  ['/tr/page/agentur', false],
])('the page that is left for %s skips its transition: %s', (path, isSkipped) => {
  const heard: Record<string, (event: Swap) => void> = {}
  const page = {
    URL,
    localStorage: { getItem: () => null },
    document: { documentElement: { dataset: {} } },
    location: { href: 'http://kafile.test/tr', pathname: '/tr' },
    addEventListener: (name: string, hears: (event: Swap) => void) => Object.assign(heard, { [name]: hears }),
  }
  let skipped = false
  const viewTransition = {
    skipTransition: () => {
      skipped = true
    },
  }

  runInNewContext(earlyScript, page)
  heard['pageswap']?.({ activation: { entry: { url: `http://kafile.test${path}` } }, viewTransition })

  expect(skipped).toBe(isSkipped)
})
