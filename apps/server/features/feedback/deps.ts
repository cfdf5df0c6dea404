import type { StaffDeps } from '../staff/index.ts'

export type FeedbackDeps = Pick<StaffDeps, 'db' | 'clock' | 'countsLoopback'>
