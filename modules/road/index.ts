export type { GroupRoad } from './domain/group-road.ts'
export {
  countPlaces,
  incidentKinds,
  luggagePoints,
  MOST_PIECES,
  riteFloors,
  rites,
  type RoadMarks,
} from './domain/marks.ts'
