import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { locales, type Locale } from '#kernel/locale.ts'
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

function voucherFile(locale: Locale): string {
  const folder = join(tmpdir(), 'kafile-vouchers')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `voucher-${locale}.pdf`)
  writeFileSync(file, makeVoucher(compiler, aPaidOrder(), { agency: anAgency(locale), seller: undefined }, locale))
  return file
}

test.each(locales)('sets the %s voucher on one page', (locale) => {
  const pdf = Buffer.from(makeVoucher(compiler, aPaidOrder(), { agency: anAgency(locale), seller: undefined }, locale))

  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.length).toBeLessThan(200_000)
})

// Poppler reads the document back; it is not on every machine.
test.runIf(existsSync('/usr/bin/pdffonts')).each(locales)('uses only our fonts in the %s voucher', (locale) => {
  const lines = execFileSync('pdffonts', [voucherFile(locale)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .slice(2)
  const names = lines.map((line) => line.split(/\s+/)[0]?.replace(/^[A-Z]{6}\+/, '') ?? '')

  expect(names.filter((name) => !ours.includes(name))).toEqual([])
  expect(names.length).toBeGreaterThan(1)
})

test.runIf(existsSync('/usr/bin/pdftotext'))('keeps names as they were typed, and numbers hidden', () => {
  const text = execFileSync('pdftotext', ['-layout', voucherFile('tr'), '-'], { encoding: 'utf8' })

  expect(text).toContain('Mehmet Yılmaz')
  expect(text).toContain('2026-000123')
  expect(text).toContain('12–22 Şubat 2027')
  expect(text).not.toContain('U87654321')
})

test.runIf(existsSync('/usr/bin/pdftotext'))('takes a name that looks like a command for a name', () => {
  const order = aPaidOrder()
  const [tour] = order.tours
  if (tour?.passengers[0]) tour.passengers[0].firstName = '#read("/etc/passwd")'
  const file = join(tmpdir(), 'kafile-voucher-command.pdf')
  writeFileSync(file, makeVoucher(compiler, order, { agency: anAgency('tr'), seller: undefined }, 'tr'))

  expect(execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })).toContain('#read')
})

test.runIf(existsSync('/usr/bin/pdftotext'))(
  'names the partner who sold it, with its logo and how it is reached',
  async () => {
    const logo = await sharp({ create: { width: 90, height: 30, channels: 3, background: 'green' } })
      .png()
      .toBuffer()
    const seller = { name: 'Nur Umre Acentesi', contact: '0332 000 00 00 · Konya', logo }
    const file = join(tmpdir(), 'kafile-voucher-sold.pdf')
    const pdf = makeVoucher(compiler, aPaidOrder(), { agency: anAgency('tr'), seller }, 'tr')
    writeFileSync(file, pdf)

    const text = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })

    expect(text).toContain('Acenteniz')
    expect(text).toContain('Nur Umre Acentesi')
    expect(text).toContain('0332 000 00 00')
    expect(Buffer.from(pdf).includes('/Subtype /Image')).toBe(true)
    expect(readFileSync(voucherFile('tr')).includes('/Subtype /Image')).toBe(false)
  },
)
