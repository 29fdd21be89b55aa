import type { Translation } from '../translation.ts'
import type { prayers as reference } from '../tr/prayers.ts'

/** The hours of prayer, as those on the road and whoever leads them read them. */
export const prayers: Translation<typeof reference> = {
  title: 'مواقيت الصلاة: {city}، {day}',
  'city-makkah': 'مكة المكرمة',
  'city-madinah': 'المدينة المنورة',
  fajr: 'الفجر',
  dhuhr: 'الظهر',
  asr: 'العصر',
  maghrib: 'المغرب',
  isha: 'العشاء',
  beside: 'بحسب تقويم أم القرى، وقد يتقدم الأذان أو يتأخر دقيقة أو دقيقتين.',
}
