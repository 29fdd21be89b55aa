import type { Translation } from '../translation.ts'
import type { cardChoice as reference } from '../tr/card-choice.ts'

export const cardChoice: Translation<typeof reference> = {
  title: 'What should the pilgrim card say?',
  lead: 'Whoever finds a traveller who is lost reads on their card whom to call. It says the first name and the initial of the surname; we print no more unless you ask for it.',
  says: 'The card says: {what}',
  'says-initial': 'first name and initial',
  'says-full-name': 'the full name',
  change: 'Change',
  'full-name': 'Print the full name',
  'health-lead': 'A line about health, if you like (two at most)',
  consent:
    'For myself, or for the child in my custody, I explicitly consent to the ticked health details being printed on the card and being read by anybody who finds it.',
  'consent-hint':
    'To withdraw your consent, remove the ticks and save. These details are deleted 90 days after the return.',
  save: 'Save',
  'problem-no-consent': 'A line about health is printed only with your consent.',
  'problem-too-much-health': 'The card has room for two health details. Remove the ticks of the others.',
  'problem-nothing-asked': 'The card of this traveller can no longer be changed.',
  health: 'Health: {what}',
  'health-diabetes': 'Diabetes',
  'health-heart': 'Heart disease',
  'health-blood-pressure': 'High blood pressure',
  'health-blood-thinner': 'Blood thinners',
  'health-epilepsy': 'Epilepsy',
  'health-asthma': 'Asthma',
  'health-penicillin': 'Penicillin allergy',
  'health-forgetting': 'Memory loss',
  'health-hearing': 'Hard of hearing',
  'health-speech': 'Difficulty speaking',
}
