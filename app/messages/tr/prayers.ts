/** The hours of prayer, as those on the road and whoever leads them read them. */
export const prayers = {
  title: 'Namaz vakitleri: {city}, {day}',
  'city-makkah': 'Mekke',
  'city-madinah': 'Medine',
  fajr: 'Sabah',
  dhuhr: 'Öğle',
  asr: 'İkindi',
  maghrib: 'Akşam',
  isha: 'Yatsı',
  beside: 'Ümmülkura takvimine göre; ezan bir iki dakika farklı okunabilir.',
} as const
