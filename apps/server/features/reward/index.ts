export { countDepositBonus } from './cap/countDepositBonus.ts'
export { groundOfRebates } from './cap/ground.store.ts'
export { countRebates, listRebates, type RebateFilter, rebateSorting } from './cap/posting.store.ts'
export { liesWithin, type RebatePosting } from './cap/proof.rules.ts'
export {
  type CollectCode,
  type CollectDeps,
  type Collecting,
  collectReward,
  type CollectResult,
} from './collectReward.ts'
export type { RefuseDeps, RewardDeps } from './deps.ts'
export { exportOwn } from './exportOwn.ts'
export { groundOfRewards, isRewarded } from './ground.store.ts'
export { countHeld, heldSorting, holdReward, listHeld, refuseHeld, releaseHeld } from './held.store.ts'
export { findStop, mayCollect } from './readGates.ts'
export { promiseReward, type PromiseResult, type RewardPromise } from './promiseReward.ts'
export {
  isExpired,
  type RewardKey,
  type RewardKind,
  rewardIdOf,
  type RewardStatus,
  rewardTransitions,
} from './reward.rules.ts'
export { refuseClosed } from './refuseClosed.ts'
export { listNamedRewards, sumCollected } from './posted.store.ts'
export {
  endOpenRewards,
  findReward,
  listOpenRewards,
  lockOpenRewards,
  lockReward,
  type Reward,
  type RewardBasis,
  waivePlay,
} from './reward.store.ts'
export { viewReward } from './reward.view.ts'
export { groundOfReturns } from './return.store.ts'
export { rewardRoutes } from './routes.ts'
export { sweepRewards } from './sweepRewards.ts'
export { takeRewardBack } from './takeRewardBack.ts'
