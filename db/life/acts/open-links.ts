import { addDays, dayInIstanbul, startInIstanbul } from '#kernel/plain-date.ts'
import type { Locale } from '#kernel/locale.ts'
import { money, type Currency } from '#kernel/money.ts'
import { changePaymentLink, openPaymentLink } from '#modules/payment-links/index.server.ts'
import type { World } from '../world.ts'
import { must } from './must.ts'
import { payByCard } from './pay-by-card.ts'

const DAY = 86_400_000

type Asked = {
  title: string
  major: number
  currency: Currency
  customer: { name: string; email: string; phone: string }
  locale: Locale
  daysAgo: number
  /** Days it can be paid after it was opened. */
  days: number
  becomes: 'paid' | 'open' | 'cancelled'
}

const links: Asked[] = [
  {
    title: 'Oda farkı: iki kişilik odaya geçiş',
    major: 180,
    currency: 'USD',
    customer: { name: 'Mukaddes Örsoğlu', email: 'mukaddes.orsoglu@example.com', phone: '+90 532 000 9980' },
    locale: 'tr',
    daysAgo: 12,
    days: 7,
    becomes: 'paid',
  },
  {
    title: 'Fazla bagaj, 23 kg',
    major: 2400,
    currency: 'TRY',
    customer: { name: 'Rıfat Kılınç', email: 'rifat.kilinc@example.com', phone: '+90 532 000 9981' },
    locale: 'tr',
    daysAgo: 6,
    days: 3,
    becomes: 'open',
  },
  {
    title: 'تأشيرة العمرة لطفلين',
    major: 260,
    currency: 'USD',
    customer: { name: 'نبيل الحموي', email: 'nabil.alhamwi@example.net', phone: '+90 532 000 9982' },
    locale: 'ar',
    daysAgo: 1,
    days: 10,
    becomes: 'open',
  },
  {
    title: 'Private transfer, Istanbul Airport',
    major: 95,
    currency: 'EUR',
    customer: { name: 'Daniel Foster', email: 'daniel.foster@example.org', phone: '+44 20 7946 0915' },
    locale: 'en',
    daysAgo: 20,
    days: 14,
    becomes: 'cancelled',
  },
  {
    title: 'Merkez Camii grubu, ön ödeme',
    major: 1500,
    currency: 'USD',
    customer: { name: 'Yakup Gündoğdu', email: 'merkezcami.dernegi@example.org', phone: '+90 532 000 9907' },
    locale: 'tr',
    daysAgo: 3,
    days: 14,
    becomes: 'paid',
  },
]

/** Staff asked for money by links: some were paid, one was withdrawn, one ran out and one waits. */
export async function openLinks(world: World, now: Date): Promise<void> {
  for (const asked of links) await openLink(world, asked, now)
}

async function openLink(world: World, asked: Asked, now: Date): Promise<void> {
  const { title, major, currency, customer, locale, daysAgo, days, becomes } = asked
  const openedAt = new Date(now.getTime() - daysAgo * DAY)
  const answeredAt = new Date(openedAt.getTime() + DAY / 2)
  const expiresAt = startInIstanbul(addDays(dayInIstanbul(openedAt), days))
  const { payments } = world.staff
  const price = money(major * 100, currency)
  const link = { title, price, customer, locale, note: '', expiresAt, allowsInstallments: false }
  const { id, token } = await openPaymentLink(world.tx, payments, link, openedAt)
  if (becomes === 'paid') {
    await payByCard(world, { token, payer: customer, locale }, answeredAt)
    await world.settle(answeredAt)
  }
  if (becomes === 'cancelled') {
    const change = { status: 'cancelled' as const, reason: 'Müşteri transferi kendisi ayarladı.' }
    must(await changePaymentLink(world.tx, payments, { id, version: 1, change }, answeredAt), 'a withdrawn link')
  }
}
