/** Leave for the Rawdah and for the train, as those who travel read of it. */
export const permits = {
  title: 'Ravza ziyareti ve izinler',
  'kind-rawdah': 'Ravza',
  'kind-umrah': 'Umre izni',
  'kind-train': 'Haremeyn treni',
  waiting: 'bekleniyor',
  missed: 'kaçırıldı',
  used: 'yapıldı',
  gate: 'kapı {gate}',
  meet: '{count, plural, other {# dakika}} önce lobide buluşulur',
  bring:
    'Ziyaret {count, plural, other {# dakika}} sürer. Yanınıza pasaportunuzu ve telefonunuzdaki izin kodunu alın, eşyanızı otelde bırakın.',
  tell: 'En son ne zaman ziyaret ettiğinizi yazın',
  'ask-title': 'Son Ravza ziyareti',
  'ask-lead':
    'Ravza’ya {count, plural, other {# günde}} bir izin verilir. Size doğru günü alabilmemiz için en son ne zaman ziyaret ettiğinizi yazın.',
  visit: '<user>{name}</user>: en son ne zaman?',
  unknown: 'Bilmiyorum',
  never: 'Hiç ziyaret etmedim',
  on: 'Şu gün',
  day: 'Ziyaret günü',
  save: 'Ziyareti kaydet',
  saved: 'Son ziyaret kaydedildi.',
  wrong: 'Ziyaret gününü yazın; bugünden sonra olamaz.',
} as const
