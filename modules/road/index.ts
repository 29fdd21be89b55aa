export { nothingMarked, type GroupRoad, type Incident } from './domain/group-road.ts'
export {
  COUNT_LASTS_MS,
  countPlaces,
  incidentKinds,
  LONGEST_WORDS,
  luggagePoints,
  MOST_PIECES,
  noMarks,
  riteFloors,
  rites,
  type CountPlace,
  type IncidentKind,
  type LuggagePoint,
  type RoadMarks,
} from './domain/marks.ts'
export {
  cardHealth,
  plainCard,
  readCardHealth,
  type CardChoice,
  type CardChoiceProblem,
  type CardHealth,
} from './domain/card-choice.ts'
export type { PrayersOfDay } from './domain/prayers-of-day.ts'
export { milestones, type Milestone } from './domain/milestones.ts'
