import type { Translation } from '../translation.ts'
import type { staffKeeper as reference } from '../tr/staff-keeper.ts'

export const staffKeeper: Translation<typeof reference> = {
  keeper: 'المسؤول',
  person: 'الموظف',
  hint: 'من يتابع عميل هذا الحجز. أصحاب النطاق الأضيق يرون حجوزاتهم أو حجوزات فرعهم فقط.',
  nobody: 'لا أحد',
  'hand-over': 'تسليم',
  'take-on': 'أتولّاه أنا',
  'problem-order-not-found': 'لم يعد هذا الحجز متاحًا لك.',
  'problem-assignee-not-found': 'لم يعد هذا الشخص من الموظفين؛ اختر غيره.',
  'problem-edit-conflict': 'غيّر شخص آخر المسؤول عن هذا الحجز للتو. انظر من يتابعه الآن واختر من جديد.',
}
