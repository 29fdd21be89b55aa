import { parseSync, type TsType, type TsTypeLiteral } from '@swc/core'

/** What a module's source says about a column. `kind` is what the code gets when it reads the column. */
export type DeclaredColumn = {
  kind: 'text' | 'texts' | 'day' | 'number' | 'boolean' | 'instant' | 'json' | 'bytes' | 'unclear'
  isNullable: boolean
  /** May be left out when a row is written. */
  isOptional: boolean
}

export type DeclaredTables = Record<string, Record<string, DeclaredColumn>>

/**
 * Reads the exported `…Tables` type out of a tables file. The source is read, and not a list beside it, so that the
 * comparison with the database is about the very types that the compiler checks queries against.
 */
export function readTableTypes(source: string): DeclaredTables {
  const { body } = parseSync(source, { syntax: 'typescript', target: 'es2024' })
  const tables: DeclaredTables = {}
  for (const item of body) {
    if (item.type !== 'ExportDeclaration' || item.declaration.type !== 'TsTypeAliasDeclaration') continue
    const { id, typeAnnotation } = item.declaration
    if (!id.value.endsWith('Tables') || typeAnnotation.type !== 'TsTypeLiteral') continue
    for (const [table, type] of membersOf(typeAnnotation)) {
      if (type.type !== 'TsTypeLiteral') throw new Error(`${table} is not written out as columns`)
      tables[table] = Object.fromEntries(membersOf(type).map(([column, each]) => [column, readColumn(each)]))
    }
  }
  return tables
}

function membersOf(type: TsTypeLiteral): [string, TsType][] {
  return type.members.map((member) => {
    if (member.type !== 'TsPropertySignature' || member.key.type !== 'Identifier' || !member.typeAnnotation) {
      throw new Error('a table has only plain columns')
    }
    return [member.key.value, member.typeAnnotation.typeAnnotation]
  })
}

function readColumn(type: TsType): DeclaredColumn {
  const generated = referenceTo(type, 'Generated')
  if (generated) return { ...readColumn(generated), isOptional: true }
  if (type.type === 'TsUnionType') {
    const others = type.types.filter((each) => !isKeyword(each, 'null'))
    const isNullable = others.length < type.types.length
    const [only, ...more] = others
    const column = only && more.length === 0 ? readColumn(only) : { kind: unionKind(others), isOptional: false }
    return { ...column, isNullable, isOptional: column.isOptional || isNullable }
  }
  return { kind: kindOf(type), isNullable: false, isOptional: false }
}

function kindOf(type: TsType): DeclaredColumn['kind'] {
  if (type.type === 'TsKeywordType') return keywordKinds[type.kind] ?? 'unclear'
  if (type.type === 'TsArrayType') return kindOf(type.elemType) === 'text' ? 'texts' : 'unclear'
  if (type.type === 'TsLiteralType') return type.literal.type === 'StringLiteral' ? 'text' : 'unclear'
  if (type.type !== 'TsTypeReference' || type.typeName.type !== 'Identifier') return 'unclear'
  // Any other name stands for a list of allowed texts, such as a locale or a state.
  return namedKinds[type.typeName.value] ?? 'text'
}

const keywordKinds: Record<string, DeclaredColumn['kind']> = {
  string: 'text',
  number: 'number',
  boolean: 'boolean',
  unknown: 'json',
}

const namedKinds: Record<string, DeclaredColumn['kind']> = {
  Date: 'instant',
  PlainDate: 'day',
  Json: 'json',
  ColumnType: 'json',
  Uint8Array: 'bytes',
}

function unionKind(types: TsType[]): DeclaredColumn['kind'] {
  return types.every((each) => kindOf(each) === 'text') ? 'text' : 'unclear'
}

function referenceTo(type: TsType, name: string): TsType | undefined {
  if (type.type !== 'TsTypeReference' || type.typeName.type !== 'Identifier' || type.typeName.value !== name)
    return undefined
  return type.typeParams?.params[0]
}

function isKeyword(type: TsType, kind: string): boolean {
  return type.type === 'TsKeywordType' && type.kind === kind
}
