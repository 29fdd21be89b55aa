import type { Translation } from '../translation.ts'
import type { crawlers as reference } from '../tr/crawlers.ts'

export const crawlers: Translation<typeof reference> = {
  summary:
    '{firm} وكالة سفر في إسطنبول: رحلات العمرة والحج، وبرامج خاصة، ورحلات خارج تركيا وداخلها، وجولات يومية في إسطنبول، وفنادق ونقل. الأسعار للشخص الواحد وتشمل الضرائب، والتواريخ بتوقيت تركيا.',
  tours: 'الرحلات',
  hotels: 'الفنادق',
  services: 'الخدمات',
  pages: 'الأدلّة والصفحات',
  posts: 'المدونة',
  help: 'الأسئلة والتواصل',
  languages: 'لغات أخرى',
  machines: 'للبرامج',
  sitemap: 'كل العناوين',
  feed: 'المقالات الجديدة (RSS)',
  calls: 'واجهة البرمجة (API)',
}
