export { promiseAnswers, type PromiseAnswer } from './domain/answer.ts'
export type { Reach } from './domain/reach.ts'
