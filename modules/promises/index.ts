export { promiseAnswers, type PromiseAnswer } from './domain/answer.ts'
export { isReached, type Reach } from './domain/reach.ts'
export type { Weight } from './differences.ts'
export { changeReasons } from './domain/change-reason.ts'
