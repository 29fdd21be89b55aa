import type { Browser, BrowserContext } from '@playwright/test'
import { type PageWeight, weighPage } from './page-weight.ts'
import { placeOrder } from './place-order.ts'
import type { Site } from './site.ts'

/** Weighs each page as a first visit, with a tour in the cart where the page needs one. */
export async function weighEveryPage(browser: Browser, site: Site, tour: string): Promise<PageWeight[]> {
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
