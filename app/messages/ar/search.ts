import type { Translation } from '../translation.ts'
import type { search as reference } from '../tr/search.ts'

export const search: Translation<typeof reference> = {
  title: 'البحث في الموقع',
  'title-for': 'نتائج البحث عن «{word}»',
  lead: 'ابحث في الرحلات والفنادق والمقالات والصفحات والأسئلة.',
  label: 'عمّ تبحث؟',
  placeholder: 'ابحث عن رحلة أو فندق أو مقال',
  go: 'بحث',
  history: 'آخر عمليات البحث',
  'history-note': 'تُحفظ في هذا المتصفح فقط.',
  'clear-history': 'مسح السجل',
  'forget-word': 'حذف البحث عن «{word}»',
  'results-for':
    '{count, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}} عن «{word}»',
  'try-else': 'جرّب كلمة أخرى أو اسألنا.',
  'too-short': 'اكتب حرفين على الأقل.',
  'too-long': 'العبارة طويلة جدًا. اكتب مئة حرف على الأكثر.',
  'ask-us': 'اسألنا',
  suggestions: 'اقتراحات',
  'suggestions-count':
    '{count, plural, zero {لا اقتراحات} one {اقتراح واحد، تنقّل بالأسهم} two {اقتراحان، تنقّل بالأسهم} few {# اقتراحات، تنقّل بالأسهم} many {# اقتراحًا، تنقّل بالأسهم} other {# اقتراح، تنقّل بالأسهم}}',
  kinds: 'أنواع النتائج',
  everything: 'الكل',
  'kind-tour': 'الرحلات',
  'kind-hotel': 'الفنادق',
  'kind-service': 'الخدمات',
  'kind-page': 'الصفحات',
  'kind-post': 'المقالات',
  'kind-question': 'الأسئلة',
  'of-kind':
    '{count, plural, zero {لا نتائج} one {النتيجة الوحيدة} two {النتيجتان كلتاهما} few {كل النتائج (#)} many {كل النتائج (#)} other {كل النتائج (#)}}',
  try: 'مثلًا',
  'try-words': 'مكة، المدينة، عمرة رمضان، تأشيرة، كرسي متحرك',
}
