import type { Translation } from '../translation.ts'
import type { staffBranches as reference } from '../tr/staff-branches.ts'

export const staffBranches: Translation<typeof reference> = {
  title: 'الفروع',
  lead: 'مكاتب وكالتك. يُختار فرع الشخص في صفحة المستخدم، ويصبح عملاؤه معه من عملاء ذلك الفرع.',
  standing: 'الفروع العاملة',
  empty: 'لا يوجد فرع بعد. إن كان لديك مكتب واحد فلا حاجة إليه.',
  name: 'اسم الفرع',
  people:
    '{count, plural, zero {لا يعمل أحد هنا.} one {يعمل هنا شخص واحد.} two {يعمل هنا شخصان.} few {يعمل هنا # أشخاص.} many {يعمل هنا # شخصًا.} other {يعمل هنا # شخص.}}',
  open: 'فتح فرع',
  rename: 'تغيير الاسم',
  close: 'إغلاق',
  'done-opened': 'فُتح الفرع',
  'done-renamed': 'تغيّر اسم الفرع',
  'done-closed': 'أُغلق الفرع',
  'problem-branch-name': 'أعطِ الفرع اسمًا لا يتجاوز 60 حرفًا.',
  'problem-branch-name-taken': 'هناك فرع بهذا الاسم؛ اختر اسمًا آخر.',
  'problem-branch-not-found': 'أُغلق هذا الفرع.',
  'problem-branch-in-use': 'يعمل هنا أشخاص؛ انقلهم إلى فرع آخر أولًا.',
}
