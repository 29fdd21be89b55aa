export { readPlans, type PlannedPerson } from './read-plans.server.ts'
export { visaLeadDaysSetting } from './settings.server.ts'
export { tellSteps } from './tell-steps.server.ts'
export { tickStep } from './tick-step.server.ts'
