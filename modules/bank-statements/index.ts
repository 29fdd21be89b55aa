export { lineGroups, lineStates, type LineGroup, type LineState } from './domain/line-state.ts'
export { certainties, matchReasons, type Certainty, type MatchReason } from './domain/match-line.ts'
export { LARGEST_FILE_BYTES, statementFormats } from './domain/statement.ts'
export { columnRoles, type ColumnRole, type CsvColumns } from './readers/csv-columns.ts'
