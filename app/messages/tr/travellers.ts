/**
 * The yes and no of somebody who travels: as they ask for it, as staff tick it, and its name on cards, lists and sheets; and
 * what stands for a name that is still to come.
 */
export const travellers = {
  'ask-renewsPassport': 'Pasaportumu yeniliyorum',
  'staff-renewsPassport': 'Pasaportunu yeniliyor',
  'name-renewsPassport': 'Pasaport yenileniyor',
  'ask-needsWheelchair': 'Tekerlekli sandalye ve yardımcı istiyorum (ücretsiz)',
  'staff-needsWheelchair': 'Tekerlekli sandalye gerekli',
  'name-needsWheelchair': 'Tekerlekli sandalye',
  unnamed: '{n}. yolcu, adı henüz yazılmadı',
  nameless: 'Adı henüz yazılmadı',
  'emergency-spouse': 'Eş',
  'emergency-parent': 'Anne ya da baba',
  'emergency-child': 'Çocuk',
  'emergency-sibling': 'Kardeş',
  'emergency-relative': 'Akraba',
  'emergency-friend': 'Arkadaş',
  'emergency-other': 'Tanıdık',
}
