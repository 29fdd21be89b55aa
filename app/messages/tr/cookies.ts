export const cookies = {
  title: 'Çerezler',
  text: 'Sitenin çalışması için gerekli çerezleri kullanırız. Diğerleri yalnızca siz izin verirseniz açılır.',
  accept: 'Hepsini kabul et',
  reject: 'Hepsini reddet',
  choose: 'Seçim yap',
  save: 'Seçimimi kaydet',
  necessary: 'Gerekli',
  analytics: 'Ölçüm',
  embeds: 'Dış içerik (video, Instagram)',
  withdraw: 'Çerez ayarları',
} as const
