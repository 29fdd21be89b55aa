export const search = {
  placeholder: 'Tur, otel ya da yazı arayın',
  history: 'Son aramalar',
  'clear-history': 'Geçmişi sil',
  'results-for': '“{word}” için {count, plural, =0 {sonuç yok} other {# sonuç}}',
  'try-else': 'Başka bir kelime deneyin ya da bize sorun.',
} as const
