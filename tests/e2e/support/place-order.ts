import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { paths } from '#app/addresses/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import { SITE } from './addresses.ts'
import { aTourOnWire } from './find-tour.ts'
import { guestContact, guestOrder } from './guest-order.ts'
import { personAt } from './person-at.ts'

/** An order for one traveller in a currency, placed as an application does; gives the name of its payment. */
export async function placeOrderByCall(
  request: APIRequestContext,
  origin: string,
  { currency, email }: { currency: 'TRY' | 'USD'; email: string },
): Promise<{ paymentId: string; priceMinor: number }> {
  const tourId = await aTourOnWire(request, origin, { currency, key: email })
  const placed = await request.post(`${origin}/api/v1/checkout`, {
    headers: { 'Idempotency-Key': randomUUID() },
    data: { ...guestOrder, contact: guestContact(email), items: [{ id: tourId, quantity: 1 }] },
  })
  expect(placed.status(), await placed.text()).toBe(201)
  const { paymentId } = (await placed.json()) as { paymentId: string }
  const told = await request.get(`${origin}/api/v1/payments/${paymentId}`)
  const { price } = (await told.json()) as { price: { amount: string } }
  return { paymentId, priceMinor: Math.round(Number(price.amount) * 100) }
}

/** Opens the payment page of an order placed by a call. The way there is what other journeys are about. */
export async function goToPayment(
  page: Page,
  locale: Locale,
  { currency = 'USD', email }: { currency?: 'TRY' | 'USD'; email: string },
): Promise<void> {
  const { paymentId } = await placeOrderByCall(page.request, SITE, { currency, email })
  await page.goto(paths.payment(locale, paymentId))
}

export type Traveller = { name: string; surname: string; gender: 'female' | 'male' }

/** Holds seats on a departure for a party that sleeps in double rooms; nothing is paid. */
export async function holdSeatsByCall(
  request: APIRequestContext,
  { tourId, email, travellers }: { tourId: string; email: string; travellers: readonly Traveller[] },
): Promise<void> {
  const placed = await request.post('/api/v1/checkout', {
    headers: { 'Idempotency-Key': randomUUID() },
    data: {
      ...guestOrder,
      contact: guestContact(email),
      items: [{ id: tourId, quantity: travellers.length, options: { roomType: 'double' } }],
      passengers: travellers.map((each, index) => {
        const { tckn, passportNo } = personAt(index)
        return { ...guestOrder.passengers[0], tckn, passportNo: passportNo, ...each }
      }),
    },
  })
  expect(placed.status(), await placed.text()).toBe(201)
}

/** Every address and body that the browser sends to an origin from now on. */
export function whatIsSentTo(page: Page, origin: string): string[] {
  const sent: string[] = []
  page.on('request', (each) => {
    if (each.url().startsWith(origin)) sent.push(`${each.url()}\n${each.postData() ?? ''}`)
  })
  return sent
}
