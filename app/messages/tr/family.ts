/** What those at home hear of a journey: what travellers agree to, and the news themselves. */
export const family = {
  title: 'Evdekiler yolculuktan haber alsın mı?',
  lead: 'İzin verdiğiniz yolcu için, rezervasyonu yapan ve onun güvendiği yakınlar yalnızca şu adımları saatiyle görür: {steps}. Bunları kafile başkanı sayım yaparken işaretler. Konum izlenmez, gösterilmez. Dönüşten üç gün sonra hiçbiri görünmez; izni istediğiniz an geri alırsınız.',
  give: 'izin ver',
  'take-back': 'izni geri al',
  agreed: 'izin verildi',
  'not-agreed': 'izin verilmedi',
  'news-title': 'Yolculuktan haberler',
  'nobody-agreed':
    'Henüz izin veren yolcu yok. Yolcular cep sayfalarından, rezervasyonu yapan da rezervasyon sayfasından izin verebilir.',
  'nothing-yet': 'Henüz haber yok.',
  silence:
    'Haber gelmemesi genellikle program sürüyor demektir: kafile başkanı her durakta sayım yapmaz, telefonu her yerde çekmez. Haber geç de gelse yanında olayın saati yazar. İçiniz rahat değilse bizi arayın.',
  moment: '{what}: {day} {time} ({zone})',
  'zone-saudi': 'Suudi saati',
  'zone-turkiye': 'Türkiye saati',
  'zone-local': 'yerel saat',
  landed: 'uçaktan indi',
  'at-the-hotel': 'otele vardı',
  'umrah-done': 'umresini yaptı',
  'on-the-way-home': 'dönüş yolunda',
  'nothing-asked': 'Bu yolcu için artık haber verilmiyor.',
} as const
