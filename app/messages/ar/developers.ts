import type { Translation } from '../translation.ts'
import type { developers as reference } from '../tr/developers.ts'

export const developers: Translation<typeof reference> = {
  title: 'الواجهة البرمجية',
  lead: 'كل ما يفعله الموقع متاح للبرامج أيضًا. الشرح باللغة الإنجليزية ويُنشئه البرنامج بنفسه.',
  document: 'وثيقة OpenAPI',
  contents: 'الأقسام',
  parameters: 'المعاملات',
  answers: 'الردود',
  required: 'إلزامي',
  'access-public': 'متاح للجميع',
  'access-guarded': 'يتطلب جلسة أو مفتاحًا',
}
