import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchFewRoutes } from './match-few-routes.server.ts'
import routes from '#app/routes.ts'

let count = 0
const tree = (await routes).map(toRoute)

test.each([
  '/',
  '/tr',
  '/xx',
  '/tours',
  '/TR/Tours/',
  '/tr/tours/ramadan',
  '/ar/tour/12-03-2027-23-03-2027-ANJUM',
  '/page/faq',
  '/tr/page',
  '/blog/ihram',
  '/blog/ihram/more',
  '/%62log/ihram',
  '/tr/odeme/kart.pdf',
  '/payment/secret/success',
  '/tr/admin',
  '/admin/hotels/new',
  '/admin/hotels/anjum',
  '/tr/admin/nothing/here/at/all',
  '/api/v1/tours/7',
  '/api/nothing',
  '/sitemap.xml',
  '/search//',
])('%s leads where the whole table leads', (path) => {
  expect(summary(matchFewRoutes(tree, path))).toEqual(summary(matchRoutes(tree, path)))
})

function summary(matches: ReturnType<typeof matchRoutes>) {
  return matches?.map(({ route, params, pathname }) => ({ id: route.id, params, pathname }))
}

function toRoute({ path, index, children }: RouteConfigEntry): RouteObject {
  const common = { id: String(count++), ...(path === undefined ? {} : { path }) }
  return index ? { ...common, index: true } : { ...common, children: (children ?? []).map(toRoute) }
}
