import type { Translation } from '../translation.ts'
import type { staff as reference } from '../tr/staff.ts'

export const staff: Translation<typeof reference> = {
  'login-failed': 'فشل تسجيل الدخول. يرجى التحقق من بريدك الإلكتروني وكلمة المرور.',
  'login-invalid': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'login-blocked': 'تم حظر حسابك. تواصل مع الدعم.',
  'login-connection': 'خطأ في الاتصال. يرجى المحاولة مرة أخرى.',
  'login-notice': 'هذا القسم مخصّص للموظفين المخوّلين فقط.',
}
