import type { Locale } from '#kernel/locale.ts'

/** Phrases that documents are filled with; `{names}` are facts. */
export const documentWords: Record<
  Locale,
  Record<'passport' | 'band' | 'lead' | 'flight' | 'board-RO' | 'board-BB' | 'board-HB' | 'board-FB', string>
> = {
  tr: {
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
