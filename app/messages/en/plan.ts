import type { plan as reference } from '../tr/plan.ts'

export const plan: Record<keyof typeof reference, string> = {
  title: 'Your turn now',
  'title-done': 'Steps before departure',
  lead: 'For each traveller the one thing to do next, and its last safe day.',
  'nothing-next': 'Nothing is waiting for you.',
  payer: 'Payment',
  'step-papers': 'Enter identity and passport details',
  'step-passport': 'Renew your passport and enter the new one',
  'step-visa': 'We apply for your visa',
  'step-payment': 'Pay {amount}',
  by: 'Last day: {date}',
  'was-by': 'The last day was {date}',
  'why-papers':
    '{days, plural, one {Needed for the visa # working day before departure} other {Needed for the visa # working days before departure}}',
  'why-visa':
    '{days, plural, one {The visa office needs # working day before departure} other {The visa office needs # working days before departure}}',
  'why-own':
    '{days, plural, =0 {Has to be done before departure} one {Has to be done # working day before departure} other {Has to be done # working days before departure}}',
  'why-payment': 'The day of your payment plan, or the working day before it if we are closed',
  late: 'Please do it now, or call {phone} and we will tell you what can still be done.',
  'late-cost':
    'Should it come too late and you have to give up the journey, {back} of the {paid} you paid would be returned on today’s terms.',
  tight:
    'You booked shortly before departure, so there is little time. Call {phone} and we will do what we can to speed it up.',
  'state-done': 'Done',
  'state-next': 'Next',
  'state-open': 'Later',
  'state-late': 'Late',
  'all-steps': 'All steps',
  'do-papers': 'Enter details',
  'do-payment': 'Pay',
  'tick-done': 'Done',
  'tick-undo': 'Undo',
  'visa-applied': 'Visa: applied for on {date}.',
  'visa-applied-sometime': 'Visa: applied for.',
  'visa-granted': 'Visa: granted on {date}.',
  'visa-granted-sometime': 'Visa: granted.',
  'visa-refused': 'Visa: the application was refused on {date}.',
  'visa-refused-sometime': 'Visa: the application was refused.',
  'visa-usual':
    '{max, plural, one {The answer usually takes {min} to # day; the authority decides when it comes.} other {The answer usually takes {min} to # days; the authority decides when it comes.}}',
  'visa-usual-exact':
    '{max, plural, one {The answer usually takes # day; the authority decides when it comes.} other {The answer usually takes # days; the authority decides when it comes.}}',
  'visa-slow': 'The answer is taking longer than usual; we are following it up and will show it here.',
  'visa-what-now': 'Call {phone} so that we can look together at what can be done before departure.',
  problem: 'This step no longer changes. Reload the page or call us.',
}
