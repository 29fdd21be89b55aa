import type { Translation } from '../translation.ts'
import type { travellers as reference } from '../tr/travellers.ts'

export const travellers: Translation<typeof reference> = {
  'ask-needsWheelchair': 'أحتاج إلى كرسي متحرك ومرافق (مجانًا)',
  'staff-needsWheelchair': 'يحتاج إلى كرسي متحرك',
  'name-needsWheelchair': 'كرسي متحرك',
  unnamed: 'المسافر {n}، لم يُكتب اسمه بعد',
  nameless: 'لم يُكتب الاسم بعد',
}
