import type { Calls } from '@saya/contract'
import { readTime, type TimeFlag } from '../transaction/index.ts'

export type Bet = Calls['GET /member/bet/detail']['answer']

export const betStatuses = ['all', 'pending', 'completed', 'failed'] as const
export type BetStatus = Exclude<(typeof betStatuses)[number], 'all'>

/** What the address of the list shows. */
export interface ShownBets {
  readonly timeFlag: TimeFlag
  /** A type of games by its number in the catalogue; 0 for all of them. */
  readonly gameType: number
  readonly status: (typeof betStatuses)[number]
}

/** Reads an address; what it does not know is what is shown at first. */
export function readBets(search: URLSearchParams): ShownBets {
  return {
    timeFlag: readTime(search.get('time_flag')),
    gameType: Number(/^\d{1,3}$/.exec(search.get('game_type') ?? '')?.[0] ?? 0),
    status: betStatuses.find(one => one === search.get('status')) ?? 'all',
  }
}

/** The address that shows it again, after a reload and by the way back. */
export function betsAddress(shown: ShownBets): string {
  return `/bet-record?${new URLSearchParams(queryOf(shown)).toString()}`
}

/** What the server is asked for: a type and a status only where one was chosen. */
export function queryOf({ timeFlag, gameType, status }: ShownBets): Record<string, string> {
  return {
    time_flag: timeFlag,
    ...(gameType ? { game_type: String(gameType) } : {}),
    ...(status === 'all' ? {} : { status }),
  }
}

const tones = { pending: 'wait', completed: 'ok', failed: 'bad' } as const

export function toneOfBet(status: BetStatus): (typeof tones)[BetStatus] {
  return tones[status]
}

/** In which look a round is told: a green tick is for money that came. */
export function toneOfEnding(bet: Pick<Bet, 'status' | 'net_amount'>): (typeof tones)[BetStatus] | 'over' {
  const ending = endingOf(bet)
  return ending === 'lost' || ending === 'even' ? 'over' : toneOfBet(bet.status)
}

/** What a round came to, as it is told. */
export function endingOf({ status, net_amount: net }: Pick<Bet, 'status' | 'net_amount'>) {
  if (status !== 'completed') return status
  if (net.startsWith('-')) return 'lost'
  return /[1-9]/.test(net) ? 'won' : 'even'
}

/** The types of games there are, each under the names of its categories. */
export function gameTypes(
  nav: readonly { readonly name: string; readonly game_type: number }[],
  nameOf: (name: string) => string,
): ReadonlyMap<number, string> {
  const types = new Map<number, string>()
  for (const { name, game_type: type } of nav) {
    const before = types.get(type)
    types.set(type, before === undefined ? nameOf(name) : `${before} · ${nameOf(name)}`)
  }
  return types
}
