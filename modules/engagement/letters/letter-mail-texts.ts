import type { Locale } from '#kernel/locale.ts'

/** What stands in every newsletter beside what staff write. */
type LetterMailText = {
  departures: string
  posts: string
  seats: string
  price: string
  openDeparture: string
  openPost: string
  mersis: string
  why: string
  leave: string
}

export const letterMailTexts: Record<Locale, LetterMailText> = {
  tr: {
    departures: 'Yaklaşan seferler',
    posts: 'Yazılarımızdan',
    seats: '{seats, plural, one {# yer kaldı} other {# yer kaldı}}',
    price: 'Kişi başı en düşük {price}',
    openDeparture: 'Sefere bak',
    openPost: 'Yazıyı oku',
    mersis: 'MERSİS {number}',
    why: 'Bu e-postayı {brand} bültenine abone olduğunuz için aldınız.',
    leave: 'Bültenden çık',
  },
  en: {
    departures: 'Coming departures',
    posts: 'From our journal',
    seats: '{seats, plural, one {# place left} other {# places left}}',
    price: 'From {price} per person',
    openDeparture: 'See the departure',
    openPost: 'Read the post',
    mersis: 'MERSIS {number}',
    why: 'You receive this email because you subscribed to the newsletter of {brand}.',
    leave: 'Unsubscribe',
  },
  ar: {
    departures: 'الرحلات القادمة',
    posts: 'من مقالاتنا',
    seats:
      '{seats, plural, zero {لا مقاعد متبقية} one {بقي مقعد واحد} two {بقي مقعدان} few {بقيت # مقاعد} many {بقي # مقعدًا} other {بقي # مقعد}}',
    price: 'ابتداءً من {price} للفرد',
    openDeparture: 'عرض الرحلة',
    openPost: 'قراءة المقال',
    mersis: 'رقم MERSIS: {number}',
    why: 'وصلتك هذه الرسالة لأنك مشترك في النشرة البريدية لدى {brand}.',
    leave: 'إلغاء الاشتراك',
  },
}
