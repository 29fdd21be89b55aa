export type { VisaNews } from './domain/visa-news.ts'
export { nextOf, type PlannedStep } from './domain/plan.ts'
