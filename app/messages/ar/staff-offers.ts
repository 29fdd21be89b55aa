import type { Translation } from '../translation.ts'
import type { staffOffers as reference } from '../tr/staff-offers.ts'

export const staffOffers: Translation<typeof reference> = {
  offers: 'العروض',
  'offers-lead': 'عروض أُعدّت للطلبات، ويقبلها العملاء في صفحة خاصة بهم.',
  'new-offer': 'عرض جديد',
  back: 'العودة إلى العروض',
  'no-offers': 'لا عروض بعد. أعدّوا عرضًا من أحد الطلبات أو ابدؤوا من هنا.',
  'nothing-found': 'لا عرض يطابق هذه المعايير.',
  range:
    '{from}–{to} من {total, plural, zero {# عرض} one {عرض واحد} two {عرضين} few {# عروض} many {# عرضًا} other {# عرض}}',
  search: 'البحث في العروض',
  'search-hint': 'الاسم، البريد، رقم العرض',
  seen: 'فتحه العميل',
  'to-request': 'إلى الطلب',
  'departure-gone': 'الرحلة المطلوبة لم تعد معروضة للبيع؛ اختاروا رحلة أخرى.',
  'email-hint': 'بدونه لا يُرسل العرض بالبريد؛ توصلون الرابط بأنفسكم.',
  words: 'ملاحظة للعميل',
  'words-hint': 'تظهر في العرض.',
  'save-send': 'حفظ وإرسال',
  'save-send-again': 'حفظ وإعادة الإرسال',
  'by-us': 'نحن',
  withdrawn: 'سُحب: تحوّل الطلب إلى حجز',
}
