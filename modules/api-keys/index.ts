export { isApiKey, stateOfKey, type ApiKey, type ApiKeyState } from './domain/api-key.ts'
export { apiScopes, scopeFor, type ApiScope } from './domain/scopes.ts'
export { keySorts, type KeySort } from './domain/key-sort.ts'
