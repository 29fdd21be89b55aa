import type { Translation } from '../translation.ts'
import type { family as reference } from '../tr/family.ts'

export const family: Translation<typeof reference> = {
  title: 'May those at home hear how the journey goes?',
  lead: 'For each traveller you agree for, whoever made the booking and those they trust with it see these steps with their hour, and nothing else: {steps}. The group leader marks them when counting the group. No position is tracked or shown. Three days after the return none of it is shown any more, and you can take the permission back at any time.',
  give: 'allow',
  'take-back': 'take back',
  agreed: 'allowed',
  'not-agreed': 'not allowed',
  'news-title': 'News of the journey',
  'nobody-agreed':
    'No traveller has agreed yet. Travellers can do so on their pocket page, and whoever made the booking on its page.',
  'nothing-yet': 'No news yet.',
  silence:
    'No news usually means that the programme is going on: the group leader does not count at every stop and is not always within reach of a network. News that arrives late still shows the hour of what happened. If you are uneasy, call us.',
  moment: '{what}: {day}, {time} ({zone})',
  'zone-saudi': 'Saudi time',
  'zone-turkiye': 'time in Türkiye',
  'zone-local': 'local time',
  landed: 'landed',
  'at-the-hotel': 'at the hotel',
  'umrah-done': 'umrah done',
  'on-the-way-home': 'on the way home',
  'nothing-asked': 'There is no more news of this traveller.',
}
