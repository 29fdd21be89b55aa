/** Leave for the Rawdah and for the train, as those who travel read of it. */
export const permits = {
  title: 'Visit to the Rawdah and permits',
  'kind-rawdah': 'Rawdah',
  'kind-umrah': 'Umrah permit',
  'kind-train': 'Haramain train',
  waiting: 'still to come',
  missed: 'missed',
  used: 'visited',
  gate: 'gate {gate}',
  meet: 'meet in the lobby {count, plural, one {# minute} other {# minutes}} before',
  bring:
    'The visit takes {count, plural, one {# minute} other {# minutes}}. Bring your passport and the code of the permit on your phone, and leave your things at the hotel.',
  tell: 'Tell us when the last visit was',
  'ask-title': 'Last visit to the Rawdah',
  'ask-lead':
    'A permit for the Rawdah is given once in {count, plural, one {# day} other {# days}}. Tell us when you were last there, so that we can ask for the right day.',
  visit: '<user>{name}</user>: when was the last time?',
  unknown: 'I do not know',
  never: 'I have never been there',
  on: 'On this day',
  day: 'Day of the visit',
  save: 'Save visit',
  saved: 'The last visit is saved.',
  wrong: 'Fill in the day of the visit; it cannot be after today.',
} as const
