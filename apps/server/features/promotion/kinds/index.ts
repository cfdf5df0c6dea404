import { appBonus } from './appBonus.ts'
import { gift, listGift } from './gift.ts'
import { invite } from './invite.ts'
import type { Kind } from './kind.ts'
import { lossRebate } from './lossRebate.ts'
import { ranking } from './ranking.ts'
import { rebate } from './rebate.ts'
import { listTickets, tickets } from './tickets.ts'

/** Every kind of promotion. A further one is a file of its own and a name here. */
export const kinds: readonly Kind[] = [
  rebate,
  lossRebate,
  gift,
  listGift,
  tickets,
  listTickets,
  appBonus,
  ranking,
  invite,
]

export function findKind(name: string): Kind | undefined {
  return kinds.find(kind => kind.name === name)
}

export { type Contest, type Deal, type InviteTerms, isGivenOnce, type Kind, type Play, type Scope } from './kind.ts'
