import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { hashGameToken, newGameToken, openGameSession } from '../../../apps/server/features/game/index.ts'
import type { GivenKey } from '../../../apps/server/dialects/providerKeys.ts'
import type { Dialect, Providers } from '../../../apps/server/dialects/providers.ts'
import { type Ledger, openLedger } from '../../../apps/server/features/wallet/index.ts'
import type { Clock } from '../../../apps/server/platform/clock.ts'
import type { Database } from '../../../apps/server/platform/db/database.ts'
import { openGameProviders, type ProviderPlace } from '../../../apps/server/platform/gameProvider/openGameProviders.ts'
import type { ProviderAccount } from '../../../apps/server/platform/gameProvider/providerAccounts.ts'
import { systemRandom } from '../../../apps/server/platform/random.ts'
import { linkProvider, type ProviderWish, setBalance } from './providers.store.ts'

/** The providers that a world knows the keys of, by dialect. Each has two, to be changed from one to the other. */
export const testProviders = {
  rpp: { id: 11, code: 'test-rpp' },
  hub88: { id: 12, code: 'test-hub88' },
  valkyrie: { id: 13, code: 'test-valkyrie' },
} as const satisfies Readonly<Record<Dialect, { id: number; code: string }>>

export const testSecrets = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)] as const
/** The game every test provider offers, by its own name for it. */
export const testGame = 'test-game'

let pairs: readonly { readonly privateKey: KeyObject; readonly publicKey: KeyObject }[] | undefined

export function testRsaKeys() {
  pairs ??= [1, 2].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }))
  return pairs
}

export function testProviderKeys(): GivenKey[] {
  const spki = testRsaKeys().map(({ publicKey }) => publicKey.export({ format: 'der', type: 'spki' }))
  return Object.entries(testProviders).flatMap(([dialect, { code }]) =>
    ['k1', 'k2'].map((id, index) => {
      const bytes = dialect === 'hub88' ? spki[index] : testSecrets[index]
      return { provider: code, id, bytes: bytes ?? Buffer.alloc(0) }
    }),
  )
}

export interface ProviderOptions {
  /** By which keys providers are let in, where it is not by those of the tests. */
  readonly providerKeys?: readonly GivenKey[]
  /** Those who run games and can be asked. */
  readonly providerPlaces?: readonly ProviderPlace[]
  /** As whom those are asked who do not speak RPP/1. */
  readonly providerAccounts?: readonly ProviderAccount[]
}

/** By which keys providers come to us, and we to them. */
export function providersOf(options: ProviderOptions, clock: Clock) {
  const { providerKeys = testProviderKeys(), providerPlaces: places = [], providerAccounts: accounts = [] } = options
  return { providerKeys, gameProviders: openGameProviders({ places, keys: providerKeys, accounts, clock }) }
}

export type { Ledger }

export function openTestLedger(url: string, db: Database, clock: Clock): Ledger {
  return openLedger({ url, clock, schemaOf: db.schemaOf })
}

export interface ProviderTools {
  /** Ties a test provider to one game, or changes what its contract says. */
  link(dialect: Dialect, wish?: ProviderWish): Promise<void>
  /** A way into the game for a member. */
  gameSession(
    uid: bigint,
    dialect: Dialect,
    wish?: { readonly livesMs?: number; readonly sessionId?: string; readonly game?: number },
  ): Promise<string>
  setBalance(uid: bigint, balance: bigint): Promise<void>
}

export function providerTools(db: Database, clock: Clock, providers: Providers): ProviderTools {
  return {
    async link(dialect, wish = {}) {
      await db.ref(tx => linkProvider(tx, { ...testProviders[dialect], dialect, game: testGame }, wish))
      await providers.refresh()
    },
    async gameSession(uid, dialect, { livesMs = 3_600_000, sessionId, game = 1001 } = {}) {
      const token = newGameToken(systemRandom, { uid, game })
      const openedAtMs = clock.now()
      const { id } = testProviders[dialect]
      const session = { tokenHash: hashGameToken(token), uid, provider: id, game, sessionId: sessionId ?? null }
      await db.member(uid, tx => openGameSession(tx, { ...session, openedAtMs, expiresAtMs: openedAtMs + livesMs }))
      return token
    },
    setBalance: (uid, balance) => db.member(uid, tx => setBalance(tx, uid, balance)),
  }
}
