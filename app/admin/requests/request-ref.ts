import { requestKinds, type RequestKind } from '#modules/engagement/index.ts'

/** A request as forms and addresses name it: its kind and its public number. */
export type RequestRef = { kind: RequestKind; id: string }

/** Reads `call:R7K2…`, as `refText` writes it; nothing else names a request. */
export function readRequestRef(typed: string | null | undefined): RequestRef | undefined {
  const [first = '', id = ''] = (typed ?? '').split(':')
  const kind = requestKinds.find((each) => each === first)
  return kind && /^[\w-]{1,64}$/.test(id) ? { kind, id } : undefined
}

export function refText({ kind, id }: RequestRef): string {
  return `${kind}:${id}`
}
