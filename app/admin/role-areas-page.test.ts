import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import type { App } from '#app/assemble-app.server.ts'
import routes from '#app/routes.ts'
import { mayUseArea, staffRoles, type StaffArea } from '#modules/accounts/index.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, postJson, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

/** The area that opens each page and call of the staff, by how its path begins; the longest beginning counts. */
const areaOf: Record<string, StaffArea> = {
  '/admin/dashboard': 'dashboard',
  '/admin/search': 'dashboard',
  '/admin/news': 'dashboard',
  '/admin/lists': 'dashboard',
  '/admin/orders': 'orders',
  '/admin/orders/:orderId/refunds': 'payments',
  '/admin/agents': 'orders',
  '/admin/notes': 'orders',
  '/admin/call-requests': 'orders',
  '/admin/contact-messages': 'orders',
  '/admin/requests': 'orders',
  '/admin/offers': 'orders',
  '/admin/waiting-list': 'orders',
  '/admin/newsletter': 'content',
  '/admin/payments': 'payments',
  '/admin/paymentLinks': 'payments',
  '/admin/bank-statements': 'payments',
  '/admin/cash': 'payments',
  '/admin/tour': 'catalogue',
  '/admin/tour/departures': 'orders',
  '/admin/tour-date': 'orders',
  '/admin/hotels': 'catalogue',
  '/admin/categories': 'catalogue',
  '/admin/airlines': 'catalogue',
  '/admin/services': 'catalogue',
  '/admin/content': 'content',
  '/admin/quiz': 'content',
  '/admin/menus': 'content',
  '/admin/redirects': 'content',
  '/admin/question-groups': 'content',
  '/admin/holidays': 'content',
  '/admin/agreements': 'content',
  '/admin/media': 'content',
  '/admin/reviews': 'content',
  '/admin/users': 'users',
  '/admin/user': 'users',
  '/admin/audit': 'users',
  '/admin/settings': 'payments',
  '/admin/settings/general': 'settings',
  '/admin/settings/launch': 'settings',
  '/admin/settings/keys': 'settings',
  '/api/v1/admin/settings': 'settings',
  '/admin/apiKeys': 'settings',
  '/admin/webhooks': 'settings',
  '/api/v1/admin/dashboard': 'orders',
  '/api/v1/admin/departures': 'orders',
  '/api/v1/admin/orders': 'orders',
  '/api/v1/admin/notes': 'orders',
  '/api/v1/admin/call-requests': 'orders',
  '/api/v1/admin/contact-messages': 'orders',
  '/api/v1/admin/information-requests': 'orders',
  '/api/v1/admin/reservation-requests': 'orders',
  '/api/v1/admin/newsletter-subscriptions': 'content',
  '/api/v1/admin/payments': 'payments',
  '/api/v1/admin/payment-links': 'payments',
  '/api/v1/admin/bank-statements': 'payments',
  '/api/v1/admin/transactions': 'payments',
  '/api/v1/admin/tours': 'catalogue',
  '/api/v1/admin/hotels': 'catalogue',
  '/api/v1/admin/categories': 'catalogue',
  '/api/v1/admin/services': 'catalogue',
  '/api/v1/admin/pages': 'content',
  '/api/v1/admin/posts': 'content',
  '/api/v1/admin/faq': 'content',
  '/api/v1/admin/media': 'content',
  '/api/v1/admin/quiz': 'content',
  '/api/v1/admin/holidays': 'content',
  '/api/v1/admin/reviews': 'content',
  '/api/v1/admin/users': 'users',
  '/api/v1/admin/audit': 'users',
  '/api/v1/admin/api-keys': 'settings',
  '/api/v1/admin/webhooks': 'settings',
  '/rest/custom/users': 'users',
}

/** The door itself, what leads on, and the colours, which belong to everybody. */
const forAllStaff = [
  '/admin',
  '/admin/login',
  '/admin/login/second-factor',
  '/admin/theme',
  '/admin/*',
  '/api/v1/admin/session',
]

const staffPaths = pathsOf(routes, '').filter((path) => /^\/(admin|api\/v1\/admin|rest)(\/|$)/.test(path))
const guarded = staffPaths.filter((path) => !forAllStaff.includes(path))

test('every page and call of the staff belongs to an area', () => {
  expect(guarded.length).toBeGreaterThan(40)
  expect(guarded.filter((path) => areaOfPath(path) === undefined)).toEqual([])
})

test.each(staffRoles)(
  'the role %s opens what its areas hold and nothing else',
  async (role) => {
    const db = await testDb()
    const app = await testApp({ db })
    const { headers } = await staffSignedIn(db, { staffRole: role })
    const wrong: string[] = []

    for (const path of guarded) {
      const area = areaOfPath(path)
      const status = await statusOf(app, path, headers)
      const isRefused = status === 403
      if (area && isRefused === mayUseArea(role, area)) wrong.push(`${path} answered ${status}`)
    }

    expect(wrong).toEqual([])
  },
  300_000,
)

/** Reads the path, or writes nothing to one that can only be written to. */
async function statusOf(app: App, pattern: string, headers: Record<string, string>): Promise<number> {
  const path = pattern.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000')
  const own = { origin: 'http://kafile.test', host: 'kafile.test', ...headers }
  const { status } = await getPage(app, path, headers)
  if (status !== 405) return status
  const posted = path.startsWith('/api') ? await postJson(app, path, {}, own) : await postForm(app, path, {}, own)
  if (posted.status !== 405) return posted.status
  const gone = await app.respond(new Request(`http://kafile.test${path}`, { method: 'DELETE', headers: own }))
  if (gone.status !== 405) return gone.status
  const asCall = { ...own, 'content-type': 'application/json', 'if-match': '*' }
  const put = new Request(`http://kafile.test${path}`, { method: 'PUT', headers: asCall, body: '{}' })
  return (await app.respond(put)).status
}

function areaOfPath(path: string): StaffArea | undefined {
  const [best] = Object.keys(areaOf)
    .filter((start) => path === start || path.startsWith(`${start}/`) || path.startsWith(`${start}.`))
    .toSorted((a, b) => b.length - a.length)
  return best === undefined ? undefined : areaOf[best]
}

function pathsOf(entries: readonly RouteConfigEntry[], above: string): string[] {
  return entries.flatMap((entry) => {
    const path = [above, entry.path?.replace(/^:lang\?\/?/, '')].filter(Boolean).join('/')
    const own = entry.file.includes('layout') ? [] : [`/${path}`.replaceAll('//', '/')]
    return [...own, ...pathsOf(entry.children ?? [], path)]
  })
}
