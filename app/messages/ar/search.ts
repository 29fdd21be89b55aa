import type { Translation } from '../translation.ts'
import type { search as reference } from '../tr/search.ts'

export const search: Translation<typeof reference> = {
  placeholder: 'ابحث عن رحلة أو فندق أو مقال',
  history: 'آخر عمليات البحث',
  'clear-history': 'مسح السجل',
  'results-for':
    '{count, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}} عن «{word}»',
  'try-else': 'جرّب كلمة أخرى أو اسألنا.',
}
