export { createApiKey, type CreateKeyFailure, type NewApiKey } from './create-api-key.server.ts'
export { findApiCaller, type ApiCaller } from './find-api-caller.server.ts'
export { listApiKeys } from './list-api-keys.server.ts'
export { revokeApiKey } from './revoke-api-key.server.ts'
