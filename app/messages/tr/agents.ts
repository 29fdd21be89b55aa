export const agents = {
  'no-offers': 'Henüz teklif yok.',
} as const
