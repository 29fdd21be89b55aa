const SMALLEST_GROUP = 2
const LARGEST_GROUP = 15

/** Whether a group is from 2 to 15 people; it is no number of seats. */
export function isGroupSize({ min, max }: { min: number; max: number }): boolean {
  return min >= SMALLEST_GROUP && max >= min && max <= LARGEST_GROUP
}
