/** What a card can say about health, in the languages of whoever finds its bearer: words of our own, so that they can be read. */
export const cardHealth = [
  'diabetes',
  'heart',
  'blood-pressure',
  'blood-thinner',
  'epilepsy',
  'asthma',
  'penicillin',
  'forgetting',
  'hearing',
  'speech',
] as const

export type CardHealth = (typeof cardHealth)[number]

/** So much fits on a card beside whom to call. */
const MOST_CARD_HEALTH = 2

/** What a traveller wants on their card besides first name and initial. */
export type CardChoice = { showsFullName: boolean; health: CardHealth[] }

/** What a card says as long as nobody chose otherwise. */
export const plainCard: CardChoice = { showsFullName: false, health: [] }

export type CardChoiceProblem = 'too-much-health' | 'no-consent'

/** Health stands on a card only with the consent to it, and only as much as fits; `undefined` where all is well. */
export function problemOfChoice({ health }: CardChoice, consents: boolean): CardChoiceProblem | undefined {
  if (health.length > MOST_CARD_HEALTH) return 'too-much-health'
  return health.length > 0 && !consents ? 'no-consent' : undefined
}

/** Whether two choices put the same on a card. */
export function isSameChoice(one: CardChoice, other: CardChoice): boolean {
  return one.showsFullName === other.showsFullName && one.health.join() === other.health.join()
}

/** The words that are known, once each and in our order. */
export function readCardHealth(words: readonly string[]): CardHealth[] {
  return cardHealth.filter((each) => words.includes(each))
}
