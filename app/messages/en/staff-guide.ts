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
    'Start your day here: today’s orders, money to collect, how full the next departures are. The “Today” box shows who is waiting and for how long. Everybody you see here is fictional.',
  'call-requests':
    'Everybody who left a number on the site, longest wait first. After the call, note the outcome or turn it into an order at once.',
  orders:
    'All orders from the site, by phone and from agencies. Open one: travellers, payment plan, documents and history are on one page, and that is where you change or cancel it.',
  departures:
    'Every departure day has a workspace of its own: visas, missing passports, rooms, bus and flight lists. The system proposes the rooms; you decide.',
  payments:
    'Every card and transfer payment, with its history step by step. Any that needs attention is shown at the top.',
  'bank-statements':
    'Upload a statement: each line is matched to orders by transfer code, amount and name. Where there is doubt, you are asked.',
  offers: 'Write an offer for a request; the customer reads it on a page of their own, asks and accepts.',
  notes:
    'The team’s notes and tasks: assign them, set a day, link them to an order or a departure. “/” searches from anywhere, “?” shows the shortcuts.',
}
