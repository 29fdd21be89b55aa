/** The words of the design system itself; every page has them. */
export const ui = {
  close: 'Kapat',
  optional: '(isteğe bağlı)',
  breadcrumb: 'Bulunduğunuz yer',
  pages: 'Sayfalar',
  'previous-page': 'Önceki sayfa',
  'next-page': 'Sonraki sayfa',
  increase: 'Artır',
  decrease: 'Azalt',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  'home-page': 'Ana sayfa',
  'title-of-page': '{title}, sayfa {page}',
  'description-of-page': '{description} Sayfa {page}.',
  'select-all': 'Bu sayfadakilerin hepsini seç',
  'select-row': '{name} satırını seç',
} as const
