import { visaSteps, type VisaStep, type Workspace, type WorkTraveller } from '#modules/operations/index.ts'

export const opsViews = ['all', 'missing', 'roomless', 'open'] as const

export type OpsView = (typeof opsViews)[number]

export type OpsQuery = {
  q: string
  view: OpsView
  visa: VisaStep | undefined
  stay: string | undefined
  /** Whose card is open. */
  person: string | undefined
}

const LONGEST_SEARCH = 100

export function readOpsQuery(query: URLSearchParams): OpsQuery {
  return {
    q: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    view: opsViews.find((view) => view === query.get('view')) ?? 'all',
    visa: visaSteps.find((step) => step === query.get('visa')),
    stay: query.get('stay')?.slice(0, LONGEST_SEARCH) || undefined,
    person: query.get('person')?.slice(0, LONGEST_SEARCH) || undefined,
  }
}

export function opsQueryValues({ q, view, visa, stay, person }: Partial<OpsQuery>): Record<string, string | undefined> {
  return { q: q || undefined, view: view === 'all' ? undefined : view, visa, stay, person }
}

/** The travellers that a view, a step of the visa and the words of a search leave. */
export function travellersOf(
  workspace: Workspace,
  { q, view, visa }: Pick<OpsQuery, 'q' | 'view' | 'visa'>,
): WorkTraveller[] {
  const words = fold(q).split(/\s+/).filter(Boolean)
  return workspace.travellers.filter((traveller) => {
    const rooms = Object.values(traveller.rooms).map(({ number }) => number)
    const own = fold([traveller.firstName, traveller.lastName, traveller.passportNo ?? '', ...rooms].join(' '))
    if (visa && traveller.visa !== visa) return false
    return isInView(traveller, view, workspace) && words.every((word) => own.includes(word))
  })
}

export function isInView(traveller: WorkTraveller, view: OpsView, { stays }: Pick<Workspace, 'stays'>): boolean {
  if (view === 'missing') return traveller.missing.length > 0
  if (view === 'open') return traveller.open.minor > 0
  if (view === 'roomless')
    return stays.some(({ key, tourIds }) => tourIds.includes(traveller.tourId) && !traveller.rooms[key])
  return true
}

function fold(text: string): string {
  return text.toLocaleLowerCase('tr').replaceAll('ı', 'i').normalize('NFKD').replaceAll(/\p{M}/gu, '')
}
