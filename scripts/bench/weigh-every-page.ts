import type { Browser, BrowserContext } from '@playwright/test'
import { type PageWeight, weighPage } from './page-weight.ts'
import { placeOrder } from './place-order.ts'
import type { Site } from './site.ts'

/** Who signs in to the pages of staff. */
type Staff = { email: string; password: string }

/** Weighs each page as a first visit, with a tour in the cart or somebody signed in where the page needs that. */
export async function weighEveryPage(browser: Browser, site: Site, tour: string, staff: Staff): Promise<PageWeight[]> {
  const visits = [
    { name: 'home', kind: 'document', path: '/tr' },
    { name: 'home (ar)', kind: 'document', path: '/ar' },
    { name: 'listing', kind: 'document', path: '/tr/tours' },
    { name: 'listing (ar)', kind: 'document', path: '/ar/tours' },
    { name: 'detail', kind: 'document', path: `/tr${tour}` },
    { name: 'detail (ar)', kind: 'document', path: `/ar${tour}` },
    { name: 'cart', kind: 'document', path: '/tr/sepet' },
    { name: 'checkout', kind: 'document', path: '/tr/odeme' },
    { name: 'checkout (ar)', kind: 'document', path: '/ar/odeme' },
    { name: 'payment', kind: 'document', path: await placeOrder(site, tour) },
  ] as const
  const weights: PageWeight[] = []
  for (const visit of visits) {
    const context = await browser.newContext({ baseURL: site.origin, viewport: { width: 390, height: 844 } })
    if (/^cart|^checkout/.test(visit.name)) await fillCart(context, site.origin, tour)
    const page = await context.newPage()
    weights.push(await weighPage(page, visit.name, visit.kind, visit.path))
    await context.close()
  }
  return [...weights, ...(await weighStaffPages(browser, site, staff))]
}

/** Each as the first page of a browser that knows who is signed in and has nothing else. */
async function weighStaffPages(browser: Browser, site: Site, { email, password }: Staff): Promise<PageWeight[]> {
  const signedIn = await browser.newContext({ baseURL: site.origin })
  const door = await signedIn.newPage()
  await door.goto('/tr/admin/login')
  await door.fill('[name=email]', email)
  await door.fill('[name=password]', password)
  await door.press('[name=password]', 'Enter')
  await door.waitForURL((url) => !url.pathname.endsWith('/login'))
  await door.goto('/tr/admin/orders')
  const order = await door.locator('main a[href*="/admin/orders/"]:not([href$="/new"])').first().getAttribute('href')
  const storageState = await signedIn.storageState()
  await signedIn.close()
  const weights: PageWeight[] = []
  for (const [name, path] of [
    ['dashboard', '/tr/admin/dashboard'],
    ['orders', '/tr/admin/orders'],
    ['order', order ?? ''],
    ['departures', '/tr/admin/tour/departures'],
  ] as const) {
    const context = await browser.newContext({ baseURL: site.origin, storageState })
    weights.push(await weighPage(await context.newPage(), name, 'application', path))
    await context.close()
  }
  return weights
}

async function fillCart(context: BrowserContext, origin: string, tour: string): Promise<void> {
  const tourId = tour.split('/').at(-1) ?? ''
  const line = {
    id: `${tourId}~double`,
    tourId,
    fare: 'double',
    quantity: 2,
    price: '0',
    addedAt: new Date().toISOString(),
  }
  await context.addInitScript((cart) => localStorage.setItem('cart', cart), JSON.stringify([line]))
  await context.addCookies([{ name: 'cartLines', value: `${tourId}~double~2`, url: origin }])
}
