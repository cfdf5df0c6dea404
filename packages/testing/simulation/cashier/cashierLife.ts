import type { Player } from '../../world/player.ts'
import type { KillPlace } from '../kill/killPlace.ts'
import type { SeededRandom } from '../seededRandom.ts'

/** What a member was told of one deposit or withdrawal. */
export interface ToldOrder {
  readonly noun: 'deposit' | 'withdrawal'
  readonly id: string
  readonly uid: bigint
  readonly pesos: bigint
  /** In which states it was said to be, one after the other. */
  readonly told: string[]
}

export interface Payer extends Player {
  readonly accountId: string
}

/** What those who pay in and out under kills have in common. */
export interface CashierLife {
  readonly place: KillPlace
  readonly random: SeededRandom
  readonly staffToken: string
  /** Of two who let nothing be paid, so that they may say what came of it. */
  readonly judgeTokens: readonly string[]
  readonly orders: Map<string, ToldOrder>
  readonly faults: string[]
  /** What gateways lost without a word and two people gave back. */
  readonly lost: Set<string>
  newKey(): string
}

/** Keeps what a member was told of an order. Of one call they hear of one order alone, whenever they make it again. */
export function hearOf({ orders }: CashierLife, heard: Omit<ToldOrder, 'told'>, status: string): ToldOrder {
  const order = orders.get(heard.id) ?? { ...heard, told: [] }
  orders.set(heard.id, order)
  if (order.told.at(-1) !== status) order.told.push(status)
  return order
}

/** More looks than a minute of outages and a gateway's slowest retries explain. */
const mostLooks = 300

/** Whether somebody waits for ever, which is wrong whatever the books say. */
export function isEndless({ faults }: CashierLife, looks: number, id: string): boolean {
  if (looks < mostLooks) return false
  faults.push(`${id} came to no end`)
  return true
}
