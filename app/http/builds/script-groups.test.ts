import { expect, test } from 'vitest'
import { scriptGroups } from './script-groups.ts'

const ROUTE = '?__react-router-build-client-route'
const page = (name: string) => `/app/${name}-page.tsx${ROUTE}`

/** A build in which every file is imported by those named beside it; pages and the entry are what a browser begins with. */
function groupIn(importers: Record<string, readonly string[]>, late: readonly string[] = [], code?: string) {
  const getModuleInfo = (file: string) => ({
    importers: importers[file] ?? [],
    dynamicImporters: late.includes(file) ? ['/app/somewhere.ts'] : [],
    ...(code === undefined ? {} : { code }),
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

test('what pages of one area share is joined there, what several areas need comes with every page of staff', () => {
  const two = [page('admin/orders/order'), page('admin/orders/orders')]
  const apart = [page('admin/orders/order'), page('admin/cash/cash')]
  const group = groupIn({ '/app/admin/orders/sum.ts': two, '/app/admin/ui/tag.tsx': apart, '/kernel/money.ts': two })
  expect(group('/app/admin/orders/sum.ts')).toBe('desk-orders')
  expect(group('/app/admin/ui/tag.tsx')).toBe('desk')
  expect(group('/kernel/money.ts')).toBe('desk-orders')
})

test('what the frame around pages of staff shares with others is no file of its own', () => {
  const frame = `/app/admin/staff-layout.tsx${ROUTE}`
  const group = groupIn({
    '/app/admin/search/hit.tsx': [frame, page('admin/search/search')],
    '/app/ui/dialog.tsx': [frame, page('site/cart/cart')],
    '/app/admin/shell/bar.tsx': [frame],
  })
  expect(group('/app/admin/search/hit.tsx')).toBe('desk')
  expect(group('/app/ui/dialog.tsx')).toBe('desk')
  expect(group('/app/admin/shell/bar.tsx')).toBeUndefined()
})

test('what one page needs, and what comes only when it is wanted, is left alone', () => {
  const group = groupIn({ '/editor.js': [page('admin/tours/tour')] }, ['/editor.js', '/letters.js'])
  expect(group('/editor.js')).toBeUndefined()
  expect(group('/letters.js')).toBeUndefined()
  expect(groupIn({ '/sum.ts': [page('admin/orders/order')] })('/sum.ts')).toBeUndefined()
})

test('what documents of the site share with staff brings no styles of staff to them', () => {
  const shared = [page('site/tours/tour'), ...['a', 'b', 'c', 'd', 'e'].map((name) => page(`admin/${name}/${name}`))]
  const group = groupIn({ '/kernel/money.ts': shared, '/app/site/tours/facts.module.css': shared })
  expect(group('/kernel/money.ts')).toBe('desk')
  expect(group('/app/site/tours/facts.module.css')).toBe('styles')
})

test('what few pages of different areas share with the site comes along only where it is little', () => {
  const shared = [page('site/tours/tour'), page('admin/a/a'), page('admin/b/b')]
  const ofOneArea = [page('site/tours/tour'), page('admin/a/a')]
  const ofSite = [page('site/cart/cart'), page('site/tours/tour')]
  expect(groupIn({ '/sum.ts': shared })('/sum.ts')).toBeUndefined()
  expect(groupIn({ '/sum.ts': shared }, [], 'export {}')('/sum.ts')).toBe('desk')
  expect(groupIn({ '/sum.ts': ofOneArea })('/sum.ts')).toBe('desk-a')
  expect(groupIn({ '/sum.ts': ofSite })('/sum.ts')).toBeUndefined()
})

test('the styles of the design system are one file, with those of the frame', () => {
  expect(groupIn({ '/app/ui/tag.module.css': [page('admin/a/a')] })('/app/ui/tag.module.css')).toBe('frame')
})

test('a file far below its pages is found, in circles too', () => {
  const group = groupIn({
    '/a.ts': ['/b.ts'],
    '/b.ts': ['/a.ts', page('admin/cash/cash'), page('agent/offers/offer')],
  })
  expect(group('/a.ts')).toBe('desk')
})
