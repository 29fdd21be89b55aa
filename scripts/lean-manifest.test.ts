import { expect, test } from 'vitest'
import { leanRoutes } from './lean-manifest.mjs'

const script = (routes: object) =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: { imports: ['/a.js'] }, routes, version: '1' })};`
const page = {
  id: 'admin/orders',
  path: 'orders',
  hasLoader: true,
  hasAction: false,
  module: '/orders.js',
  css: ['/a.css'],
}

test('browsers hear of every page, and of what is fetched for it', () => {
  const lean = leanRoutes(script({ 'admin/orders': { ...page, imports: ['/frame.js'] } }))

  expect(lean).toBe(
    script({
      'admin/orders': { id: 'admin/orders', path: 'orders', hasLoader: true, module: '/orders.js', css: ['/a.css'] },
    }),
  )
})

test('nobody navigates to a call, but forms are sent to what a page keeps beside it', () => {
  const routes = { 'api/staff/orders-resource': page, 'admin/theme-resource': page }

  expect(leanRoutes(script(routes))).not.toContain('api/staff/orders-resource')
  expect(leanRoutes(script(routes))).toContain('admin/theme-resource')
})
