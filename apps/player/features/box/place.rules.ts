const never = [
  '/s-points',
  '/s-game-page',
  '/lazada-game',
  '/invite',
  '/s-limits',
  '/s-safer-play',
  '/s-kyc',
  '/blind-box',
]

function isBelow(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`)
}

export interface BoxPlace {
  readonly path: string
  readonly isMember: boolean
  /** 1 where a box waits. */
  readonly taskState: number
}

/**
 * Whether the box may lie over a page by itself: never where somebody plays, collects, redeems or invites, nor where they look after
 * themselves.
 */
export function isBoxShown({ path, isMember, taskState }: BoxPlace): boolean {
  return isMember && taskState === 1 && !never.some(root => isBelow(path, root))
}

/** Where a button brings the box back. */
export function hasBoxButton({ path, isMember, taskState }: BoxPlace): boolean {
  const isPlace = path === '/' || isBelow(path, '/s-game/category') || isBelow(path, '/s-game/sections')
  return isMember && taskState === 1 && isPlace
}
