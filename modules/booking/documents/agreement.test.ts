import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { readPdf } from '#modules/documents/testing/read-pdf.ts'
import { createPdfCompiler, findFontsDir } from '#platform/pdf/pdf-compiler.server.ts'
import { anAgency, aPaidOrder } from '../testing/documents.ts'
import { makeAgreement } from './agreement.server.ts'
import { deliveredVersions } from './documents.server.ts'
import { legalTermsSetting } from './legal-terms.server.ts'

const compiler = createPdfCompiler({ fontsDir: findFontsDir() })

test.each(locales)('a contract in %s has the number of its order and its version in order', (locale) => {
  const { orderNo, total, discount, tours, contact } = aPaidOrder()
  const subject = {
    agency: anAgency(locale),
    terms: legalTermsSetting.fallback,
    total,
    discount,
    tours: tours.map((snapshot) => ({ snapshot, details: undefined })),
    order: {
      orderNo,
      placedOn: plainDate('2026-12-01'),
      customer: `${contact.firstName} ${contact.lastName}`,
      address: contact.city,
      phone: contact.phone,
      email: contact.email,
      travellers: [],
    },
  }

  const [, lead] = readPdf(makeAgreement(compiler, deliveredVersions('package-tour-contract')[0], subject, locale))
    .split('\n')
    .filter((line) => line.trim() !== '')

  expect(lead).toContain('2026-000123')
  expect(lead).toContain('0.3')
})
