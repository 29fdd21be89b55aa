export const quiz = {
  progress: 'Soru {n} / {total}',
  back: 'Geri',
  next: 'Devam et',
  skip: 'Atla',
  finish: 'Önerileri göster',
  again: 'Baştan başla',
  'result-title': '{count, plural, =0 {Bu cevaplara tam uyan sefer yok} other {Size uyan # sefer}}',
  privacy: 'Cevaplarınız adınızla ilişkilendirilmez.',
} as const
