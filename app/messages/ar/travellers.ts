import type { Translation } from '../translation.ts'
import type { travellers as reference } from '../tr/travellers.ts'

export const travellers: Translation<typeof reference> = {
  'ask-renewsPassport': 'أجدّد جواز سفري',
  'staff-renewsPassport': 'يجدّد جواز سفره',
  'name-renewsPassport': 'جواز السفر قيد التجديد',
  'ask-needsWheelchair': 'أحتاج إلى كرسي متحرك ومرافق (مجانًا)',
  'staff-needsWheelchair': 'يحتاج إلى كرسي متحرك',
  'name-needsWheelchair': 'كرسي متحرك',
  unnamed: 'المسافر {n}، لم يُكتب اسمه بعد',
  nameless: 'لم يُكتب الاسم بعد',
  'emergency-spouse': 'الزوج أو الزوجة',
  'emergency-parent': 'أحد الوالدين',
  'emergency-child': 'الابن أو الابنة',
  'emergency-sibling': 'الأخ أو الأخت',
  'emergency-relative': 'قريب',
  'emergency-friend': 'صديق',
  'emergency-other': 'شخص آخر',
}
