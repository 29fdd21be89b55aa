import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { getDeliveredSite } from '#modules/content/index.server.ts'
import { breadcrumbData } from '#app/ui/breadcrumb-data.ts'
import { agencyData, websiteData } from './agency.ts'
import { articleData } from './article.ts'
import { hotelData, type HotelFacts } from './hotel.ts'
import { questionsData } from './questions.ts'
import { serviceData } from './service.ts'
import { videoData } from './video.ts'

const origin = 'https://kafile.example'
const site = getDeliveredSite('en')

test('the agency is open on weekdays from nine to six and on Saturday until four', () => {
  expect(agencyData(site, { origin, locale: 'en' })).toMatchObject({
    '@type': 'TravelAgency',
    url: `${origin}/`,
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `https://schema.org/${day}`),
        opens: '09:00',
        closes: '18:00',
      },
      { dayOfWeek: ['https://schema.org/Saturday'], opens: '09:00', closes: '16:00' },
    ],
  })
})

test.each(['tr', 'en', 'ar'] as const)('the hours that people read in %s are those that machines read', (locale) => {
  const { hours, opening } = getDeliveredSite(locale)

  const read = [...hours.matchAll(/(\d\d)[:.](\d\d)[-–](\d\d)[:.](\d\d)/g)].map(
    ([, fromHour, fromMinute, toHour, toMinute]) => `${fromHour}:${fromMinute}-${toHour}:${toMinute}`,
  )
  expect(read).toEqual(opening.map(({ opens, closes }) => `${opens}-${closes}`))
})

test('the agency does not rate itself', () => {
  expect(JSON.stringify(agencyData(site, { origin, locale: 'tr' }))).not.toMatch(/rating|review/i)
})

test('the site can be searched in the language of the page', () => {
  expect(websiteData(site, { origin, locale: 'ar' })).toMatchObject({
    url: `${origin}/ar`,
    potentialAction: {
      target: { urlTemplate: `${origin}/ar/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  })
})

test('a breadcrumb counts from one and ends with the page itself', () => {
  const { itemListElement } = breadcrumbData([{ href: '/tr', label: 'Ana Sayfa' }], 'Blog', origin)

  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Ana Sayfa', item: `${origin}/tr` },
    { '@type': 'ListItem', position: 2, name: 'Blog' },
  ])
})

test('questions carry their answers', () => {
  expect(questionsData([{ question: 'Vize?', answer: '<p>Evet.</p>' }]).mainEntity).toEqual([
    { '@type': 'Question', name: 'Vize?', acceptedAnswer: { '@type': 'Answer', text: '<p>Evet.</p>' } },
  ])
})

test('a post is by the agency, of a day in Istanbul', () => {
  const post = articleData({
    title: 'Ramazan geceleri',
    description: 'Harem’de.',
    url: `${origin}/tr/blog/ramazan`,
    images: [],
    locale: 'tr',
    publishedOn: plainDate('2027-02-01'),
    publisher: { name: 'Kafile', url: origin, logo: `${origin}/logo.svg` },
  })

  expect(post).toMatchObject({ datePublished: '2027-02-01T09:00:00+03:00', author: { name: 'Kafile' } })
})

test('a service offers what has a fixed price, and nothing else', () => {
  const service = { name: 'Transfer', description: '', url: origin, image: undefined, provider: { name: '', url: '' } }

  expect(serviceData({ ...service, prices: [] })).not.toHaveProperty('offers')
  expect(serviceData({ ...service, prices: [{ name: 'Van', price: money(4550, 'EUR') }] })).toMatchObject({
    offers: [{ price: '45.50', priceCurrency: 'EUR' }],
  })
})

test('a video has the four facts that search engines ask for', () => {
  const video = videoData({
    title: 'Tavaf',
    description: 'Adım adım.',
    thumbnail: `${origin}/a.jpg`,
    uploadedAt: new Date('2027-01-02T03:04:05Z'),
    seconds: 95,
    locale: 'tr',
  })

  expect(video).toMatchObject({
    name: 'Tavaf',
    description: 'Adım adım.',
    thumbnailUrl: `${origin}/a.jpg`,
    uploadDate: '2027-01-02T03:04:05.000Z',
    duration: 'PT1M35S',
  })
})

const hotel: HotelFacts = {
  name: 'Anjum',
  description: 'Harem’e üç dakika.',
  url: `${origin}/hotels/anjum`,
  images: [],
  stars: 5,
  cityName: 'Makkah',
  district: 'Ajyad',
  country: 'SA',
  postalCode: '21955',
  coordinates: { latitude: 21.4, longitude: 39.8 },
  facilities: ['Wi-Fi'],
}

test('a hotel says where it is and of which class', () => {
  expect(hotelData(hotel)).toMatchObject({
    starRating: { ratingValue: 5 },
    address: { postalCode: '21955', addressLocality: 'Makkah', addressCountry: 'SA' },
    geo: { latitude: 21.4, longitude: 39.8 },
    amenityFeature: [{ name: 'Wi-Fi', value: true }],
  })
})

test('a house without class, code and place says nothing of them', () => {
  const data = hotelData({ ...hotel, stars: null, postalCode: null, coordinates: null })

  expect(data).not.toHaveProperty('starRating')
  expect(data).not.toHaveProperty('geo')
  expect(JSON.stringify(data)).not.toContain('postalCode')
})
