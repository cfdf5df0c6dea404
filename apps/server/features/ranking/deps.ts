import type { PromotionDeps } from '../promotion/index.ts'
import type { StaffDeps } from '../staff/index.ts'

export type RankingDeps = PromotionDeps

export interface RankingKeys {
  /** The public keys that roots were signed with, the one of now first. */
  readonly rankingKeys: readonly string[]
}

export type RankingDeskDeps = StaffDeps & PromotionDeps
