import type { staffSteps as reference } from '../tr/staff-steps.ts'

export const staffSteps: Record<keyof typeof reference, string> = {
  title: 'خطوات ما قبل المغادرة',
  lead: 'كل من يغادر خلال ستين يومًا وبقي عليه شيء، والأشد إلحاحًا أولًا.',
  shown:
    '{total, plural, zero {لا أحد} one {يظهر {shown} من شخص واحد} two {يظهر {shown} من شخصين} few {يظهر أشد {shown} إلحاحًا من # أشخاص} many {يظهر أشد {shown} إلحاحًا من # شخصًا} other {يظهر أشد {shown} إلحاحًا من # شخص}}',
  nothing: 'لا خطوات متبقية على أحد.',
  person: 'الشخص',
  journey: 'الرحلة',
  'next-step': 'الخطوة التالية',
  left: 'الأيام المتبقية',
  open: 'خطوات مفتوحة',
  acts: 'الإجراء',
  payer: 'من يدفع',
  'days-left':
    '{count, plural, =0 {اليوم} zero {اليوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  'days-late':
    '{count, plural, zero {متأخرة} one {متأخرة يومًا واحدًا} two {متأخرة يومين} few {متأخرة # أيام} many {متأخرة # يومًا} other {متأخرة # يوم}}',
  'step-papers': 'بيانات الهوية وجواز السفر',
  'step-passport': 'جواز سفر يُجدَّد',
  'step-visa': 'تسليم طلب التأشيرة',
  'step-payment': 'دفعة: {amount}',
  tick: 'تمّ: {step}',
  done: 'وُضعت علامة على الخطوة.',
  problem: 'لم يعد بالإمكان وضع علامة على هذه الخطوة.',
}
