import type { staffSteps as reference } from '../tr/staff-steps.ts'

export const staffSteps: Record<keyof typeof reference, string> = {
  title: 'Steps before departure',
  lead: 'Everybody who leaves within sixty days and has something left to do, the most urgent first.',
  shown:
    '{total, plural, one {The most urgent {shown} of # person are shown.} other {The most urgent {shown} of # people are shown.}}',
  nothing: 'Nobody has a step left to do.',
  person: 'Person',
  journey: 'Journey',
  'next-step': 'Next step',
  left: 'Days left',
  open: 'Open steps',
  acts: 'Action',
  payer: 'Payer',
  'days-left': '{count, plural, =0 {today} one {# day} other {# days}}',
  'days-late': '{count, plural, one {# day late} other {# days late}}',
  'step-papers': 'Identity and passport details',
  'step-passport': 'Passport to be renewed',
  'step-visa': 'Visa to be handed in',
  'step-payment': 'Payment: {amount}',
  tick: 'Done: {step}',
  done: 'The step is ticked.',
  problem: 'This step can no longer be ticked.',
}
