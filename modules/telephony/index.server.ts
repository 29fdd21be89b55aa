export { findCallFor } from './find-call.server.ts'
export { forgetCalls } from './forget-calls.server.ts'
export { hearCall } from './hear-call.server.ts'
