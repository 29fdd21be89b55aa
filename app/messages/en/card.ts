import type { Translation } from '../translation.ts'
import type { card as reference } from '../tr/card.ts'

export const card: Translation<typeof reference> = {
  'page-title': 'Help a pilgrim who is lost',
  languages: 'Languages',
  lead: 'The person with this card is a pilgrim from Türkiye. Please call.',
  'call-leader': 'Call the group leader',
  'call-parent': 'Call a parent',
  'call-family': 'Call the family',
  'call-duty': 'Call the duty line (24 hours)',
  'call-agency': 'Call the agency: {agency}',
  'call-emergency': 'Emergency',
  'show-way': 'Show the way to the hotel',
  over: 'This card has expired.',
  unknown: 'There is no such card.',
  'ask-agency': 'To help this person, you can call the agency.',
  ask: 'I am a pilgrim from Türkiye, please call',
  leader: 'Group leader',
  parent: 'Parent',
  family: 'Family',
  duty: 'Duty line',
  sheet: 'Pilgrim cards',
}
