/** The page of a group leader on the road. */
export const leader = {
  title: 'Kafilelerim',
  'no-groups': 'Şu anda adınıza yazılmış bir kafile yok.',
  rides: 'Yolculuklar',
  people: '{count, plural, other {# kişi}}',
  room: 'oda',
  mahram: 'Mahremi:',
  call: '{name}: ara',
}
