/** What of a journey is another thing than was bought, for those who bought it. */
export const changes = {
  title: 'What has changed since you booked',
  told: 'We told you on {date}.',
  back: 'The change that we told you about has been taken back. Everything is as you bought it.',
  was: 'Before',
  now: 'Now',
  essential: 'Essential change',
  'lead-minor': 'Tell us that you have read it, and we need not call you.',
  'lead-essential':
    'This is an essential part of your journey. You may accept it, move to another date, or step back without paying anything.',
  read: 'I have read it',
  accept: 'I accept',
  move: 'I would like another date',
  leave: 'I step back and want my money back',
  'done-read': 'You have told us that you read it.',
  'done-accept': 'You have accepted the change.',
  'done-move': 'You asked for another date. We will call you about departures that fit.',
  'done-leave': 'You stepped back. We will be in touch about your refund.',
  problem: 'This change was answered before, or a later one took its place. Below is how it stands now.',
  'leaving-because': 'An essential part of the journey changed; I step back without cost.',
} as const
