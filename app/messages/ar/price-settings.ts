import type { Translation } from '../translation.ts'
import type { priceSettings as reference } from '../tr/price-settings.ts'

export const priceSettings: Translation<typeof reference> = {
  title: 'إعدادات الأسعار',
  back: 'العودة إلى إعدادات الدفع',
  lead: 'الضريبة وخصم الأعضاء ورسوم التقسيط. لا تتغير الحجوزات القائمة.',
  'read-only': 'لا يغيّر هذه الإعدادات إلا المالك.',
  tax: 'الضريبة',
  'tax-rate': 'نسبة ضريبة القيمة المضافة (%)',
  'tax-rate-hint': 'من 0 إلى 100، مثل 20.',
  'price-mode': 'أسعار الرحلات',
  'mode-included': 'شاملة الضريبة',
  'mode-added': 'غير شاملة، وتُضاف الضريبة في السلة',
  discount: 'خصم الأعضاء',
  'discount-lead': 'يُخصم مرة واحدة من كل حجز للعضو. لا خصم في العملة التي تُترك فارغة.',
  installments: 'التقسيط بالبطاقة',
  'installments-lead':
    'ما يُضاف إلى المجموع بالنسبة المئوية. عدد الأقساط الذي يُترك فارغًا لا يُعرض، والصفر يعني تقسيطًا بلا رسوم. الدفعة الواحدة بلا رسوم دائمًا.',
  'installment-count':
    '{count, plural, zero {بلا أقساط} one {قسط واحد} two {قسطان} few {# أقساط} many {# قسطًا} other {# قسط}} (%)',
  save: 'حفظ',
  saved: 'حُفظت الإعدادات',
  'problem-percent': 'أدخل نسبة من 0 إلى 100، مثل 7.5',
  'problem-amount': 'أدخل مبلغًا أو اترك الحقل فارغًا',
}
