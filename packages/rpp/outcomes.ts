/**
 * What a wallet command comes to. Below 20 a refusal is final and the provider drops the bet; from 20 on the provider
 * stops and somebody looks; from 40 on nothing was kept and the same command may be sent again.
 */
export const outcomes = {
  OK: 0,
  INSUFFICIENT_FUNDS: 1,
  LIMIT_EXCEEDED: 2,
  PLAYER_BLOCKED: 3,
  GAME_DISABLED: 4,
  GEO_BLOCKED: 5,
  TOKEN_EXPIRED: 6,
  TOKEN_INVALID: 7,
  CURRENCY_MISMATCH: 8,
  BAD_REQUEST: 9,
  TX_CONFLICT: 20,
  BET_CANCELLED: 21,
  TX_ROLLED_BACK: 22,
  ALREADY_SETTLED: 23,
  ROUND_CLOSED: 24,
  TX_NOT_FOUND: 25,
  BALANCE_TOO_LOW: 26,
  ROUND_NOT_FOUND: 27,
  NOT_A_BET: 28,
  BET_NOT_FOUND: 40,
  PLAYER_UNKNOWN: 41,
  BUSY: 42,
  TEMPORARY: 43,
} as const

export type OutcomeName = keyof typeof outcomes

const names = new Map(Object.entries(outcomes).map(([name, code]) => [code as number, name as OutcomeName]))

export function outcomeName(code: number): OutcomeName {
  const name = names.get(code)
  if (!name) throw new Error(`The ledger answered the unknown outcome ${code}.`)
  return name
}

/** What a provider does about an outcome: go on, drop the bet, stop for a person, or send the same again. */
export type OutcomeClass = 'done' | 'drop' | 'stop' | 'retry'

export function classOf(name: OutcomeName): OutcomeClass {
  const code = outcomes[name]
  if (code === 0) return 'done'
  // Sending it again would not make a player known.
  if (code < 20 || name === 'PLAYER_UNKNOWN') return 'drop'
  return code < 40 ? 'stop' : 'retry'
}
