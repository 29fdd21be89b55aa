import type { Translation } from '../translation.ts'
import type { forms as reference } from '../tr/forms.ts'

export const forms: Translation<typeof reference> = {
  required: 'يرجى ملء جميع الحقول المطلوبة',
  agreements: 'يرجى قبول الاتفاقيات المطلوبة',
  email: 'يرجى إدخال عنوان بريد إلكتروني صحيح',
  phone: 'يرجى إدخال رقم هاتف صحيح',
  'email-taken': 'هذا البريد الإلكتروني مسجّل لدينا من قبل',
  tckn: 'رقم الهوية التركية غير صحيح',
  passport: 'يجب أن يبقى جواز السفر صالحًا 6 أشهر على الأقل بعد تاريخ العودة',
  'group-size': 'يجب أن يكون عدد أفراد المجموعة بين {min} و{max}',
  human: 'تعذّر التحقق من أنك لست برنامجًا آليًا. يرجى المحاولة مرة أخرى.',
  'password-min6': 'يجب أن تتكون كلمة المرور من 6 أحرف على الأقل',
  'password-no-match': 'كلمتا المرور غير متطابقتين',
  'password-same': 'يجب أن تكون كلمتا المرور متماثلتين.',
  'password-rule8': '8 أحرف على الأقل',
  'password-rule-digit': 'رقم واحد على الأقل',
  'password-rule-lower': 'حرف لاتيني صغير واحد على الأقل',
  'password-rule-upper': 'حرف لاتيني كبير واحد على الأقل',
  'password-rule-special': 'رمز خاص واحد على الأقل',
  'password-rule-uncommon': 'ألا تكون شائعة أو مسرّبة من قبل',
  'password-current-wrong': 'كلمة المرور الحالية غير صحيحة',
  'password-reset-sent': 'إذا كان العنوان مسجّلًا لدينا فقد أرسلنا إليه رابطًا.',
  'card-required': 'يرجى إدخال جميع بيانات البطاقة',
  'card-number': 'رقم البطاقة غير صحيح',
  'card-cvc': 'رمز CVC غير صحيح',
  'card-expiry': 'تاريخ انتهاء البطاقة غير صحيح',
}
