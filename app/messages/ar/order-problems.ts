import type { Translation } from '../translation.ts'
import type { orderProblems as reference } from '../tr/order-problems.ts'

export const orderProblems: Translation<typeof reference> = {
  'form-required': 'حقول ناقصة',
  agreements: 'موافقات ناقصة',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  password_min6: 'كلمة المرور',
  password_mismatch: 'كلمة المرور',
  validation: 'بيانات غير صحيحة',
  'validation-detail': 'بعض الحقول غير صحيحة، وتفاصيلها في القائمة errors.',
  cart_empty: 'السلة فارغة',
  item_unknown: 'سطر غير معروف',
  tour_full: 'الرحلة مكتملة',
  tour_closed: 'الرحلة مغلقة',
  tour_on_request: 'عند الطلب',
  quantity: 'العدد',
  price_changed: 'تغيّر السعر',
  'price_changed-detail': 'تغيّر الإجمالي، والعرض الجديد في الحقل quote.',
  email_taken: 'البريد مسجّل',
  travellers_differ: 'عدد المسافرين',
  'travellers_differ-detail': 'لا يطابق المسافرون أعداد السطور.',
  idempotency_key_required: 'المفتاح مطلوب',
  'idempotency_key_required-detail': 'يجب أن يحتوي Idempotency-Key على 8 إلى 128 حرفًا.',
  idempotency_key_reused: 'المفتاح مستخدم',
  'idempotency_key_reused-detail': 'استُخدم هذا المفتاح مع طلب آخر.',
}
