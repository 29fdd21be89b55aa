import { z } from 'zod'
import { defineSetting } from '#platform/settings/settings.server.ts'
import { defaultNamedHotels } from './domain/named-hotels.ts'

/** Which parts of a tour code name which hotel as the place of the event. */
export const namedHotelsSetting = defineSetting({
  key: 'catalog.named-hotels',
  schema: z.array(
    z.object({
      codePart: z.string().regex(/^[A-Z0-9]+$/),
      hotel: z.object({
        name: z.string(),
        locality: z.string(),
        postalCode: z.string().nullable(),
        country: z.string().length(2),
      }),
    }),
  ),
  fallback: defaultNamedHotels,
})
