import type { CatalogueDeck } from '#modules/catalog/index.server.ts'

type Steps = CatalogueDeck['tours'][number]['steps']

/** What pilgrims of the demonstration are asked for besides papers, visa and money. */
const ofPilgrims: Steps = [
  {
    key: 'foto',
    daysBefore: 25,
    doer: 'traveller',
    tickedBy: 'staff',
    text: {
      tr: 'Vize için iki biyometrik fotoğraf getirin',
      en: 'Bring two biometric photos for the visa',
      ar: 'أحضر صورتين بيومتريتين للتأشيرة',
    },
  },
  {
    key: 'asi',
    daysBefore: 12,
    doer: 'traveller',
    tickedBy: 'traveller',
    text: {
      tr: 'Menenjit aşısını yaptırın ve aşı kartını yanınıza alın',
      en: 'Get the meningitis vaccination and keep the certificate with you',
      ar: 'خذ لقاح الحمى الشوكية واحتفظ بشهادته معك',
    },
  },
  {
    key: 'seminer',
    daysBefore: 6,
    doer: 'traveller',
    tickedBy: 'staff',
    text: {
      tr: 'Hazırlık seminerine katılın',
      en: 'Come to the preparation seminar',
      ar: 'احضر ندوة التحضير',
    },
  },
]

/** The steps of a tour by its kind; journeys to Makkah alone ask for any. */
export function stepsOf(kind: CatalogueDeck['tours'][number]['kind']): Steps {
  return kind === 'umrah' || kind === 'hajj' ? ofPilgrims : []
}
