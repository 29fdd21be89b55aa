/** Headings of the lists of tours, and the sentence under each, which search engines show too. */
export const listings = {
  'all-title': 'Bütün seferler',
  'all-lead': 'Umre, hac, bölge ve günlük turların kalkış günleri, Harem’e yürüme mesafeleri ve toplam fiyatları.',
  'found-title': 'Aramanıza uyan seferler',
  'found-lead': 'Liste, seçtiğiniz filtrelere göre yenilenir.',
  'month-title': '{month} seferleri',
  'month-lead': '{month} kalkışlı umre, hac ve gezi seferleri: günler, oteller, kalan yerler ve kişi başı fiyatlar.',
  'duration-5-8-title': '{from, number}–{to, number} günlük turlar',
  'duration-5-8-lead':
    'Kısa bir izne sığan {from, number}–{to, number} günlük seferler; günleri, otelleri ve toplam fiyatlarıyla.',
  'duration-9-10-title': '{from, number}–{to, number} günlük turlar',
  'duration-9-10-lead':
    'İki şehre de acele etmeden yeten {from, number}–{to, number} günlük seferler; günleri, otelleri ve toplam fiyatlarıyla.',
  'duration-11-plus-title': '{from, number}+ günlük turlar',
  'duration-11-plus-lead':
    'Uzun kalmak isteyenler için {from, number} gün ve daha uzun seferler; günleri, otelleri ve toplam fiyatlarıyla.',
  'ramadan-title': 'Ramazan seferleri',
  'ramadan-lead': 'Ramazan {year}, {date} günü başlar; Suudi Arabistan’ın hilal ilanına göre bir gün değişebilir.',
  'five-star-title': 'Beş yıldızlı turlar',
  'five-star-lead':
    'Mekke’de (Mekke’ye gidilmeyen turlarda en çok gecelenen şehirde) beş yıldızlı otelde kalınan seferler.',
  'hajj-title': 'Hac programları',
  'hajj-lead':
    'Hacca gidecekler resmî kura ile belirlenir. Bu programlar ön görüşme içindir; kayıt internetten tamamlanmaz.',
  'private-title': 'Size özel paketler',
  'private-lead': 'Tarihi, uçuşu ve oteli yalnızca sizin grubunuz için kurulan programlar; 2–⁠15 kişi.',
  'istanbul-title': 'İstanbul turları',
  'istanbul-lead':
    'Tarihî yarımada, Boğaz, iki kıta, Adalar ve Eyüp Sultan: rehberli turlar ve İstanbul’da başlayan umre.',
  'day-title': 'Günlük turlar',
  'day-lead': 'Sabah çıkıp akşam döndüğünüz, küçük gruplu, rehberli İstanbul turları; kişi başı fiyatlarıyla.',
  'special-title': 'Aileye ve gruba özel turlar',
  'special-lead':
    'Aileniz ya da arkadaşlarınız için ayrı araç, ayrı rehber ve sizin tarihleriniz; 2–⁠15 kişilik programlar.',
  'umrah-five-star-title': 'Beş yıldızlı otelde umre fiyatları',
  'umrah-five-star-lead':
    'Mekke’de beş yıldızlı otelde kalınan umre seferleri: oda fiyatları, kalkış günleri ve Harem’e yürüyüş.',
  'umrah-near-title': 'Harem’e yakın otelde umre fiyatları',
  'umrah-near-lead':
    'Mekke oteli Harem’e en çok 500 metre olan umre seferleri. Mesafeyi yürüyüş yolu üzerinden ölçeriz.',
  'umrah-economy-title': 'Ekonomik umre fiyatları',
  'umrah-economy-lead':
    'Bütçesi sınırlı olanlar için uzun ve sade umre seferleri. Rehber, vize ve sigorta fiyata dâhildir.',
  'categories-title': 'Tur kategorileri',
  'categories-lead':
    'Umre, hac, özel programlar, bölge turları ve İstanbul turları. Kaç sefer olduğu her birinin yanında yazar.',
  'category-tours': 'Bu kategorideki seferler',
} as const
