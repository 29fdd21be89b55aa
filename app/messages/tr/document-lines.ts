/** Papers filled in from the lines of a passport or an identity card. */
export const documentLines = {
  open: 'Pasaport ya da kimlik kartındaki satırlarla doldurun',
  label: 'Belgedeki satırlar',
  lead: 'Pasaportta fotoğraflı sayfanın altındaki iki satırı, yeni kimlik kartında arka yüzdeki üç satırı yapıştırın. Boş alanlar dolar, yazdıklarınız silinmez. Satırları saklamayız.',
  read: 'Oku ve doldur',
  picture: 'Fotoğraftan oku',
  'picture-hint': 'Fotoğraf cihazınızdan çıkmaz.',
  'picture-found': 'Satırlar bulundu. Karşılaştırıp okutun.',
  'picture-none': 'Fotoğrafta satırlar bulunamadı. Düz ve yakından, iyi ışıkta yeniden deneyin ya da satırları yazın.',
  filled: 'Satırlar okundu. Alanları kontrol edip devam edin.',
  differs: 'Belgede başka yazıyor. Belgedekini almak istediklerinizi işaretleyin.',
  typed: 'Yazdığınız:',
  said: 'Belgede:',
  'take-chosen': 'Seçtiklerimi belgeden al',
  'name-folded': 'Belgede <user>{name}</user> yazıyor. Bu, aynı adın belgelerdeki yazılışı.',
  'name-different':
    'Belgede <user>{name}</user>, bizde <user>{known}</user> yazıyor. Belge doğru kişininse, adı düzeltmemiz için bize yazın.',
  repair:
    'Birbirine benzeyen iki karakter karışmış olabilir (0 ile O gibi). Öyleyse belge numarası {number}. Belgeye bakıp karşılaştırın.',
  'use-repair': 'Belgede böyle yazıyor',
  'problem-lines-incomplete':
    'Satırlar eksik ya da fazla. Pasaportta 44 karakterlik iki, kimlik kartında 30 karakterlik üç satır vardır.',
  'problem-lines-unreadable': 'Satırlarda yalnız A-Z harfleri, rakamlar ve < işareti olur. Kontrol edin.',
  'problem-not-a-document': 'Bunlar bir pasaportun ya da kimlik kartının satırları değil.',
  'problem-check-number': 'Belge numarası tutmuyor. Karakterleri belgeyle karşılaştırın.',
  'problem-check-birth': 'Doğum tarihi tutmuyor. Karakterleri belgeyle karşılaştırın.',
  'problem-check-expiry': 'Geçerlilik tarihi tutmuyor. Karakterleri belgeyle karşılaştırın.',
  'problem-check-personal': 'Kişisel numara tutmuyor. Karakterleri belgeyle karşılaştırın.',
  'problem-check-all': 'Satırlarda bir karakter tutmuyor. Belgeyle karşılaştırın.',
}
