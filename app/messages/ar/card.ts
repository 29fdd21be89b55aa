import type { Translation } from '../translation.ts'
import type { card as reference } from '../tr/card.ts'

export const card: Translation<typeof reference> = {
  'page-title': 'ساعد حاجًّا ضلّ طريقه',
  languages: 'اللغات',
  lead: 'حامل هذه البطاقة حاج من تركيا. من فضلك اتصل.',
  'call-leader': 'اتصل برئيس المجموعة',
  'call-parent': 'اتصل بأحد الوالدين',
  'call-family': 'اتصل بأهله',
  'call-duty': 'اتصل بهاتف المناوبة (على مدار الساعة)',
  'call-agency': 'اتصل بالوكالة: {agency}',
  'call-emergency': 'الطوارئ',
  'show-way': 'أرني الطريق إلى الفندق',
  over: 'انتهت صلاحية هذه البطاقة.',
  unknown: 'لا توجد بطاقة بهذا الرمز.',
  'ask-agency': 'لمساعدة هذا الشخص يمكنك الاتصال بالوكالة.',
  ask: 'أنا حاج من تركيا، من فضلك اتصل',
  leader: 'رئيس المجموعة',
  parent: 'أحد الوالدين',
  family: 'الأهل',
  duty: 'المناوبة',
  sheet: 'بطاقات الحجاج',
}
