import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { PlainDate } from '#kernel/plain-date.ts'
import { SITE } from './addresses.ts'
import { aTourForSale } from './find-tour.ts'
import { holdSeatsByCall } from './place-order.ts'

export const GROUP = 47
const ORDER = 8

/** Long enough for a day in the middle that has a tomorrow. */
const LEAST_DAYS = 4

/** A departure of its own on which forty-seven people have seats, and how those who ordered for them are reached. */
export async function aGroupOf47(
  desk: Page,
  request: APIRequestContext,
  { testId, departureDate }: { testId: string; departureDate: PlainDate },
): Promise<{ tourId: string; emails: string[] }> {
  const like = await aTourForSale(request, testId, { leastDays: LEAST_DAYS })
  const copied = await desk.request.post(`/api/v1/admin/tours/${like.id}/copies`, {
    data: { departureDate },
    headers: { Origin: SITE },
  })
  expect(copied.status(), await copied.text()).toBe(201)
  const { id } = (await copied.json()) as { id: string }
  const widened = await desk.request.patch(`/api/v1/admin/tours/${id}`, {
    // Also when it leaves in a few days.
    data: { quota: 60, salesCloseDate: departureDate },
    headers: { 'If-Match': '*', Origin: SITE },
  })
  expect(widened.status(), await widened.text()).toBe(200)
  const opened = await desk.request.put(`/api/v1/admin/tours/${id}/availability`, {
    data: { availability: 'published' },
    headers: { 'If-Match': '*', Origin: SITE },
  })
  expect(opened.status(), await opened.text()).toBe(200)
  const emails: string[] = []
  for (let from = 0; from < GROUP; from += ORDER) {
    const travellers = Array.from({ length: Math.min(ORDER, GROUP - from) }, (_, at) => ({
      name: `Hacı ${String.fromCodePoint(65 + Math.floor((from + at) / 26))}${String.fromCodePoint(65 + ((from + at) % 26))}`,
      surname: 'Sümbül',
      gender: 'female' as const,
    }))
    const email = `group-${String(from)}-${testId}@example.com`
    await holdSeatsByCall(request, { tourId: id, email, travellers })
    emails.push(email)
  }
  return { tourId: id, emails }
}
