import type { Locale } from '#kernel/locale.ts'

/** Somebody who has written or wants to be called; `hoursAgo` before the demonstration began. */
export type Ask = { name: string; locale: Locale; phone: string; email: string; hoursAgo: number }

export type CallAsk = Ask & { kind: 'call'; preferredTime: '' | 'morning' | 'noon' | 'afternoon' }

export type WrittenAsk = Ask & { kind: 'message' | 'question'; message: string; subject: string }

export type GroupAsk = Ask & { kind: 'group'; message: string; groupSize: string; inDays: number }

export type ReviewAsk = Ask & { kind: 'review'; message: string; rating: string }

/** Phones and mailboxes of nobody, as `contactOf` makes them. */
const phone = (serial: number) => `+90 532 000 ${9900 + serial}`

export const asks: (CallAsk | WrittenAsk | GroupAsk | ReviewAsk)[] = [
  {
    kind: 'call',
    name: 'Saliha Taşdemir',
    locale: 'tr',
    phone: phone(1),
    email: '',
    hoursAgo: 0.6,
    preferredTime: 'morning',
  },
  {
    kind: 'call',
    name: 'Hüseyin Bozkurt',
    locale: 'tr',
    phone: phone(2),
    email: 'huseyin.bozkurt@example.com',
    hoursAgo: 5,
    preferredTime: 'afternoon',
  },
  { kind: 'call', name: 'خالد الحلبي', locale: 'ar', phone: phone(3), email: '', hoursAgo: 27, preferredTime: '' },
  {
    kind: 'call',
    name: 'Döndü Hacıibrahimoğlu',
    locale: 'tr',
    phone: phone(4),
    email: '',
    hoursAgo: 51,
    preferredTime: 'noon',
  },
  {
    kind: 'message',
    name: 'Görkem Ünal',
    locale: 'tr',
    phone: phone(5),
    email: 'gorkem.unal@example.com',
    hoursAgo: 3,
    subject: 'Vize ücreti',
    message: 'Umre vizesi fiyata dahil mi, ayrıca bir ücret ödeyecek miyiz? Dört kişiyiz, ikisi çocuk.',
  },
  {
    kind: 'message',
    name: 'Amra Begović',
    locale: 'en',
    phone: '',
    email: 'amra.begovic@example.org',
    hoursAgo: 30,
    subject: 'Joining in Istanbul',
    message: 'We are six people and would fly in from Sarajevo. Can we join the group at Istanbul airport?',
  },
  {
    kind: 'message',
    name: 'مريم بن يوسف',
    locale: 'ar',
    phone: '',
    email: 'maryam.benyoussef@example.net',
    hoursAgo: 76,
    subject: 'غرف العائلة',
    message: 'نحن عائلة من خمسة أفراد، هل توجد غرفة واحدة تتسع لنا جميعًا بالقرب من الحرم؟',
  },
  {
    kind: 'question',
    name: 'Necati Küçükosmanoğlu',
    locale: 'tr',
    phone: phone(6),
    email: 'necati.kucukosmanoglu@example.com',
    hoursAgo: 8,
    subject: '',
    message: 'Tekerlekli sandalye kullanan annem için otelden Harem’e servis var mı? Yanımızda refakatçi olacak.',
  },
  {
    kind: 'question',
    name: 'Sarah Walker',
    locale: 'en',
    phone: '+44 20 7946 0911',
    email: 'sarah.walker@example.com',
    hoursAgo: 49,
    subject: '',
    message: 'Is there a lecture in English every day, and how many hours of walking should we expect in Madinah?',
  },
  {
    kind: 'group',
    name: 'Yakup Gündoğdu',
    locale: 'tr',
    phone: phone(7),
    email: 'merkezcami.dernegi@example.org',
    hoursAgo: 26,
    message: 'Merkez Camii cemaati olarak 14 kişiyiz. Kendi hocamızla gelmek istiyoruz; iki kadın odası ayrı olsun.',
    groupSize: '14',
    inDays: 120,
  },
  {
    kind: 'review',
    name: 'Ayşenur Karabulut',
    locale: 'tr',
    phone: '',
    email: 'aysenur.karabulut@example.com',
    hoursAgo: 12,
    rating: '5',
    message: 'Rehberimiz yaşlı anneme çok sabırlı davrandı. Otel söylendiği kadar yakındı, Allah razı olsun.',
  },
  {
    kind: 'review',
    name: 'Hisham Al-Najjar',
    locale: 'ar',
    phone: '',
    email: 'hisham.alnajjar@example.net',
    hoursAgo: 40,
    rating: '4',
    message: 'رحلة منظمة ومرشد صبور، لكن الحافلة تأخرت ساعة في المدينة المنورة.',
  },
  {
    kind: 'review',
    name: 'Uğur Keskin',
    locale: 'tr',
    phone: '',
    email: 'ugur.keskin@example.com',
    hoursAgo: 90,
    rating: '3',
    message: 'Program iyiydi ama kahvaltı salonu çok kalabalıktı, iki sabah yer bulamadık.',
  },
]
