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
  type Rite,
  type RiteFloor,
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
export { isSamePart, type PartOfDay } from './domain/part-of-day.ts'
export { DIARY_DAYS, type Diary, type LatestStarts, type Pace } from './domain/diary.ts'
export type { PrayersOfDay } from './domain/prayers-of-day.ts'
export { milestones, type Milestone } from './domain/milestones.ts'
