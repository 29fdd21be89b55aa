export { promiseAnswers, type Outcome } from './domain/answer.ts'
export { isReached, type Reach } from './domain/reach.ts'
export type { Weight } from './domain/weight.ts'
export { changeReasons } from './domain/change-reason.ts'
