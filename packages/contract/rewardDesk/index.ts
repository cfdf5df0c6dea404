import { decideReward } from './decideReward.ts'
import { listHeldRewards } from './listHeldRewards.ts'

export const operations = { decideReward, listHeldRewards }
