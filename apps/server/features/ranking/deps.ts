import type { PromotionDeps } from '../promotion/index.ts'
import type { StaffDeps } from '../staff/index.ts'

export type RankingDeps = PromotionDeps
export type RankingDeskDeps = StaffDeps & PromotionDeps
