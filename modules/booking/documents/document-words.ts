import type { Locale } from '#kernel/locale.ts'
import type { Board } from '#modules/catalog/index.ts'

type DocumentWord =
  | 'passport'
  | 'discounted'
  | 'due'
  | 'nothing-due'
  | 'band'
  | 'lead'
  | 'flight'
  | 'hotel'
  | `board-${Board}`
  | `language-${Locale}`

/** Phrases that documents are filled with; `{names}` are facts. */
export const documentWords: Record<Locale, Record<DocumentWord, string>> = {
  tr: {
    discounted: '{total} (üye indirimi {discount} düşülmüştür)',
    due: '{date}: {amount}',
    'nothing-due': 'kalan yok',
    hotel: '{name} ({city}, {stars} yıldız)',
    'language-tr': 'Türkçe',
    'language-en': 'İngilizce',
    'language-ar': 'Arapça',
    passport: 'pasaport en az {date} tarihine kadar geçerli olmalı',
    band: '{days} gün ve öncesi: %{percent} iade',
    lead: 'Sipariş {orderNo} · Sürüm {version} · {date}',
    flight: '{airline}, ekonomi sınıfı',
    'board-RO': 'yalnız oda',
    'board-BB': 'kahvaltı',
    'board-HB': 'yarım pansiyon',
    'board-FB': 'tam pansiyon',
  },
  en: {
    discounted: '{total} (member discount of {discount} taken off)',
    due: '{date}: {amount}',
    'nothing-due': 'nothing is left',
    hotel: '{name} ({city}, {stars} stars)',
    'language-tr': 'Turkish',
    'language-en': 'English',
    'language-ar': 'Arabic',
    passport: 'the passport must be valid until {date} at least',
    band: '{days} days or more before: {percent}% refund',
    lead: 'Order {orderNo} · Version {version} · {date}',
    flight: '{airline}, economy class',
    'board-RO': 'room only',
    'board-BB': 'breakfast',
    'board-HB': 'half board',
    'board-FB': 'full board',
  },
  ar: {
    discounted: '{total} (بعد خصم الأعضاء البالغ {discount})',
    due: '{date}: {amount}',
    'nothing-due': 'لا يوجد متبقٍّ',
    hotel: '{name} ({city}، {stars} نجوم)',
    'language-tr': 'التركية',
    'language-en': 'الإنجليزية',
    'language-ar': 'العربية',
    passport: 'يجب أن يكون جواز السفر صالحًا حتى {date} على الأقل',
    band: 'قبل {days} يومًا أو أكثر: استرداد {percent}%',
    lead: 'الطلب {orderNo} · الإصدار {version} · {date}',
    flight: '{airline}، الدرجة السياحية',
    'board-RO': 'الغرفة فقط',
    'board-BB': 'الإفطار',
    'board-HB': 'نصف إقامة',
    'board-FB': 'إقامة كاملة',
  },
}
