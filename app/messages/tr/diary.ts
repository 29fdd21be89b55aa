/** How long rites took on the road, by what leaders measured. */
export const diary = {
  title: 'Ne kadar sürdü',
  lead: 'Son {days, number} günde kendi gruplarımızın ölçtüğü süreler: yarısı daha erken, yarısı daha geç bitirdi.',
  nothing: 'Son {days, number} günde kimse ölçüm yapmadı.',
  'after-fajr': 'Sabah namazından sonra',
  'after-dhuhr': 'Öğle namazından sonra',
  'after-asr': 'İkindi namazından sonra',
  'after-maghrib': 'Akşam namazından sonra',
  'after-isha': 'Yatsı namazından sonra',
  'after-friday-prayer': 'Cuma namazından sonra',
  'on-friday': 'Cuma: {part}',
  now: 'şimdi',
  pace: '{floor}: {minutes, number} dk, en yavaşı {slowest, number} dk ({count, number} kayıt)',
  'too-few': '{floor}: kayıt az ({count, number})',
  before: '{hour} öncesinde bitirmek için',
  'begin-by': 'En yavaşların süresine göre en geç şu saatte başlayın:',
  start: '{rite}, {floor}: {hour}',
  'no-hour': 'Saat söylemeye yetecek kadar ölçüm yok.',
  clash: '{rite}, {floor}: şimdi başlayanların en yavaşı, {what} saat {hour} yola çıkmadan bitiremez.',
  'umrah-clash':
    '{count, number} kişi saat {hour} içeri alınıyor; en yavaşı {done} gibi bitirir, oysa {what} saat {leaves} yola çıkıyor.',
} as const
