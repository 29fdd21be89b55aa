import type { KitItem } from './items.ts'

/** What travellers are handed over where the agency has not said anything else. */
export const usualKit: KitItem[] = [
  { key: 'bag', name: { tr: 'Çanta', en: 'Bag', ar: 'حقيبة' } },
  { key: 'ihram', name: { tr: 'İhram', en: 'Ihram', ar: 'إحرام' } },
  { key: 'badge', name: { tr: 'Yaka kartı', en: 'Badge', ar: 'بطاقة تعريف' } },
  { key: 'book', name: { tr: 'Dua kitabı', en: 'Prayer book', ar: 'كتاب الأدعية' } },
]
