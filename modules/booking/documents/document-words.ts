import type { Locale } from '#kernel/locale.ts'
import type { Board } from '#modules/catalog/index.ts'

type DocumentWord =
  | 'passport'
  | 'discounted'
  | 'due'
  | 'nothing-due'
  | 'hotel-without-class'
  | 'no-minimum'
  | 'recipients-of-journey'
  | 'rest'
  | 'lead'
  | 'time-zone'
  | 'flight'
  | 'hotel'
  | `board-${Board}`
  | `language-${Locale}`

/** Phrases that documents are filled with; `{names}` are facts. */
export const documentWords: Record<Locale, Record<DocumentWord, string>> = {
  tr: {
    discounted: '{total} ({discount} indirim düşülmüştür)',
    due: '{date}: {amount}',
    rest: 'Kalan {amount}; ödeme günleri: {dates}.',
    'nothing-due': 'Kalan bedel yoktur.',
    'no-minimum': 'yok',
    'recipients-of-journey': 'yolculuğun hava yolu şirketi ve otelleri ile yetkili makamlar',
    hotel: '{name} ({city}, {stars})',
    'hotel-without-class': '{name} ({city})',
    'time-zone': 'İstanbul saati',
    'language-tr': 'Türkçe',
    'language-en': 'İngilizce',
    'language-ar': 'Arapça',
    passport: 'pasaport en az {date} tarihine kadar geçerli olmalı',
    lead: 'Rezervasyon no {orderNo} · Sürüm {version} · {date}',
    flight: '{airline}, ekonomi sınıfı',
    'board-RO': 'yalnız oda',
    'board-BB': 'kahvaltı',
    'board-HB': 'yarım pansiyon',
    'board-FB': 'tam pansiyon',
  },
  en: {
    discounted: '{total} (discount of {discount} taken off)',
    due: '{date}: {amount}',
    rest: 'Remaining {amount}, due on these days: {dates}.',
    'nothing-due': 'Nothing remains to be paid.',
    'no-minimum': 'none',
    'recipients-of-journey': 'the airline and the hotels of the journey and the competent authorities',
    hotel: '{name} ({city}, {stars})',
    'hotel-without-class': '{name} ({city})',
    'time-zone': 'Istanbul time',
    'language-tr': 'Turkish',
    'language-en': 'English',
    'language-ar': 'Arabic',
    passport: 'the passport must be valid until {date} at least',
    lead: 'Booking no. {orderNo} · Version {version} · {date}',
    flight: '{airline}, economy class',
    'board-RO': 'room only',
    'board-BB': 'breakfast',
    'board-HB': 'half board',
    'board-FB': 'full board',
  },
  ar: {
    discounted: '{total} (بعد خصم قدره {discount})',
    due: '{date}: {amount}',
    rest: 'الباقي {amount}، ومواعيد دفعه: {dates}.',
    'nothing-due': 'لا يوجد مبلغ متبقٍّ.',
    'no-minimum': 'لا يوجد',
    'recipients-of-journey': 'شركة الطيران والفنادق الخاصة بالرحلة والجهات المختصة',
    hotel: '{name} ({city}، {stars})',
    'hotel-without-class': '{name} ({city})',
    'time-zone': 'توقيت إسطنبول',
    'language-tr': 'التركية',
    'language-en': 'الإنجليزية',
    'language-ar': 'العربية',
    passport: 'يجب أن يكون جواز السفر صالحًا حتى {date} على الأقل',
    lead: 'رقم الحجز {orderNo} · الإصدار {version} · {date}',
    flight: '{airline}، الدرجة السياحية',
    'board-RO': 'الغرفة فقط',
    'board-BB': 'الإفطار',
    'board-HB': 'نصف إقامة',
    'board-FB': 'إقامة كاملة',
  },
}
