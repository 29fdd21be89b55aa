import type { Translation } from '../translation.ts'
import type { emergency as reference } from '../tr/emergency.ts'

export const emergency: Translation<typeof reference> = {
  title: 'بمن نتصل في حالة الطوارئ؟',
  lead: 'اكتب اسم قريب في بلدك نتصل به إن حدث شيء في الرحلة. لا يرى هذه المعلومات إلا فريقنا، وتُحذف مع بيانات المسافرين.',
  name: 'الاسم الكامل',
  relation: 'صلة القرابة',
  phone: 'الهاتف',
  'phone-hint': 'مع رمز الدولة إن كان في الخارج: ‎+49 …',
  choose: 'اختر',
  save: 'حفظ',
  change: 'تغيير أو حذف',
  'remove-hint': 'للحذف أفرغ الاسم والهاتف ثم احفظ.',
  nobody: 'لم يُذكر أحد بعد.',
  contact: 'جهة اتصال الطوارئ',
  'problem-name': 'اكتب الاسم الكامل.',
  'problem-relation': 'اختر صلة القرابة.',
  'problem-phone': 'اكتب رقمًا يمكن الاتصال به، مع رمز الدولة إن كان في الخارج.',
  'problem-edit-conflict': 'غيّر شخص آخر هذه المعلومة للتو. تجد أدناه ما هو مسجل الآن؛ اكتبها من جديد إن لزم.',
  'problem-nothing-asked': 'لم يعد هذا الحجز قابلًا للتعديل.',
}
