import type { AreaLink } from '../areas.ts'

/** The letters that follow `g`, for the areas that are opened most. */
export const areaKeys: Partial<Record<AreaLink['text'], string>> = {
  dashboard: 'd',
  notes: 'n',
  departures: 's',
  'call-requests': 'c',
  requests: 'r',
  orders: 'o',
  'payment-links': 'l',
  payments: 'p',
  cash: 'k',
  tours: 't',
  reviews: 'y',
  users: 'u',
  agents: 'a',
}
