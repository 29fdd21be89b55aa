import { inject } from 'vitest'
import { shiftClock } from './one-day.ts'

shiftClock(inject('clockShift'))
