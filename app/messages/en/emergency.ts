import type { Translation } from '../translation.ts'
import type { emergency as reference } from '../tr/emergency.ts'

export const emergency: Translation<typeof reference> = {
  title: 'Whom should we call in an emergency?',
  lead: 'Name somebody at home whom we call if anything happens on the journey. Only our team sees this; it is deleted together with the travellers’ details.',
  name: 'Full name',
  relation: 'Relation',
  phone: 'Phone',
  'phone-hint': 'With the country code if abroad: +49 …',
  choose: 'Choose',
  save: 'Save',
  change: 'Change or remove',
  'remove-hint': 'To remove the contact, empty name and phone and save.',
  nobody: 'Nobody has been named yet.',
  contact: 'Emergency contact',
  'problem-name': 'Enter the full name.',
  'problem-relation': 'Choose the relation.',
  'problem-phone': 'Enter a number that can be called, with the country code if abroad.',
  'problem-edit-conflict': 'Somebody else has just changed this. What stands now is below; enter it again if needed.',
  'problem-nothing-asked': 'This booking can no longer be changed.',
}
