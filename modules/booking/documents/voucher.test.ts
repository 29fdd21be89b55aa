import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  writeFileSync(file, makeVoucher(compiler, aPaidOrder(), anAgency(locale), locale))
  return file
}

test.each(locales)('sets the %s voucher on one page', (locale) => {
  const pdf = Buffer.from(makeVoucher(compiler, aPaidOrder(), anAgency(locale), locale))

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
  writeFileSync(file, makeVoucher(compiler, order, anAgency('tr'), 'tr'))

  expect(execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })).toContain('#read')
})
