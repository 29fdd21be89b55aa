export const content = {
  'no-posts': 'Henüz yazı yok.',
  faq: 'Sık sorulan sorular',
} as const
