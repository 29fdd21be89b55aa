import { expect, test } from 'vitest'
import type { z } from 'zod'
import { CheckoutBody } from '#app/api/orders/checkout-body.server.ts'
import { OrderChangeBody, PhoneOrderBody } from '#app/api/staff/orders/phone-order-body.server.ts'
import { WireStaffOrder } from '#app/api/staff/orders/wire-order.ts'
import { schemaStore, type JsonSchema } from '#app/wire/json-schema.server.ts'
import { TourPutBody, WireStaffTour } from '#app/wire/wire-staff-tour.ts'

/** What programs of others send and read of a traveller and of a tour. More may come; what stands here stays. */

const sentOfTraveller = [
  'birthDate? string ≤400 = ""',
  'gender? string ≤400 = ""',
  'name? string ≤400 = ""',
  'nationality? string ≤2 = "TR"',
  'passportExpiry? string ≤400 = ""',
  'passportNo? string ≤400 = ""',
  'passportNumber? string ≤400',
  'surname? string ≤400 = ""',
  'tckn? string ≤400 = ""',
  'wheelchair? boolean = false',
]

const answeredOfTraveller = [
  'amount Money',
  'birthDate string or null',
  'gender string,null',
  'id string',
  'isCancelled boolean',
  'name string',
  'nationality string',
  'passportExpiry string or null',
  'passportNo string,null',
  'roomType string',
  'surname string',
  'tckn string,null',
  'wheelchair boolean',
]

const sentOfTour = [
  'airline string,null',
  'cancellation array of object',
  'categories array of string',
  'code string',
  'currency TRY|USD|EUR|GBP|SAR',
  'departureDate string',
  'depositPercent integer',
  'durationDays integer',
  'flights array of object',
  'gallery array of string',
  'groupSize object or null',
  'hotels array of object',
  'installmentPolicy none|domestic',
  'isEconomy boolean',
  'kind umrah|hajj|private|regional|turkey|day',
  'languages array of string',
  'legalRegime package_tour|distance_dated|distance_carriage',
  'nights integer',
  'passportMonthsAfterReturn integer or null',
  'priceMode room|person',
  'prices array of object',
  'quota integer',
  'returnDate string',
  'saleMode cart|request',
  'salesCloseDate string',
  'translations object',
]

const answeredOfTour = [
  'availability draft|published|full|closed|cancelled',
  'id string',
  'missing array of object',
  'seats object',
  'title string',
  'tour string',
]

test.each([
  ['the checkout', CheckoutBody, ['itemId? string ≤120', 'roomType? string ≤20']],
  ['an order by telephone', PhoneOrderBody, ['roomType string ≤20']],
  ['a change of an order', OrderChangeBody, ['id string ≤40']],
])('a traveller of %s is sent as agreed', (_, body, own) => {
  expect(shapeOf(itemsOf(resolved(body, 'input'), 'passengers'))).toEqual(
    expect.arrayContaining([...sentOfTraveller, ...own]),
  )
})

test('a traveller of an order is answered as agreed', () => {
  const journeys = itemsOf(resolved(WireStaffOrder, 'output'), 'journeys')

  expect(shapeOf(itemsOf(journeys, 'travellers'))).toEqual(expect.arrayContaining(answeredOfTraveller))
})

test('a tour is sent and answered as agreed', () => {
  expect(shapeOf(resolved(TourPutBody, 'input'))).toEqual(expect.arrayContaining(sentOfTour))
  expect(shapeOf(resolved(WireStaffTour, 'output'))).toEqual(expect.arrayContaining([...sentOfTour, ...answeredOfTour]))
})

function resolved(schema: z.ZodType, direction: 'input' | 'output'): JsonSchema {
  const store = schemaStore()
  const { $ref, ...own } = store.refer(schema, direction)
  return typeof $ref === 'string' ? (store.schemas[$ref.split('/').at(-1) ?? ''] ?? {}) : own
}

function itemsOf({ properties }: JsonSchema, name: string): JsonSchema {
  return (properties as Record<string, { items: JsonSchema }>)[name]?.items ?? {}
}

function shapeOf({ properties, required = [] }: JsonSchema): string[] {
  return Object.entries(properties as Record<string, JsonSchema>)
    .map(([name, schema]) => `${name}${(required as string[]).includes(name) ? '' : '?'} ${wordOf(schema)}`)
    .toSorted()
}

function wordOf({ type, anyOf, enum: choices, maxLength, default: usual, items, $ref }: JsonSchema): string {
  if (anyOf) return (anyOf as JsonSchema[]).map(wordOf).join(' or ')
  if ($ref) return String($ref).split('/').at(-1) ?? ''
  if (choices) return (choices as string[]).join('|')
  const inner = items ? ` of ${wordOf(items as JsonSchema)}` : ''
  const most = maxLength === undefined ? '' : ` ≤${String(maxLength)}`
  return `${String(type)}${inner}${most}${usual === undefined ? '' : ` = ${JSON.stringify(usual)}`}`
}
