/** What a traveller may choose when something essential changed: stay with it, another departure, or all money back. */
export const promiseAnswers = ['accept', 'move', 'leave'] as const

export type PromiseAnswer = (typeof promiseAnswers)[number]

/** With what it was answered: the program, and the address as a hash. */
export type AnswerProof = { userAgent: string; addressHash: string }
