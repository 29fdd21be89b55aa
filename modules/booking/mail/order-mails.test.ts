import { expect, test } from 'vitest'
import { locales, type Locale } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { writeOrderChanged } from './order-changed.tsx'
import { orderChangedTexts } from './order-changed-texts.ts'
import * as mailTexts from './mail-texts.ts'
import { writeOrderConfirmation } from './order-confirmation.tsx'
import { orderMailProps } from './order-mail-props.ts'
import { writeOrderReceived } from './order-received.tsx'
import { writePartPaid } from './part-mails.tsx'
import { anAgency, aPaidOrder } from '../testing/documents.ts'
import { nightFlight } from '../testing/night-flight.ts'

const props = (locale: Locale, paragraph: string, facts: Record<string, string>) =>
  orderMailProps(
    { ...aPaidOrder(), locale },
    anAgency(locale),
    'https://kafile.test/x',
    { ...mailTexts.orderReceivedTexts[locale], paragraphs: [paragraph] },
    facts,
  )

test.each(locales)('a mail of an order with a fact that is missing is an error, not a dash (%s)', (locale) => {
  const { moved } = orderChangedTexts[locale]

  expect(() => props(locale, moved, {})).toThrow('"total" was not provided')
  expect(props(locale, moved, { total: '€ 1' }).text.paragraphs.join()).toContain('€ 1')
})

test('a new price is told without what those who left do not pay any more', async () => {
  const usd = (minor: number) => money(minor, 'USD')
  const order = { ...aPaidOrder(), locale: 'en' as const, total: usd(509_000), reduction: usd(269_000) }
  const told = async (paid: number) =>
    (
      await writeOrderChanged(
        { ...order, paid: usd(paid) },
        anAgency('en'),
        { url: 'https://kafile.test/x', pocketUrl: 'https://kafile.test/x/pocket' },
        'price',
        { papers: undefined, times: [] },
      )
    ).text

  const surplus = await told(269_000)

  expect(surplus).toContain('The new total is $2,400.00')
  expect(surplus).toContain('We will send back what you have paid too much.')
  expect(await told(240_000)).toContain('There is nothing left to pay.')
})

test.each([
  ['tr', 'son gün: 13 Ocak 2027', 'son günü 13 Ocak 2027 idi'],
  ['en', 'by 13 January 2027', 'were due on 13 January 2027'],
  ['ar', 'وآخر يوم لذلك 13 يناير 2027', 'كان آخر يوم لبيانات الهوية وجواز السفر 13 يناير 2027'],
] as const)('mails say by when papers are needed, and that the day is over (%s)', async (locale, due, late) => {
  const order = { ...aPaidOrder(), locale }
  const dueOn = plainDate('2027-01-13')
  const urls = { url: 'https://kafile.test/x', pocketUrl: 'https://kafile.test/x/pocket' }
  const next = { amount: money(1000, 'USD'), dueOn }
  const told = async (isLate: boolean) => {
    const papers = { count: 1, dueOn, isLate }
    const mails = [
      await writeOrderReceived(order, anAgency(locale), urls.url, {
        holdUntil: undefined,
        noDeposit: null,
        papers,
        times: [],
      }),
      await writeOrderConfirmation(order, anAgency(locale), urls, { paidAt: new Date(), papers, times: [] }),
      await writePartPaid(order, anAgency(locale), urls.url, { amount: order.paid, on: new Date(), next, papers }),
      await writeOrderChanged(order, anAgency(locale), urls, 'moved', { papers, times: [] }),
    ]
    return mails.map(({ text }) => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' '))
  }

  expect(await told(false)).toEqual(Array.from({ length: 4 }, () => expect.stringContaining(due)))
  expect(await told(true)).toEqual(Array.from({ length: 4 }, () => expect.stringContaining(late)))
})

test.each([
  [
    'tr',
    'Uçuş SV 262 İstanbul (IST) – Cidde (JED), 12 Şubat 2027, saat 01.10',
    'Buluşma (SV 262) 11 Şubat 2027, saat 22.10 · Kapı 7',
    'Başlangıç 12 Şubat 2027, saat 08.30 · Sultanahmet',
  ],
  [
    'en',
    'Flight SV 262 İstanbul (IST) – Cidde (JED), 12 February 2027 at 01:10',
    'Meeting (SV 262) 11 February 2027 at 22:10 · Kapı 7',
    'Start 12 February 2027 at 08:30 · Sultanahmet',
  ],
  [
    'ar',
    'الرحلة الجوية SV 262 من İstanbul (IST) إلى Cidde (JED)، 12 فبراير 2027 الساعة 01:10',
    'موعد اللقاء (SV 262) 11 فبراير 2027 الساعة 22:10 · Kapı 7',
    'البداية 12 فبراير 2027 الساعة 08:30 · Sultanahmet',
  ],
] as const)('mails say when a journey flies and where it meets, or begins (%s)', async (locale, ...facts) => {
  const order = { ...aPaidOrder(), locale }
  const urls = { url: 'https://kafile.test/x', pocketUrl: 'https://kafile.test/x/pocket' }
  const start = { at: '08:30', pickUp: 'Sultanahmet', change: null }
  const departsOn = plainDate('2027-02-12')
  const told = {
    papers: undefined,
    times: [
      { departsOn, flights: [nightFlight], start: null },
      { departsOn, flights: [], start },
    ],
  }

  const mails = [
    await writeOrderReceived(order, anAgency(locale), urls.url, { holdUntil: undefined, noDeposit: null, ...told }),
    await writeOrderConfirmation(order, anAgency(locale), urls, { paidAt: new Date(), ...told }),
    await writeOrderChanged(order, anAgency(locale), urls, 'moved', told),
  ]

  for (const { text } of mails) {
    const words = text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' ')
    expect(facts.filter((fact) => !words.includes(fact))).toEqual([])
  }
})
