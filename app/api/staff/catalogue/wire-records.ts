import { z } from 'zod'
import { PageQuery, sortedBy } from '#app/wire/wire.ts'
import { inEveryLocale } from '#kernel/locale.ts'
import { currencies } from '#kernel/money.ts'

/** Hotels, categories and services as calls of staff read and write them: every text in three languages. */

const words = z.strictObject(inEveryLocale(() => z.string()))

const coded = z.array(z.strictObject({ code: z.string(), text: words }))

const addressAr = z.string().meta({ description: 'The address as a driver reads it, in Arabic. Left out, it stays.' })

const nearestGate = words.meta({
  description: 'The gate of the mosque that is nearest, as it is named on signs. Left out, it stays.',
})

export const HotelBody = z.strictObject({
  slug: words,
  name: words,
  city: z.string(),
  cityName: words,
  district: words,
  stars: z.int().nullable(),
  country: z.string(),
  postalCode: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  distanceTo: z.string().nullable(),
  distanceToName: words.nullable(),
  walkMetres: z.int().nullable(),
  walkMinutes: z.int().nullable(),
  addressAr: addressAr.optional(),
  nearestGate: nearestGate.optional(),
  description: words,
  facilities: coded,
  roomTypes: coded,
  image: z.string(),
  gallery: z.array(z.string()),
  isPublished: z.boolean(),
})

export const CategoryBody = z.strictObject({
  slug: words,
  name: words,
  description: words,
  image: z.string(),
  metaTitle: words,
  metaDescription: words,
  sortOrder: z.int(),
  isPublished: z.boolean(),
})

export const ServiceBody = z.strictObject({
  slug: words,
  name: words,
  intro: words,
  details: z.array(z.strictObject({ title: words, text: words })),
  transferRoutes: z.array(
    z.strictObject({
      key: z.string(),
      name: words,
      km: z.number(),
      minutes: z.int(),
      prices: z.array(
        z.strictObject({
          vehicle: words,
          amountMinor: z.int().meta({ description: 'In hundredths of the currency.' }),
          currency: z.enum(currencies),
        }),
      ),
    }),
  ),
  image: z.string(),
  sortOrder: z.int(),
  isPublished: z.boolean(),
})

const own = { id: z.string(), version: z.int().meta({ description: 'As `ETag` gives it.' }) }

export const WireHotelRecord = z
  .object({ ...own, ...HotelBody.shape, addressAr, nearestGate })
  .meta({ id: 'HotelRecord' })

export const WireCategoryRecord = z.object({ ...own, ...CategoryBody.shape }).meta({ id: 'CategoryRecord' })

export const WireServiceRecord = z.object({ ...own, ...ServiceBody.shape }).meta({ id: 'ServiceRecord' })

export const RecordQuery = PageQuery.extend({ q: z.string().max(200).optional(), sort: sortedBy(['name', '-name']) })

export const recordProblems = ['not_found', 'precondition_required', 'edit_conflict', 'link_taken'] as const
