import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type Page } from '@playwright/test'

/** An order for one traveller in a currency, placed as an application does; gives the name of its payment. */
export async function placeOrderByCall(
  request: APIRequestContext,
  origin: string,
  { currency, email }: { currency: 'TRY' | 'USD'; email: string },
): Promise<{ paymentId: string; priceMinor: number }> {
  const listed = await request.get(`${origin}/api/v1/tours?availability=available&pageSize=100`)
  const { data } = (await listed.json()) as { data: { id: string; price: { currency: string } }[] }
  const tour = data.find(({ price }) => price.currency === currency)
  const placed = await request.post(`${origin}/api/v1/checkout`, {
    headers: { 'Idempotency-Key': randomUUID() },
    data: { ...order, contact: { ...order.contact, email }, items: [{ id: tour?.id, quantity: 1 }] },
  })
  expect(placed.status(), await placed.text()).toBe(201)
  const { paymentId } = (await placed.json()) as { paymentId: string }
  const told = await request.get(`${origin}/api/v1/payments/${paymentId}`)
  const { price } = (await told.json()) as { price: { amount: string } }
  return { paymentId, priceMinor: Math.round(Number(price.amount) * 100) }
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
      ...order,
      contact: { ...order.contact, email },
      items: [{ id: tourId, quantity: travellers.length, options: { roomType: 'double' } }],
      passengers: travellers.map((each) => ({ ...order.passengers[0], ...each })),
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

const order = {
  mode: 'guest',
  contact: {
    firstName: 'Ayşe',
    lastName: 'Yılmaz',
    email: '',
    phone: '0532 123 45 67',
    address: '',
    city: 'İstanbul',
    country: 'TR',
  },
  passengers: [
    {
      name: 'Mehmet',
      surname: 'Yılmaz',
      gender: 'male',
      birthDate: '1957-09-02',
      nationality: 'TR',
      tckn: '10000000146',
      passportNumber: 'U87654321',
      passportExpiry: '2035-04-04',
    },
  ],
  consents: { terms: true, privacy: true, personalData: true, health: true, marketing: false },
}
