export { dutyPhoneSetting } from './duty-phone-setting.server.ts'
export { forgetRoad } from './forget-road.server.ts'
