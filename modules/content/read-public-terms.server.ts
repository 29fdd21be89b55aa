import { z } from 'zod'
import { daysText, yearsText } from '#kernel/counted.ts'
import type { Locale, Localised } from '#kernel/locale.ts'
import { deductionFacts } from '#modules/catalog/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { defineSetting, readSetting } from '#platform/settings/settings.server.ts'
import { localised } from './data/columns.server.ts'

type PublicTerms = {
  /** The registers in which the firm is found. */
  mersis: string
  kep: string
  privacyEmail: string
  /** What is kept when a package tour is cancelled: days before departure, and per cent of the price. */
  bands: { from: number; to: number; rate: number }[]
  identityRetentionYears: number
  invoiceRetentionYears: number
  messageRetentionYears: number
  passportRetentionDays: number
  rightsAnswerDays: number
  timeZone: Localised
}

/** What texts before version 0.3 ask for; later ones say it in their own words. */
const clausesOfEarlierTexts: Record<'singleServiceRate' | 'visaRefusalClause', Localised> = {
  singleServiceRate: {
    tr: 'bedelin yarısı kadar kesinti',
    en: 'a charge of half the price',
    ar: 'اقتطاع نصف الثمن',
  },
  visaRefusalClause: {
    tr: 'ödenmiş vize harcı dışındaki tutarın iadesi',
    en: 'a refund of everything but the visa fee already paid',
    ar: 'ردّ كل المبلغ عدا رسوم التأشيرة المدفوعة',
  },
}

/** What the public legal texts say beside the terms of contracts. A lawyer confirms it before launch. */
export const publicTermsSetting = defineSetting<PublicTerms>({
  key: 'publicTerms',
  schema: z.object({
    mersis: z.string(),
    kep: z.string(),
    privacyEmail: z.email(),
    bands: z.array(z.object({ from: z.number().int(), to: z.number().int(), rate: z.number().int().min(0).max(100) })),
    identityRetentionYears: z.number().int(),
    invoiceRetentionYears: z.number().int(),
    messageRetentionYears: z.number().int(),
    passportRetentionDays: z.number().int(),
    rightsAnswerDays: z.number().int(),
    timeZone: localised,
  }),
  fallback: {
    mersis: '0000 0000 0000 0000',
    kep: 'kafile@kep.example',
    privacyEmail: 'kvkk@kafile.example',
    bands: [
      { from: 15, to: 29, rate: 25 },
      { from: 8, to: 14, rate: 50 },
      { from: 0, to: 7, rate: 100 },
    ],
    identityRetentionYears: 3,
    invoiceRetentionYears: 10,
    messageRetentionYears: 1,
    passportRetentionDays: 30,
    rightsAnswerDays: 30,
    timeZone: { tr: 'İstanbul saati', en: 'Istanbul time', ar: 'توقيت إسطنبول' },
  },
  // The program before has these four in its schema, and no page for a stored value without them.
  storedForProgramBefore: { singleServiceFreeHours: 24, infoHours: 24, ...clausesOfEarlierTexts },
})

/** The terms as the `{names}` of the public legal texts ask for them, in one language. */
export async function readPublicTerms(db: Db, locale: Locale): Promise<Record<string, string>> {
  const { bands, timeZone, ...plain } = await readSetting(db, publicTermsSetting)
  return {
    ...Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, String(value)])),
    ...deductionFacts(
      bands.map(({ from, to, rate }) => ({ from, to, keptPercent: rate })),
      locale,
    ),
    ...Object.fromEntries(
      bands.flatMap(({ from, to, rate }, index) => [
        [`band${index + 1}From`, String(from)],
        [`band${index + 1}To`, String(to)],
        [`band${index + 1}Rate`, String(rate)],
      ]),
    ),
    // A number alone fits no language: one year, two years and eleven differ.
    identityRetention: yearsText(plain.identityRetentionYears, locale),
    invoiceRetention: yearsText(plain.invoiceRetentionYears, locale),
    messageRetention: yearsText(plain.messageRetentionYears, locale),
    passportRetention: daysText(plain.passportRetentionDays, locale),
    rightsAnswer: daysText(plain.rightsAnswerDays, locale),
    timeZone: timeZone[locale],
    singleServiceFreeHours: '24',
    infoHours: '24',
    singleServiceRate: clausesOfEarlierTexts.singleServiceRate[locale],
    visaRefusalClause: clausesOfEarlierTexts.visaRefusalClause[locale],
  }
}
