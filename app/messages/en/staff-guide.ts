import type { Translation } from '../translation.ts'
import type { staffGuide as reference } from '../tr/staff-guide.ts'

/** What whoever signs in to a demonstration for the first time is told of each area. */
export const staffGuide: Translation<typeof reference> = {
  title: 'Tour of the staff area',
  step: 'Step {step} of {steps}',
  next: 'Next step',
  back: 'Previous step',
  skip: 'Skip the tour',
  end: 'End the tour',
  dashboard:
    'Begin your day here: today’s orders, money to collect, how full the next departures are. The box “Today” says who waits and for how long. Everybody you see here is invented.',
  'call-requests':
    'Everybody who left a number on the site, longest wait first. After the call note what came of it, or turn it into an order at once.',
  orders:
    'All orders, from the site, the telephone and agencies. Open one: travellers, payment plan, documents and history share a page, and that is where you change or cancel it.',
  departures:
    'Every day of departure has its desk: visas, missing passports, rooms, lists for bus and flight. The program proposes the rooms, you decide.',
  payments:
    'Every payment by card or transfer, with its history step by step. One that needs a look stands out at the top.',
  'bank-statements':
    'Upload a statement: each line is matched to orders by transfer code, amount and name. Where that leaves a doubt, you are asked.',
  offers: 'Write an offer for a request; the customer reads it on a page of their own, asks and accepts.',
  notes:
    'Notes and tasks of the team: give them to somebody, set a day, tie them to an order or a departure. “/” searches from anywhere, “?” shows the keys.',
}
