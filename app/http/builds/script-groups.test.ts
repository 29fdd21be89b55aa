import { expect, test } from 'vitest'
import { scriptGroups } from './script-groups.ts'

const ROUTE = '?__react-router-build-client-route'
const page = (name: string) => `/app/${name}-page.tsx${ROUTE}`

/** A build in which every file is imported by those named beside it; pages and the entry are what a browser begins with. */
function groupIn(importers: Record<string, readonly string[]>, late: readonly string[] = []) {
  const getModuleInfo = (file: string) => ({
    importers: importers[file] ?? [],
    dynamicImporters: late.includes(file) ? ['/app/somewhere.ts'] : [],
    isEntry: file.endsWith(ROUTE) || file.endsWith('/entry.client.tsx'),
  })
  return (file: string) =>
    scriptGroups()
      .map(({ name }) => name(file, { getModuleInfo }))
      .find(Boolean)
}

test('what every application loads is one file, whoever else needs it', () => {
  const group = groupIn({ '/react.js': ['/app/entry.client.tsx', page('admin/orders/order')] })
  expect(group('/react.js')).toBe('frame')
})

test('what few pages of an area share is joined there, what several need comes with every page of staff', () => {
  const two = [page('admin/orders/order'), page('admin/orders/orders')]
  const five = ['a', 'b', 'c', 'd', 'e'].map((name) => page(`admin/${name}/${name}`))
  const group = groupIn({ '/app/admin/orders/sum.ts': two, '/app/admin/ui/tag.tsx': five, '/kernel/money.ts': two })
  expect(group('/app/admin/orders/sum.ts')).toBe('desk-orders')
  expect(group('/app/admin/ui/tag.tsx')).toBe('desk')
  expect(group('/kernel/money.ts')).toBe('desk')
})

test('what one page needs, and what comes only when it is wanted, is left alone', () => {
  const group = groupIn({ '/editor.js': [page('admin/tours/tour')] }, ['/editor.js', '/letters.js'])
  expect(group('/editor.js')).toBeUndefined()
  expect(group('/letters.js')).toBeUndefined()
  expect(groupIn({ '/sum.ts': [page('admin/orders/order')] })('/sum.ts')).toBeUndefined()
})

test('what the site shares with staff brings no styles of staff to its documents', () => {
  const shared = [page('site/tours/tour'), ...['a', 'b', 'c', 'd', 'e'].map((name) => page(`admin/${name}/${name}`))]
  const group = groupIn({ '/kernel/money.ts': shared, '/app/site/tours/facts.module.css': shared })
  expect(group('/kernel/money.ts')).toBe('common')
  expect(group('/app/site/tours/facts.module.css')).toBe('styles')
  expect(groupIn({ '/sum.ts': shared.slice(0, 3) })('/sum.ts')).toBeUndefined()
  expect(groupIn({ '/sum.ts': [page('site/cart/cart'), page('site/tours/tour')] })('/sum.ts')).toBeUndefined()
})

test('a file far below its pages is found, in circles too', () => {
  const group = groupIn({
    '/a.ts': ['/b.ts'],
    '/b.ts': ['/a.ts', page('admin/cash/cash'), page('agent/offers/offer')],
  })
  expect(group('/a.ts')).toBe('desk')
})
