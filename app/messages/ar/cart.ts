import type { Translation } from '../translation.ts'
import type { cart as reference } from '../tr/cart.ts'

export const cart: Translation<typeof reference> = {
  title: 'السلة',
  lines: '{count, plural, zero {لا رحلات} one {رحلة واحدة} two {رحلتان} few {# رحلات} many {# رحلة} other {# رحلة}}',
  remove: 'إزالة',
  removed: 'تمت إزالة {title} من السلة',
  undo: 'تراجع',
  clear: 'إفراغ السلة',
  'clear-confirm': 'هل تريد إزالة كل ما في السلة؟',
  increase: 'زيادة',
  decrease: 'إنقاص',
  added: 'تمت الإضافة إلى السلة',
  'tax-included': 'الضريبة ({rate}%)، ضمن السعر',
  'member-discount': 'خصم الأعضاء',
  'member-hint': 'سجّل دخولك لتحصل على خصم 50 دولارًا من هذا الطلب.',
  'currency-note': 'لكل عملية دفع عملة واحدة، وما عداها يبقى في السلة.',
  checkout: 'إتمام الحجز',
  continue: 'العودة إلى الرحلات',
  go: 'الذهاب إلى السلة',
  empty: 'سلتك فارغة',
  subtotal: 'المجموع الفرعي',
  tax: 'الضريبة ({rate}%)',
  shipping: 'الشحن',
  free: 'مجاني',
  total: 'الإجمالي',
  hint: 'تصفّح جدول الرحلات، أو أجب عن بضعة أسئلة لنجد لك رحلة مناسبة.',
}
