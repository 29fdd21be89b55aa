import type { Translation } from '../translation.ts'
import type { opinion as reference } from '../tr/opinion.ts'

export const opinion: Translation<typeof reference> = {
  title: 'How was your journey?',
  lead: 'Did we keep our word? A rating, four answers and a few sentences are enough.',
  journey: 'Your journey',
  'ask-hotel': 'Was it the hotel that you were promised?',
  'ask-walk': 'Was the walk to the Haram about as long as we said?',
  'ask-bus': 'Did the buses come on time?',
  'ask-guide': 'Was the guide with you, and did they speak your language?',
  'ask-program': 'Was the programme kept as it was written?',
  'ask-included': 'Was everything included that we said was?',
  text: 'How did it go?',
  'text-hint': 'Write what was good and what was not. Please name nobody else and leave out health matters.',
  name: 'Name below the review',
  'name-hint': 'It is shown as it is written here.',
  consent:
    'I agree that my rating, my answers and my words are published on the site with this name and the month of my journey. I can ask at any time to have them taken off.',
  send: 'Send',
  'send-again': 'Send the change',
  saved:
    'Thank you, we have received it. Once approved it is published as “Travelled with us”; until then you can change it here.',
  decided:
    'Your review has been decided about and cannot be changed here any more. Write to us if you want it changed or taken off.',
  until: 'This page is open until {date}.',
  'leave-title': 'You would rather not?',
  'leave-lead': 'Tell us with one tap: we will not ask about this journey or later ones.',
  leave: 'Do not ask me again',
  left: 'All right, we will not ask you again. The form stays open if you change your mind.',
  failed: 'Your review could not be sent. Please try again.',
  'need-answer': 'Choose one.',
  'need-consent': 'Tick this box so that we may publish it. If you only want to tell us, use the contact page.',
  contact: 'Contact page',
}
