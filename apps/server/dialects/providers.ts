import type { Logger } from 'pino'
import { getContentVersion } from '../features/game/index.ts'
import type { ProviderRules } from '../features/wallet/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/database.ts'
import { followValue } from '../platform/followValue.ts'
import { type GivenKey, keysOf, type ProviderKey } from './providerKeys.ts'
import { listLinkedGames, listProviderLinks } from './provider.store.ts'

export type Dialect = 'rpp' | 'hub88' | 'valkyrie'

export interface OfferedGame {
  readonly id: number
  readonly isOpen: boolean
  readonly isTwoSided: boolean
}

/** A provider as its door knows it. */
export interface Provider {
  /** Its number in the ledger. */
  readonly id: number
  readonly code: string
  readonly dialect: Dialect
  readonly isActive: boolean
  readonly answersOriginalBalance: boolean
  readonly cancelNamesBetByReference: boolean
  /** Whether a win ends its round, of a provider that does not say when one is over. */
  readonly winEndsRound: boolean
  /** Whether a session bets on the game it was opened for alone: not where a lobby is shared. */
  readonly isSessionForOneGame: boolean
  readonly rules: ProviderRules
  /** Its games by its own names for them, and those names by the catalogue's ids. */
  readonly games: ReadonlyMap<string, OfferedGame>
  readonly codeOfGame: ReadonlyMap<number, string>
  readonly keys: readonly ProviderKey[]
}

export interface Providers {
  /** In memory: nothing is read before a bet. */
  find(dialect: Dialect, code: string): Provider | undefined
  /** What has to be waited for before a provider is looked for: mostly nothing. */
  settle(): Promise<void> | undefined
  /** Reads everything again. A change of shared content is noticed without it. */
  refresh(): Promise<void>
}

interface ProvidersOptions {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly keys: readonly GivenKey[]
}

/** All providers with their games and keys, kept up to date beside the requests. */
export function openProviders({ db, clock, log, keys }: ProvidersOptions): Providers {
  let known: ReadonlyMap<string, Provider> = new Map()
  let version: bigint | undefined

  async function refresh(): Promise<void> {
    const read = await db.ref(async tx => ({
      version: await getContentVersion(tx),
      links: await listProviderLinks(tx),
      games: await listLinkedGames(tx),
    }))
    version = read.version
    for (const { code, dialect } of read.links) {
      const unusable = keys.filter(({ provider }) => provider === code).length - keysOf(keys, code, dialect).length
      if (unusable > 0) log.error({ provider: code, dialect }, 'PROVIDER_KEYS holds a key that its dialect cannot use')
    }
    known = new Map(read.links.map(link => [`${link.dialect} ${link.code}`, provider(link, read.games, keys)]))
  }

  async function refreshWhenChanged(): Promise<void> {
    if ((await db.ref(getContentVersion)) !== version) await refresh()
  }

  const { settle } = followValue({ clock, read: refreshWhenChanged })
  return { settle, find: (dialect, code) => known.get(`${dialect} ${code}`), refresh }
}

type Link = Awaited<ReturnType<typeof listProviderLinks>>[number]
type LinkedGame = Awaited<ReturnType<typeof listLinkedGames>>[number]

function provider(link: Link, allGames: readonly LinkedGame[], given: readonly GivenKey[]): Provider {
  const games = allGames.filter(game => game.link === link.id)
  return {
    id: link.id,
    code: link.code,
    dialect: link.dialect as Dialect,
    isActive: link.active,
    answersOriginalBalance: link.balance_answer === 'original',
    cancelNamesBetByReference: link.cancel_names_bet_by === 'reference',
    winEndsRound: link.round_ends === 'win',
    isSessionForOneGame: link.session_opens === 'game',
    rules: {
      settledCanBeTakenBack: link.settled_can_be_taken_back,
      unknownRollbackIsError: link.unknown_rollback_is_error,
    },
    games: new Map(games.map(game => [game.code, offered(game)])),
    codeOfGame: new Map(games.map(game => [game.game, game.code])),
    keys: keysOf(given, link.code, link.dialect),
  }
}

function offered({ game, online, maintained, provider_maintained, two_sided }: LinkedGame): OfferedGame {
  return { id: game, isOpen: online && !maintained && !provider_maintained, isTwoSided: two_sided }
}
