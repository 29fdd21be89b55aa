import type { RecordKind } from '#modules/catalog/index.ts'
import type { FieldSpec, FormSection } from '#app/acts/record/field-specs.ts'

export const recordPaths = ['hotels', 'categories', 'airlines', 'services'] as const

/** The part of an address that stands for a kind of records. */
export type RecordPath = (typeof recordPaths)[number]

export const kindOfPath: Record<RecordPath, RecordKind> = {
  hotels: 'hotel',
  categories: 'category',
  airlines: 'airline',
  services: 'service',
}

/** The kind that an address of the staff is about. */
export function recordPathOf({ pathname }: { pathname: string }): RecordPath {
  const found = recordPaths.find((path) => pathname.split('/').includes(path))
  if (!found) throw new Error(`${pathname} stands for no kind of records`)
  return found
}

export type RecordSection = 'texts' | 'place' | 'rooms' | 'pictures' | 'display' | 'search' | 'details' | 'routes'

const display: FormSection<RecordSection> = {
  id: 'display',
  specs: [
    { name: 'slug', kind: 'words' },
    { name: 'sortOrder', kind: 'number' },
    { name: 'isPublished', kind: 'flag' },
  ],
}

const codedRows = (name: 'facilities' | 'roomTypes'): FieldSpec => ({
  name,
  kind: 'rows',
  parts: [
    { name: 'text', kind: 'words' },
    { name: 'code', kind: 'line', isLatin: true },
  ],
})

export const recordSections: Record<RecordKind, readonly FormSection<RecordSection>[]> = {
  hotel: [
    {
      id: 'texts',
      specs: [
        { name: 'name', kind: 'words' },
        { name: 'description', kind: 'texts' },
        { name: 'stars', kind: 'number', isNullable: true },
      ],
    },
    {
      id: 'place',
      specs: [
        { name: 'cityName', kind: 'words' },
        { name: 'district', kind: 'words' },
        { name: 'distanceToName', kind: 'words', isNullable: true },
        { name: 'city', kind: 'line', isLatin: true },
        { name: 'country', kind: 'line', isLatin: true },
        { name: 'postalCode', kind: 'line', isNullable: true, isLatin: true },
        { name: 'latitude', kind: 'decimal', isNullable: true },
        { name: 'longitude', kind: 'decimal', isNullable: true },
        { name: 'distanceTo', kind: 'line', isNullable: true, isLatin: true },
        { name: 'walkMetres', kind: 'number', isNullable: true },
        { name: 'walkMinutes', kind: 'number', isNullable: true },
        { name: 'addressAr', kind: 'line' },
        { name: 'nearestGate', kind: 'words' },
      ],
    },
    { id: 'rooms', specs: [codedRows('facilities'), codedRows('roomTypes')] },
    {
      id: 'pictures',
      specs: [
        { name: 'image', kind: 'picture' },
        { name: 'gallery', kind: 'list', item: 'picture' },
      ],
    },
    { id: 'display', specs: display.specs.filter(({ name }) => name !== 'sortOrder') },
  ],
  category: [
    {
      id: 'texts',
      specs: [
        { name: 'name', kind: 'words' },
        { name: 'description', kind: 'texts' },
        { name: 'image', kind: 'picture' },
      ],
    },
    {
      id: 'search',
      specs: [
        { name: 'metaTitle', kind: 'words' },
        { name: 'metaDescription', kind: 'texts' },
      ],
    },
    display,
  ],
  service: [
    {
      id: 'texts',
      specs: [
        { name: 'name', kind: 'words' },
        { name: 'intro', kind: 'texts' },
        { name: 'image', kind: 'picture' },
      ],
    },
    {
      id: 'details',
      specs: [
        {
          name: 'details',
          kind: 'rows',
          parts: [
            { name: 'title', kind: 'words' },
            { name: 'text', kind: 'texts' },
          ],
        },
      ],
    },
    {
      id: 'routes',
      specs: [
        {
          name: 'transferRoutes',
          kind: 'rows',
          parts: [
            { name: 'name', kind: 'words' },
            { name: 'key', kind: 'line', isLatin: true },
            { name: 'km', kind: 'decimal' },
            { name: 'minutes', kind: 'number' },
            {
              name: 'prices',
              kind: 'rows',
              parts: [
                { name: 'vehicle', kind: 'words' },
                { name: 'amountMinor', kind: 'amount' },
                { name: 'currency', kind: 'choice', options: 'currencies' },
              ],
            },
          ],
        },
      ],
    },
    display,
  ],
  airline: [
    {
      id: 'texts',
      specs: [
        { name: 'name', kind: 'words' },
        { name: 'code', kind: 'line', isLatin: true },
      ],
    },
  ],
}
