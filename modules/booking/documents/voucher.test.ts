import sharp from 'sharp'
import { expect, test } from 'vitest'
import { locales, type Locale } from '#kernel/locale.ts'
import { fontsOfPdf, readPdf } from '#modules/documents/testing/read-pdf.ts'
import { createPdfCompiler, findFontsDir } from '#platform/pdf/pdf-compiler.server.ts'
import { anAgency, aPaidOrder } from '../testing/documents.ts'
import { makeVoucher } from './voucher.server.ts'

const compiler = createPdfCompiler({ fontsDir: findFontsDir() })
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

function voucherOf(locale: Locale, order = aPaidOrder()): Uint8Array {
  return makeVoucher(compiler, order, { agency: anAgency(locale), seller: undefined }, locale)
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
  const pdf = makeVoucher(compiler, aPaidOrder(), { agency: anAgency('tr'), seller }, 'tr')

  const text = readPdf(pdf)

  expect(text).toContain('Acenteniz')
  expect(text).toContain('Nur Umre Acentesi')
  expect(text).toContain('0332 000 00 00')
  expect(Buffer.from(pdf).includes('/Subtype /Image')).toBe(true)
  expect(Buffer.from(voucherOf('tr')).includes('/Subtype /Image')).toBe(false)
})
