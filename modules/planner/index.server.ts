export { readPlans, type OrderPlan, type PlannedPerson } from './read-plans.server.ts'
export { visaLeadDaysSetting } from './settings.server.ts'
export { tickStep } from './tick-step.server.ts'
