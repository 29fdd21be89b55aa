export { callStates, type CurrentCall } from './domain/call-event.ts'
