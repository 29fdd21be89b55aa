import type { Translation } from '../translation.ts'
import type { account as reference } from '../tr/account.ts'

export const account: Translation<typeof reference> = {
  profile: 'الملف الشخصي',
  orders: 'طلباتي',
  documents: 'وثائقي',
  'change-password': 'تغيير كلمة المرور',
  'current-password': 'كلمة المرور الحالية',
  'new-password': 'كلمة المرور الجديدة',
  forgot: 'نسيت كلمة المرور',
  register: 'إنشاء حساب',
  'full-name': 'الاسم الكامل',
  save: 'حفظ',
  saved: 'حُفظت التغييرات.',
  'export-data': 'تنزيل بياناتي',
  'delete-account': 'حذف حسابي',
  'order-state': '{state, select, draft {مسودة} awaiting_payment {بانتظار الدفع} paid {مدفوع} partially_paid {مدفوع جزئيًا} cancelled {ملغى} refunded {رُدّ المبلغ} other {—}}',
  'visa-state': '{state, select, not_started {لم تبدأ} docs_missing {وثائق ناقصة} submitted {قُدّم الطلب} issued {صدرت} refused {رُفض الطلب} other {—}}',
  'login-notice-title': 'خطأ',
  'login-notice-text': 'حدث خطأ. يرجى التحقق من البيانات والمحاولة مرة أخرى.',
  'login-done': 'تم تسجيل الدخول',
  'login-required': 'البريد الإلكتروني وكلمة المرور مطلوبان',
  'login-too-many': 'محاولات كثيرة جدًا. يرجى المحاولة لاحقًا.',
  'no-orders': 'ليست لديك طلبات بعد.',
}
