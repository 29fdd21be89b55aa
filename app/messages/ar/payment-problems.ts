import type { Translation } from '../translation.ts'
import type { paymentProblems as reference } from '../tr/payment-problems.ts'

export const paymentProblems: Translation<typeof reference> = {
  agreements: 'موافقات ناقصة',
  already_paid: 'مدفوع سابقًا',
  card_declined: 'رُفضت البطاقة',
  card_required: 'بيانات البطاقة ناقصة',
  card_number: 'رقم البطاقة',
  card_cvc: 'رمز CVC',
  card_expiry: 'تاريخ الانتهاء',
  installments: 'الأقساط',
  payment_gone: 'أُغلقت الدفعة',
  payment_not_found: 'الدفعة غير موجودة',
  price_changed: 'تغيّر المبلغ',
  provider_failed: 'تعذّر مزود الدفع',
  provider_timeout: 'لم يُجب مزود الدفع',
  'provider_timeout-detail': 'النتيجة غير معروفة بعد. لا تدفع مرة أخرى؛ ستظهر النتيجة في صفحة الدفع.',
  idempotency_key_required: 'المفتاح مطلوب',
  'idempotency_key_required-detail': 'يجب أن يحتوي Idempotency-Key على 8 إلى 128 حرفًا.',
  idempotency_key_reused: 'المفتاح مستخدم',
  'idempotency_key_reused-detail': 'استُخدم هذا المفتاح مع طلب آخر.',
  idempotency_in_progress: 'الطلب قيد التنفيذ',
  validation: 'بيانات غير صحيحة',
}
