/** What leaders mark on the road, as the office sees it. */
export const staffRoad = {
  tab: 'Yolda',
  title: 'Yolda olanlar',
  silent: 'Bu kafileden henüz bir işaret gelmedi.',
  happened: 'Olay:',
  heard: 'Bize ulaştı:',
  settled: 'Çözüldü:',
  settle: 'Çözüldü',
  counts: 'Sayımlar',
  missing: 'Eksik:',
  pieces: '{count, plural, other {# parça}}',
} as const
