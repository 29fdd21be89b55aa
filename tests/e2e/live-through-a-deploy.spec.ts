import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { ports, STAFF } from './support/addresses.ts'
import { expect, test } from './support/journey.ts'
import { KillableSite } from './support/killable-site.ts'
import { makeNextRelease, makeRelease } from './support/releases.ts'

/** What follows happens in one life of the site, in this order; the deploy is real: other files, another process. */
test.describe.configure({ mode: 'serial' })

const folder = mkdtempSync(join(tmpdir(), 'kafile-releases-'))
const first = join(folder, 'first')
const second = join(folder, 'second')
const site = new KillableSite(ports.site + 20)

let context: BrowserContext
let firstCaches: string[]
/** A reader, a desk that will hear of the deploy, and one that will not. */
let reader: Page
let desk: Page
let deafDesk: Page
/** Somebody with the service worker of the first build. */
let visitor: Page

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000)
  await Promise.all([makeRelease(first), makeNextRelease(second)])
  await site.start(first)
  context = await browser.newContext({ baseURL: site.origin, serviceWorkers: 'block', locale: 'tr' })
  await context.clock.install()
  deafDesk = await context.newPage()
  await deafDesk.goto('/tr/admin/login')
  await deafDesk.locator('[name=email]').fill(STAFF.email)
  await deafDesk.locator('[name=password]').fill(STAFF.password)
  await deafDesk.locator('main form button').click()
  await expect(deafDesk).toHaveURL(/\/tr\/admin\/dashboard$/)
  await deafDesk.reload()
  desk = await context.newPage()
  await desk.goto('/tr/admin/dashboard')
  reader = await context.newPage()
  await reader.goto('/tr')
  for (const page of [reader, desk, deafDesk]) await mark(page)
  visitor = await (await browser.newContext({ baseURL: site.origin, serviceWorkers: 'allow' })).newPage()
  await visitor.goto('/tr')
  await expect.poll(() => keptBy(visitor)).toEqual(offlinePages)
  firstCaches = await visitor.evaluate(() => caches.keys())

  await site.kill()
  await site.start(second)
})

test.afterAll(async () => {
  await context?.close()
  await visitor?.context().close()
  site.remove()
  rmSync(folder, { recursive: true, force: true })
})

test('an open document notices the new build, stays as it is, and the next page is the new one', async () => {
  const before = await scriptOf(reader)

  await hearOfTheDeploy(reader)
  expect(await isMarked(reader)).toBe(true)
  await expect(reader.locator('script[type=speculationrules]')).toHaveCount(0)
  await reader.getByRole('link', { name: 'Blog' }).first().click()

  await expect(reader).toHaveURL('/tr/blog')
  expect(await isMarked(reader)).toBe(false)
  expect(await scriptOf(reader)).not.toBe(before)
})

test('files of the old build are gone', async () => {
  const [, name = ''] = /([^/]+)$/.exec(await scriptOf(desk)) ?? []

  expect((await reader.request.get(`/assets/${name}`)).status()).toBe(404)
})

test('an application that knows of the new build navigates by a document', async () => {
  await hearOfTheDeploy(desk)
  expect(await isMarked(desk)).toBe(true)
  const asked = requestsOf(desk)
  await expect.poll(() => isAlive(desk)).toBe(true)

  await desk.getByRole('link', { name: 'Siparişler' }).first().click()

  await expect(desk.getByRole('heading', { level: 1, name: 'Siparişler' })).toBeVisible()
  expect(asked.filter(({ isDocument }) => isDocument).map(({ path }) => path)).toEqual(['/tr/admin/orders'])
  expect(asked.filter(({ path }) => path.endsWith('.data'))).toEqual([])
  expect(await isMarked(desk)).toBe(false)
})

test('an application that misses a file of the old build loads the page it was going to', async () => {
  const asked = requestsOf(deafDesk)
  await expect.poll(() => isAlive(deafDesk)).toBe(true)

  await deafDesk.getByRole('link', { name: 'Siparişler' }).first().click()

  await expect(deafDesk.getByRole('heading', { level: 1, name: 'Siparişler' })).toBeVisible()
  expect(asked.filter(({ isDocument }) => isDocument).map(({ path }) => path)).toEqual(['/tr/admin/orders'])
  expect(await isMarked(deafDesk)).toBe(false)
})

