export { forgetOldContent } from './forget-old-content.server.ts'
export { listAuditEntries, type AuditListRequest } from './list-audit-entries.server.ts'
export { recordAudit } from './record-audit.server.ts'
export { verifyAuditChain, type AuditChainState } from './verify-audit-chain.server.ts'
