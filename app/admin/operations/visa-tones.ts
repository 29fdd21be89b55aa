import type { VisaStep } from '#modules/operations/index.ts'

/** How far a visa is, by colour; the words stand beside it. */
export const visaTones: Record<VisaStep, 'brass' | 'green' | 'red' | 'gray' | 'turquoise'> = {
  'to-collect': 'red',
  ready: 'turquoise',
  applied: 'brass',
  granted: 'green',
  refused: 'red',
  'not-needed': 'gray',
}
