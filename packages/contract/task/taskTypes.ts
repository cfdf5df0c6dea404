/** What a task asks for. None asks whether somebody won or lost. */
export type TaskMeasure =
  | 'bets'
  | 'slotBets'
  | 'liveBets'
  | 'rounds'
  | 'slotRounds'
  | 'liveRounds'
  | 'deposits'
  | 'depositSum'
  | 'username'
  | 'password'
  | 'email'
  | 'verified'
  | 'avatar'
  | 'mall'
  | 'app'
  | 'friends'
  | 'follow'

/** Where a task sends whoever has not done it. */
export type TaskPlace = 'slots' | 'live' | 'account' | 'social' | 'kyc' | 'mall' | 'app' | 'home'

/** 1 once, in a member's first week; 2 on every day. */
export type TaskCategory = 1 | 2

export interface TaskType {
  readonly category: TaskCategory
  readonly measure: TaskMeasure
  readonly place: TaskPlace
}

function typeOf(category: TaskCategory) {
  return (measure: TaskMeasure, place: TaskPlace): TaskType => ({ category, measure, place })
}

const newbie = typeOf(1)
const daily = typeOf(2)

/** Every task by its number. */
export const taskTypes: Readonly<Record<number, TaskType>> = {
  2: newbie('slotBets', 'slots'),
  3: newbie('liveBets', 'live'),
  4: newbie('username', 'account'),
  5: newbie('password', 'account'),
  6: newbie('email', 'account'),
  7: newbie('follow', 'social'),
  8: newbie('verified', 'kyc'),
  9: newbie('mall', 'mall'),
  10: newbie('app', 'app'),
  11: newbie('rounds', 'home'),
  12: newbie('deposits', 'home'),
  13: newbie('bets', 'home'),
  14: newbie('depositSum', 'home'),
  101: daily('depositSum', 'home'),
  102: daily('bets', 'home'),
  103: daily('slotBets', 'slots'),
  104: daily('liveBets', 'live'),
  106: daily('follow', 'social'),
  107: daily('rounds', 'home'),
  108: daily('slotRounds', 'slots'),
  109: daily('liveRounds', 'live'),
  110: daily('mall', 'mall'),
  111: daily('app', 'app'),
  112: daily('avatar', 'account'),
  113: daily('verified', 'kyc'),
  115: daily('friends', 'home'),
}

/** By which a check-in is collected. Either does, whatever week it is. */
export const checkInTypes = { newbie: 1, daily: 100 } as const

/** What is asked for in whole pesos; everything else is a count. */
export const pesoMeasures: readonly TaskMeasure[] = ['bets', 'slotBets', 'liveBets', 'depositSum']

/** Where a type leads. One that nobody knows leads home. */
export function placeOfType(ty: number): TaskPlace {
  return taskTypes[ty]?.place ?? 'home'
}

const addresses: Readonly<Record<Exclude<TaskPlace, 'social'>, string>> = {
  slots: '/s-game/category/Slot?sort=Popular',
  live: '/s-game/category/Live?sort=Popular',
  account: '/s-account',
  kyc: '/s-kyc',
  mall: '/s-points/mall',
  app: '/app',
  home: '/',
}

/** The address behind a place; none of a social page, which the operator's links name. */
export function addressOfType(ty: number): string | undefined {
  const place = placeOfType(ty)
  return place === 'social' ? undefined : addresses[place]
}
