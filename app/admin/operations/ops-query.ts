import {
  needsVisa,
  permitKinds,
  visaSteps,
  type PermitKind,
  type VisaStep,
  type Workspace,
  type WorkTraveller,
} from '#modules/operations/index.ts'

export const opsViews = ['all', 'missing', 'visaless', 'roomless', 'open'] as const

export type OpsView = (typeof opsViews)[number]

/** The parts of a day, in the order of the work; the first is what an address without a name shows. */
export const opsTabs = [
  'passengers',
  'family',
  'rooms',
  'visas',
  'permits',
  'chairs',
  'rides',
  'guides',
  'kit',
  'road',
  'payments',
  'papers',
  'notes',
] as const

export type OpsTab = (typeof opsTabs)[number]

export type OpsQuery = {
  tab: OpsTab
  q: string
  view: OpsView
  visa: VisaStep | undefined
  stay: string | undefined
  /** Which plan of rooms is looked at: by the rules, or as in the hotel of that key. */
  plan: string | undefined
  /** Which kind of permit is looked at. */
  permit: PermitKind
  /** Whose card is open. */
  person: string | undefined
  page: number
}

/** The plan that the rules make; every other one is named by the hotel it copies. */
export const OWN_PLAN = 'propose'

export const PASSENGERS_ON_A_PAGE = 50

const LONGEST_SEARCH = 100

export function readOpsQuery(query: URLSearchParams): OpsQuery {
  return {
    tab: opsTabs.find((tab) => tab === query.get('tab')) ?? 'passengers',
    q: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    view: opsViews.find((view) => view === query.get('view')) ?? 'all',
    visa: visaSteps.find((step) => step === query.get('visa')),
    stay: query.get('stay')?.slice(0, LONGEST_SEARCH) || undefined,
    plan: query.get('plan')?.slice(0, LONGEST_SEARCH) || undefined,
    permit: permitKinds.find((kind) => kind === query.get('permit')) ?? 'rawdah',
    person: query.get('person')?.slice(0, LONGEST_SEARCH) || undefined,
    page: /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1,
  }
}

export function opsQueryValues(query: Partial<OpsQuery>): Record<string, string | undefined> {
  const { tab, q, view, visa, stay, plan, permit, person, page } = query
  return {
    tab: tab === 'passengers' ? undefined : tab,
    q: q || undefined,
    view: view === 'all' ? undefined : view,
    visa,
    stay,
    plan,
    permit: permit === 'rawdah' ? undefined : permit,
    person,
    page: page === undefined || page === 1 ? undefined : String(page),
  }
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
  if (view === 'missing') return traveller.missing.length > 0 || traveller.lacksMahram
  if (view === 'visaless') return needsVisa(traveller.visa)
  if (view === 'open') return traveller.open.minor > 0
  if (view === 'roomless')
    return stays.some(({ key, tourIds }) => tourIds.includes(traveller.tourId) && !traveller.rooms[key])
  return true
}

function fold(text: string): string {
  return text.toLocaleLowerCase('tr').replaceAll('ı', 'i').normalize('NFKD').replaceAll(/\p{M}/gu, '')
}
