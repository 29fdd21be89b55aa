import sharp from 'sharp'
import { expect, test } from 'vitest'
import { locales, type Locale } from '#kernel/locale.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { fontsOfPdf, readPdf } from '#modules/documents/testing/read-pdf.ts'
import type { TravelledFlight } from '#modules/catalog/index.server.ts'
import { createPdfCompiler, findFontsDir } from '#platform/pdf/pdf-compiler.server.ts'
import { anAgency, aPaidOrder } from '../testing/documents.ts'
import { nightFlight } from '../testing/night-flight.ts'
import type { RoadOfTour } from './road.ts'
import { makeVoucher } from './voucher.server.ts'

const compiler = createPdfCompiler({ fontsDir: findFontsDir() })
const pocketUrl = 'https://kafile.test/tr/order/aaaaaaaaaaaaaaaaaaaaaa/pocket?p=cccccccccccccccccccccc'
const ours = [
  'Amiri-Bold',
  'Brygada1918-SemiBold',
  'IBMPlexSans',
  'IBMPlexSans-SmBld',
  'IBMPlexSansArabic',
  'IBMPlexSansArabic-SmBld',
  'IBMPlexSans-SemiBold',
  'IBMPlexSansArabic-SemiBold',
  'IBMPlexSans-Regular',
  'IBMPlexSansArabic-Regular',
]

function voucherOf(locale: Locale, order = aPaidOrder(), flights = new Map<string, TravelledFlight[]>()): Uint8Array {
  return makeVoucher(compiler, order, { agency: anAgency(locale), seller: undefined, flights, pocketUrl }, locale)
}

test.each(locales)('sets the %s voucher on one page', (locale) => {
  const pdf = Buffer.from(voucherOf(locale))

  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.length).toBeLessThan(200_000)
})

test.each(locales)('uses only our fonts in the %s voucher', (locale) => {
  const names = fontsOfPdf(voucherOf(locale))

  expect(names.filter((name) => !ours.includes(name))).toEqual([])
  expect(names.length).toBeGreaterThan(1)
})

test('keeps names as they were typed, and numbers hidden', () => {
  const text = readPdf(voucherOf('tr'))

  expect(text).toContain('Mehmet Yılmaz')
  expect(text).toContain('2026-000123')
  expect(text).toContain('12–22 Şubat 2027')
  expect(text).not.toContain('U87654321')
})

test('takes a name that looks like a command for a name', () => {
  const order = aPaidOrder()
  const [tour] = order.tours
  if (tour?.passengers[0]) tour.passengers[0].firstName = '#read("/etc/passwd")'

  expect(readPdf(voucherOf('tr', order))).toContain('#read')
})

test('names the partner who sold it, with its logo and how it is reached', async () => {
  const logo = await sharp({ create: { width: 90, height: 30, channels: 3, background: 'green' } })
    .png()
    .toBuffer()
  const seller = { name: 'Nur Umre Acentesi', contact: '0332 000 00 00 · Konya', logo }
  const pdf = makeVoucher(
    compiler,
    aPaidOrder(),
    { agency: anAgency('tr'), seller, flights: new Map(), pocketUrl },
    'tr',
  )

  const text = readPdf(pdf)

  expect(text).toContain('Acenteniz')
  expect(text).toContain('Nur Umre Acentesi')
  expect(text).toContain('0332 000 00 00')
  expect(Buffer.from(pdf).includes('/Subtype /Image')).toBe(true)
  expect(Buffer.from(voucherOf('tr')).includes('/Subtype /Image')).toBe(false)
})

test('tells the flights with their hours, baggage, and where the group meets when', () => {
  const order = aPaidOrder()
  const [tour] = order.tours
  const pdf = voucherOf('tr', order, new Map([[tour?.departureId ?? '', [nightFlight]]]))

  const text = readPdf(pdf).replaceAll(/\s+/g, ' ')
  expect(text).toContain('SV 262')
  expect(text).toMatch(/12 Şub 2027 01\.10.*12 Şub 2027 04\.45/)
  expect(text).toContain('İstanbul (IST) Terminal 1, 30 kg bagaj, 8 kg el bagajı')
  expect(text).toContain('Buluşma: 11 Şubat 2027 22.10, Kapı 7')
})

const road: RoadOfTour = {
  leaders: [{ name: 'Hasan Usta', phone: '+905329998877' }],
  rides: [
    {
      kind: 'bus',
      name: 'Otobüs 1',
      route: 'Mekke – Medine',
      leavesOn: plainDate('2027-02-18'),
      leavesAt: '14:30',
      meeting: 'Lobi',
    },
  ],
  rooms: [],
}

/** A voucher of a journey that is arranged: a bus, who leads, a room, and a duty line. */
function arrangedVoucher(locale: Locale): Uint8Array {
  const order = aPaidOrder()
  const [tour] = order.tours
  const rooms = [{ travellerId: tour?.passengers[0]?.id ?? '', hotel: 'Mövenpick', number: '1805' }]
  const tours = new Map([[tour?.departureId ?? '', { ...road, rooms }]])
  const setting = { agency: anAgency(locale), seller: undefined, flights: new Map(), pocketUrl }
  return makeVoucher(compiler, order, { ...setting, road: { duty: '+905321112233', tours } }, locale)
}

test.each([
  ['tr', 'Otobüs: Otobüs 1', '14.30', 'Buluşma: Lobi', 'Kafile başkanı', 'Nöbetçi telefon'],
  ['en', 'Bus: Otobüs 1', '14:30', 'Meeting: Lobi', 'Group leader', 'Duty line'],
  ['ar', 'Otobüs 1', '14:30', 'Lobi', 'رئيس', 'هاتف'],
] as const)('the %s voucher has rides with their hours, the room, who leads and the duty line', (locale, ...told) => {
  const pdf = arrangedVoucher(locale)

  const text = readPdf(pdf).normalize('NFKC')
  const facts = [...told, 'Hasan Usta', '+90 532 999 88 77', '+90 532 111 22 33', 'Mövenpick', '1805']
  expect(facts.filter((fact) => !text.includes(fact))).toEqual([])
  expect(fontsOfPdf(pdf).filter((name) => !ours.includes(name))).toEqual([])
})

test('says nothing of rides and of whom to call while nothing is arranged', () => {
  expect(readPdf(voucherOf('tr'))).not.toMatch(/Yoldaki araçlar|Kafile başkanı|Nöbetçi/)
})

test('says nothing of flights while none are known', () => {
  expect(readPdf(voucherOf('tr'))).not.toContain('Uçuşlar')
})

test.each(locales)('sets the %s flights with our fonts', (locale) => {
  const order = aPaidOrder()
  const names = fontsOfPdf(voucherOf(locale, order, new Map([[order.tours[0]?.departureId ?? '', [nightFlight]]])))

  expect(names.filter((name) => !ours.includes(name))).toEqual([])
})
