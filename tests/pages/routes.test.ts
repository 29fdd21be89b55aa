import { matchRoutes, type RouteObject } from 'react-router'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'

const entries = await routes
const pages = entries.map(({ path }) => /^:lang\?\/(.*)$/.exec(path ?? '')?.[1] ?? '').filter((path) => path !== '')
/** An area is no page: no record is called `admin`. */
const areas = entries.filter(({ children }) => children?.some(({ index }) => index)).map(({ path }) => path)
const single = pages.filter((path) => /^[a-z-]+$/.test(path) && !areas.includes(`:lang?/${path}`))
const parametrised = pages.filter((path) => /^[a-z-]+\/:\w+$/.test(path))

test.each(parametrised)('%s answers also when the record is called like a page', (pattern) => {
  const folder = pattern.split('/')[0]
  const addresses = single.map((name) => `/${folder}/${name}`).filter((path) => !pages.includes(path.slice(1)))

  expect(addresses.filter((path) => patternAt(path) !== `:lang?/${pattern}`)).toEqual([])
})

test.each(['hotels', 'categories', 'airlines', 'services'])(
  'a record in the %s of the staff may be called as a page is',
  (kind) => {
    const taken = pages.filter((page) => page.startsWith(`${kind}/`) && !page.includes(':'))

    expect(taken.filter((page) => patternAt(`/admin/${page}`) !== ':lang?/admin')).toEqual([])
  },
)

test('there are such pages to look at', () => {
  expect([single.length > 15, parametrised.length > 8]).toEqual([true, true])
})

function patternAt(path: string): string | undefined {
  return matchRoutes(entries.map(toRoute), path)?.[0]?.route.path
}

function toRoute({ path, index, children }: RouteConfigEntry): RouteObject {
  const at = path === undefined ? {} : { path }
  return index ? { index: true, ...at } : { ...at, children: (children ?? []).map(toRoute) }
}
