import type { Translation } from '../translation.ts'
import type { ui as reference } from '../tr/ui.ts'

export const ui: Translation<typeof reference> = {
  close: 'إغلاق',
  optional: '(اختياري)',
  breadcrumb: 'أنت هنا',
  pages: 'الصفحات',
  'previous-page': 'الصفحة السابقة',
  'next-page': 'الصفحة التالية',
  increase: 'زيادة',
  decrease: 'إنقاص',
  copy: 'نسخ',
  copied: 'تم النسخ',
  'home-page': 'الرئيسية',
  'title-of-page': '{title}، الصفحة {page}',
  'description-of-page': '{description} الصفحة {page}.',
  'select-all': 'تحديد كل ما في هذه الصفحة',
  'select-row': 'تحديد {name}',
  calendar: 'فتح التقويم',
  'month-before': 'الشهر السابق',
  'month-after': 'الشهر التالي',
  'day-form': 'مثل 27/12/2027',
  'day-wrong': 'اكتب التاريخ باليوم ثم الشهر ثم السنة، مثل 27/12/2027.',
  'moment-form': 'مثل 27/12/2027 18:30',
  'time-form': 'مثل 18:30',
  'moment-wrong': 'اكتب اليوم والساعة، مثل 27/12/2027 18:30.',
  'list-found':
    '{count, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
  filters:
    '{count, plural, zero {عوامل التصفية} one {عوامل التصفية (#)} two {عوامل التصفية (#)} few {عوامل التصفية (#)} many {عوامل التصفية (#)} other {عوامل التصفية (#)}}',
  filter: 'تصفية',
  'filter-from': 'من',
  'filter-to': 'إلى',
}
