import type { Translation } from '../translation.ts'
import type { errors as reference } from '../tr/errors.ts'

export const errors: Translation<typeof reference> = {
  title: 'حدث خطأ',
  generic: 'حدث خطأ ما. يرجى المحاولة مرة أخرى لاحقًا.',
  'try-again': 'حاول مرة أخرى',
  home: 'الذهاب إلى الصفحة الرئيسية',
  contact: 'اتصل بنا',
  popular: 'الصفحات الأكثر زيارة',
  'not-found-route': 'الصفحة غير موجودة: {fullPath}',
  'not-found-validity': 'لم يتم العثور على الصفحة: {fullPath}',
  'not-found-title': 'الصفحة غير موجودة',
  'not-found-text': 'ربما أُزيلت الصفحة التي تبحث عنها أو تغيّر اسمها، أو أنها غير متاحة مؤقتًا.',
  lost: 'هنا ضاع الطريق.',
  status: 'رمز الخطأ {code}',
  offline: 'أنت غير متصل بالإنترنت. ما كتبته محفوظ.',
  'new-version': 'نسخة أحدث من هذه الصفحة جاهزة.',
}
