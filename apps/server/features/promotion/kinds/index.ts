import { appBonus } from './appBonus.ts'
import { gift } from './gift.ts'
import type { Kind } from './kind.ts'
import { lossRebate } from './lossRebate.ts'
import { ranking } from './ranking.ts'
import { rebate } from './rebate.ts'

/** Every kind of promotion. A further one is a file of its own and a name here. */
export const kinds: readonly Kind[] = [rebate, lossRebate, gift, appBonus, ranking]

export function findKind(name: string): Kind | undefined {
  return kinds.find(kind => kind.name === name)
}

export type { Contest, Deal, Kind, Play, Scope } from './kind.ts'
