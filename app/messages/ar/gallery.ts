import type { Translation } from '../translation.ts'
import type { gallery as reference } from '../tr/gallery.ts'

export const gallery: Translation<typeof reference> = {
  title: 'لقطات من الطريق',
  lead: 'ألبومات من رحلات العمرة والحج وتركيا. المس أي لقطة لتراها كبيرة.',
  sample: 'في هذا الموقع التجريبي تحلّ رسومنا محلّ الصور الفوتوغرافية.',
  albums: 'الألبومات',
  'all-albums': 'كل الألبومات',
  'album-all':
    '{count, plural, zero {كل اللقطات} one {اللقطة كاملة} two {اللقطتان} few {كل اللقطات (#)} many {كل اللقطات (#)} other {كل اللقطات (#)}}',
  'open-picture': 'تكبير: {caption}',
  viewer: 'اللقطات',
  more: 'لقطات أقدم',
  first: 'الأحدث',
  none: 'لا لقطات في هذا الألبوم بعد',
  'none-lead': 'يمكنك مشاهدة الألبومات الأخرى.',
  watch: 'شاهد الفيديو: {caption}',
}
