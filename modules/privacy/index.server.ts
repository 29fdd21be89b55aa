export { erasePerson, type Erased } from './erase-person.server.ts'
export { exportPerson, type PersonData } from './export-person.server.ts'
export { privacySchedules } from './jobs/schedules.server.ts'
export { mailRetentionSetting } from './settings.server.ts'
