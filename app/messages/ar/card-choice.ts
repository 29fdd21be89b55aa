import type { Translation } from '../translation.ts'
import type { cardChoice as reference } from '../tr/card-choice.ts'

export const cardChoice: Translation<typeof reference> = {
  title: 'ماذا يُكتب على بطاقة الحاج؟',
  lead: 'من يجد مسافرًا ضلّ طريقه يقرأ على بطاقته بمن يتصل. لا يُكتب عليها إلا الاسم الأول والحرف الأول من اسم العائلة، ولا نزيد شيئًا إلا بطلبك.',
  says: 'المكتوب على البطاقة: {what}',
  'says-initial': 'الاسم الأول والحرف الأول من اسم العائلة',
  'says-full-name': 'الاسم الكامل',
  change: 'تغيير',
  'full-name': 'كتابة الاسم الكامل على البطاقة',
  'health-lead': 'سطر عن الصحة إن رغبت (معلومتان على الأكثر)',
  consent:
    'أوافق صراحةً، عن نفسي أو عن الطفل الذي أنا وليّ أمره، على طباعة ما اخترته من معلومات صحية على البطاقة وعلى أن يقرأها كل من يجدها.',
  'consent-hint': 'لسحب موافقتك أزل العلامات ثم احفظ. تُحذف هذه المعلومات بعد 90 يومًا من العودة.',
  save: 'حفظ',
  'problem-no-consent': 'لا يُطبع السطر الصحي إلا بموافقتك.',
  'problem-too-much-health': 'تتسع البطاقة لمعلومتين صحيتين. أزل العلامة عن البقية.',
  'problem-nothing-asked': 'لم يعد ممكنًا تغيير بطاقة هذا المسافر.',
  health: 'الصحة: {what}',
  'health-diabetes': 'داء السكري',
  'health-heart': 'مرض في القلب',
  'health-blood-pressure': 'ضغط دم مرتفع',
  'health-blood-thinner': 'أدوية مميعة للدم',
  'health-epilepsy': 'الصرع',
  'health-asthma': 'الربو',
  'health-penicillin': 'حساسية من البنسلين',
  'health-forgetting': 'ضعف الذاكرة',
  'health-hearing': 'ضعف السمع',
  'health-speech': 'صعوبة في الكلام',
}
