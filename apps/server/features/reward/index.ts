export {
  type CollectCode,
  type CollectDeps,
  type Collecting,
  collectReward,
  type CollectResult,
  collectSteps,
  type FindRoom,
} from './collectReward.ts'
export { deliverReward } from './deliverReward.ts'
export type { RewardDeps } from './deps.ts'
export { exportOwn } from './exportOwn.ts'
export { groundOfRewards, isRewarded } from './ground.store.ts'
export { promiseReward, type PromiseResult, RewardConflict, type RewardPromise } from './promiseReward.ts'
export { type RewardKey, type RewardKind, rewardIdOf, rewardKinds, type RewardStatus } from './reward.rules.ts'
export { findReward, hasOlderWaiting, type Reward, type RewardBasis } from './reward.store.ts'
export { rewardRoutes } from './routes.ts'
export { sweepRewards } from './sweepRewards.ts'
