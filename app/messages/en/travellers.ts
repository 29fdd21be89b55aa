import type { Translation } from '../translation.ts'
import type { travellers as reference } from '../tr/travellers.ts'

export const travellers: Translation<typeof reference> = {
  'ask-renewsPassport': 'I am renewing my passport',
  'staff-renewsPassport': 'Is renewing the passport',
  'name-renewsPassport': 'Passport being renewed',
  'ask-needsWheelchair': 'I need a wheelchair and an assistant (free of charge)',
  'staff-needsWheelchair': 'Needs a wheelchair',
  'name-needsWheelchair': 'Wheelchair',
  unnamed: 'Traveller {n}, not named yet',
  nameless: 'Not named yet',
  'emergency-spouse': 'Husband or wife',
  'emergency-parent': 'Parent',
  'emergency-child': 'Son or daughter',
  'emergency-sibling': 'Brother or sister',
  'emergency-relative': 'Relative',
  'emergency-friend': 'Friend',
  'emergency-other': 'Somebody else',
}
