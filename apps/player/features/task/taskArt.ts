import { type TaskMeasure, type TaskPlace, placeOfType, taskTypes } from '@saya/contract/task/taskTypes.ts'

const ofMeasure: Readonly<Partial<Record<TaskMeasure, string>>> = {
  deposits: 'deposit',
  depositSum: 'deposit',
  friends: 'friends',
  username: 'name',
  password: 'password',
  email: 'email',
  avatar: 'picture',
}

const ofPlace: Readonly<Record<TaskPlace, string>> = {
  slots: 'slots',
  live: 'live',
  account: 'name',
  social: 'follow',
  kyc: 'verified',
  mall: 'mall',
  app: 'app',
  home: 'play',
}

/** The address of what is drawn beside a task that has no picture of its own. */
export function taskArt(ty: number): string {
  const measure = taskTypes[ty]?.measure
  return `/img/task/${(measure && ofMeasure[measure]) ?? ofPlace[placeOfType(ty)]}.webp`
}

/** What is seen when Filcoins were collected: those of a day or a task, or the gift of a seventh day. */
export type RewardArt = 'coins' | 'present'

export function rewardArt(art: RewardArt): string {
  return `/img/task/reward-${art}.webp`
}
