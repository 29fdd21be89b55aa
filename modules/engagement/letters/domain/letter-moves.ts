/** What staff do with a newsletter on its way. */
export const letterMoves = ['pause', 'resume', 'stop'] as const

export type LetterMove = (typeof letterMoves)[number]