test('a file that stays gone is tried once in ten seconds, then the error page says so', async () => {
  await desk.route('**/assets/dashboard-page-*.js', (route) => route.abort())
  const asked = requestsOf(desk)
  const documents = () => asked.filter(({ isDocument }) => isDocument).map(({ path }) => path)
  const toDashboard = async () => {
    await expect.poll(() => isAlive(desk)).toBe(true)
    await desk.getByRole('link', { name: 'Genel bakış' }).first().click()
  }

  await toDashboard()
  await expect.poll(documents).toEqual(['/tr/admin/dashboard'])
  await desk.goto('/tr/admin/orders')
  await toDashboard()
  await expect(desk.getByRole('heading', { name: 'Bir Hata Oluştu' })).toBeVisible()
  expect(documents()).toEqual(['/tr/admin/dashboard', '/tr/admin/orders'])

  await desk.goto('/tr/admin/orders')
  await desk.clock.fastForward(10_000)
  await toDashboard()
  await expect.poll(documents).toHaveLength(4)
})

test('a question about builds that fails changes nothing', async () => {
  await reader.route('**/builds/latest.json*', (route) => route.fulfill({ status: 500, body: 'no' }))
  await mark(reader)
  const said: string[] = []
  reader.on('console', (message) => message.type() === 'error' && said.push(message.text()))

  await reader.clock.fastForward(3_600_000)

  await expect
    .poll(() => said.some((text) => text.includes('CallFailed') || text.includes('answered with 500')))
    .toBe(true)
  expect(await isMarked(reader)).toBe(true)
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
})

test('going back shows the new build as well', async () => {
  const before = await scriptOf(visitor)

  await visitor.goto('/tr/blog')
  await visitor.goBack()

  await expect(visitor).toHaveURL('/tr')
  // The browser may show what it has kept before the page loads itself again.
  await expect.poll(() => scriptOf(visitor)).not.toBe(before)
})

test('the offline page is that of the new build, and nothing else is kept', async () => {
  await visitor.goto('/tr/user/login')
  await expect.poll(() => visitor.evaluate(() => caches.keys())).not.toEqual(firstCaches)
  await expect.poll(() => keptBy(visitor)).toEqual(offlinePages)

  await site.kill()
  await visitor.goto('/ar/tours')

  await expect(visitor.getByRole('heading', { name: 'تعذّر الاتصال' })).toBeVisible()
  await expect(visitor.locator('main')).toHaveCSS('display', 'grid')
  await expect(visitor).toHaveURL('/ar/tours')
  await site.start(second)
  await visitor.getByRole('link', { name: 'حاول مرة أخرى' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitor.locator('main')).not.toHaveCSS('display', 'grid')
})

const offlinePages = ['/ar/offline', '/offline', '/tr/offline']

/** The paths of everything that the service worker has put aside. */
function keptBy(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return kept
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .toSorted()
  })
}

/** An hour passes, and the page asks. */
async function hearOfTheDeploy(page: Page): Promise<void> {
  const answer = page.waitForResponse(/\/builds\/latest\.json\?\d+$/)
  await page.clock.fastForward(3_600_000)
  await answer
  await expect(page.locator('html')).toHaveAttribute('data-new-build', /^[0-9a-f]+$/)
}

/** A mark that a document request wipes away. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isMarked' in window)
}

/** React marks what it has taken over. */
function isAlive(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
}

async function scriptOf(page: Page): Promise<string> {
  return (await page.locator('script[data-build]').getAttribute('src')) ?? ''
}

function requestsOf(page: Page): { path: string; isDocument: boolean }[] {
  const asked: { path: string; isDocument: boolean }[] = []
  page.on('request', (request) =>
    asked.push({ path: new URL(request.url()).pathname, isDocument: request.isNavigationRequest() }),
  )
  return asked
}
