import { outcomeName } from '@saya/rpp'
import type { WalletCommand } from '../features/wallet/index.ts'
import type { OfferedGame, Provider } from './providers.ts'

/** A provider with a game, one for two sides, and one that is shut. */
export function providerWith(own: Partial<Provider> = {}): Provider {
  const games: readonly (readonly [string, OfferedGame])[] = [
    ['dice', { id: 70, isOpen: true, isTwoSided: false }],
    ['duel', { id: 71, isOpen: true, isTwoSided: true }],
    ['shut', { id: 72, isOpen: false, isTwoSided: false }],
  ]
  return {
    id: 7,
    code: 'house',
    dialect: 'rpp',
    isActive: true,
    answersOriginalBalance: false,
    cancelNamesBetByReference: false,
    winEndsRound: false,
    isSessionForOneGame: false,
    rules: { settledCanBeTakenBack: true, unknownRollbackIsError: false },
    games: new Map(games),
    codeOfGame: new Map(games.map(([code, { id }]) => [id, code])),
    keys: [],
    ...own,
  }
}

/** A session token of member 12 for a game: its form is that of `gameToken.ts`. */
export function tokenFor(game: number): string {
  return `00000000c${game.toString(36).padStart(6, '0')}`.padEnd(40, '0')
}

/** What a command says, in one line: what is false or not there is left out. */
export function lineOf(command: WalletCommand | string): string {
  if (typeof command === 'string') return command
  const { kind, provider: _provider, rules: _rules, ...rest } = command
  const fields = Object.entries({ ...rest, session: undefined }).flatMap(([name, value]) => {
    if (value === undefined || value === false) return []
    if (name === 'refusal') return [outcomeName(Number(value))]
    return [value === true ? name : `${name}=${value}`]
  })
  return [kind, ...fields].join(' ')
}
