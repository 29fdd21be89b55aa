export { nextOf, type PlannedStep } from './domain/plan.ts'
