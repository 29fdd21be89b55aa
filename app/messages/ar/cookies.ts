import type { Translation } from '../translation.ts'
import type { cookies as reference } from '../tr/cookies.ts'

export const cookies: Translation<typeof reference> = {
  title: 'ملفات تعريف الارتباط',
  text: 'نستعمل ملفات تعريف الارتباط اللازمة لعمل الموقع، وما سواها لا يعمل إلا إذا اخترته.',
  accept: 'قبول الكل',
  reject: 'رفض الكل',
  choose: 'تخصيص',
  save: 'حفظ خياراتي',
  necessary: 'ضرورية',
  analytics: 'قياس الزيارات',
  embeds: 'محتوى خارجي (فيديو، إنستغرام)',
  withdraw: 'إعدادات ملفات تعريف الارتباط',
}
