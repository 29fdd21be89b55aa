import type { Translation } from '../translation.ts'
import type { paymentLinks as reference } from '../tr/payment-links.ts'

export const paymentLinks: Translation<typeof reference> = {
  copied: 'تم نسخ الرابط',
  'copy-failed': 'تعذّر النسخ',
  'update-failed': 'تعذّر التحديث',
  'delete-failed': 'تعذّر الحذف',
  'delete-confirm': 'هل تريد حذف رابط الدفع «{title}»؟',
  pending: 'قيد الانتظار',
  completed: 'مكتمل',
  cancelled: 'ملغى',
}
