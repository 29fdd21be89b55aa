import type { Translation } from '../translation.ts'
import type { staffOverview as reference } from '../tr/staff-overview.ts'

export const staffOverview: Translation<typeof reference> = {
  demonstration: 'يجري إعداد العرض',
  'demonstration-progress':
    'تُعاش أحداث الموسم الماضي والموسم الحالي من بدايتها: طلبات ومدفوعات وإلغاءات. جميع الأشخاص مُختلَقون. اكتمل {percent}%.',
  sales: 'المبيعات الشهرية، {currency}',
  'sales-unit': 'بآلاف {currency}، بعد خصم الإلغاءات.',
  'as-table': 'عرض كجدول',
  month: 'الشهر',
  sold: 'المبيعات',
  receivables: 'المستحقات',
  'due-overdue': 'متأخرة',
  'due-soon': 'خلال 30 يومًا',
  'due-later': 'لاحقًا',
  today: 'اليوم',
  'today-count':
    '{count, plural, zero {لا مهام} one {مهمة واحدة} two {مهمتان} few {# مهام} many {# مهمة} other {# مهمة}}',
  'today-nothing': 'لا شيء ينتظر.',
  late: 'متأخرة',
  old: 'في الانتظار',
  'unpaid-share':
    '{seats, plural, zero {لا مقاعد محجوزة} one {مقعد واحد محجوز} two {مقعدان محجوزان} few {# مقاعد محجوزة} many {# مقعداً محجوزاً} other {# مقعد محجوز}} بلا دفع في {orders, plural, zero {# حجز} one {حجز واحد} two {حجزين} few {# حجوزات} many {# حجزًا} other {# حجز}}',
  'unpaid-share-tag': 'غير معتاد',
  'waiting-call':
    '{count, plural, zero {لا أحد ينتظر الاتصال} one {شخص واحد ينتظر الاتصال} two {شخصان ينتظران الاتصال} few {# أشخاص ينتظرون الاتصال} many {# شخصًا ينتظرون الاتصال} other {# شخص ينتظرون الاتصال}}',
  'waiting-message':
    '{count, plural, zero {لا رسائل} one {رسالة واحدة تنتظر الرد} two {رسالتان تنتظران الرد} few {# رسائل تنتظر الرد} many {# رسالة تنتظر الرد} other {# رسالة تنتظر الرد}}',
  'waiting-information':
    '{count, plural, zero {لا طلبات معلومات} one {طلب معلومات واحد ينتظر} two {طلبا معلومات ينتظران} few {# طلبات معلومات تنتظر} many {# طلب معلومات ينتظر} other {# طلب معلومات ينتظر}}',
  'waiting-reservation':
    '{count, plural, zero {لا طلبات حجز} one {طلب حجز واحد ينتظر} two {طلبا حجز ينتظران} few {# طلبات حجز تنتظر} many {# طلب حجز ينتظر} other {# طلب حجز ينتظر}}',
  'waiting-payment':
    '{count, plural, zero {لا مدفوعات للمراجعة} one {دفعة واحدة تحتاج مراجعة} two {دفعتان تحتاجان مراجعة} few {# دفعات تحتاج مراجعة} many {# دفعة تحتاج مراجعة} other {# دفعة تحتاج مراجعة}}',
  'waiting-review':
    '{count, plural, zero {لا آراء} one {رأي واحد ينتظر الموافقة} two {رأيان ينتظران الموافقة} few {# آراء تنتظر الموافقة} many {# رأيًا ينتظر الموافقة} other {# رأي ينتظر الموافقة}}',
  'waiting-translation':
    '{count, plural, zero {لا شيء} one {سجل واحد ينتظر الترجمة} two {سجلان ينتظران الترجمة} few {# سجلات تنتظر الترجمة} many {# سجلًا ينتظر الترجمة} other {# سجل ينتظر الترجمة}}',
  'oldest-days':
    '{count, plural, zero {منذ أقل من يوم} one {أقدمها منذ يوم} two {أقدمها منذ يومين} few {أقدمها منذ # أيام} many {أقدمها منذ # يومًا} other {أقدمها منذ # يوم}}',
  'oldest-hours':
    '{count, plural, zero {منذ أقل من ساعة} one {أقدمها منذ ساعة} two {أقدمها منذ ساعتين} few {أقدمها منذ # ساعات} many {أقدمها منذ # ساعة} other {أقدمها منذ # ساعة}}',
  papers: 'الوثائق',
  'papers-missing': '{count, plural, other {ناقصة: #}}',
  'papers-short': '{count, plural, other {صلاحية غير كافية: #}}',
  'papers-whole': 'مكتملة',
  'open-money': 'المتبقي للتحصيل',
  'this-year': 'هذا العام',
  'season-months': 'شهرا رمضان والحج',
  'last-year': 'العام الماضي',
  'year-before': 'قبل عام',
  currency: 'العملة',
  'due-undated': 'بلا موعد',
  'debt-orders': 'الحجوزات',
  'debt-links': 'روابط الدفع',
  'debt-agencies': 'حسابات الوكالات',
  visas: 'التأشيرات',
  rooms: 'الغرف',
  'of-all': '{done} من {all}',
  'new-link': 'رابط دفع',
  'new-order': 'حجز جديد',
}
