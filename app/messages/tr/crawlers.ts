/** For machines that read the site in words: the overview at /llms.txt. */
export const crawlers = {
  summary:
    '{firm}, İstanbul’da bir seyahat acentesidir: umre ve hac kafileleri, özel programlar, kültür turları, İstanbul’da günlük turlar, oteller ve transferler. Fiyatlar kişi başıdır; vergiler dâhildir. Tarihler Türkiye saatiyledir.',
  tours: 'Turlar',
  hotels: 'Oteller',
  services: 'Hizmetler',
  pages: 'Rehberler ve sayfalar',
  posts: 'Blog',
  help: 'Sorular ve iletişim',
  languages: 'Diğer diller',
  machines: 'Programlar için',
  sitemap: 'Bütün adresler',
  feed: 'Yeni yazılar (RSS)',
  calls: 'Çağrılar (API)',
} as const
