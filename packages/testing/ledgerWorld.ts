import { type Ledger, openLedger } from '../../apps/server/features/wallet/apply.store.ts'
import type { ProviderRules, WalletCommand } from '../../apps/server/features/wallet/command.ts'
import {
  openMonths,
  openWallets,
  post,
  type Posting,
  type PostResult,
} from '../../apps/server/features/wallet/index.ts'
import { type Database, openDatabase } from '../../apps/server/platform/db/database.ts'
import { type TestClock, testClock } from './clock.ts'
import { ownDatabase } from './databases.ts'
import { openFundedWallet } from './ledgerWorld.store.ts'

export const plainRules: ProviderRules = {
  winWithoutBet: false,
  settledCanBeTakenBack: false,
  unknownRollbackIsError: false,
}

export interface LedgerWorld {
  readonly url: string
  readonly db: Database
  readonly ledger: Ledger
  readonly clock: TestClock
  /** A member with money, made directly. */
  member(balance: bigint): Promise<bigint>
  /** A member whose money came through the ledger, so that it is proven by it. */
  funded(balance: bigint): Promise<bigint>
  post(posting: Posting): Promise<PostResult>
  close(): Promise<void>
}

let made = 0n

/** The ledger alone on a database of a test's own, with the real functions behind it. */
export async function openLedgerWorld(memberSchemas: 1 | 3 = 1): Promise<LedgerWorld> {
  const own = await ownDatabase(memberSchemas === 3 ? 'saya_three' : 'saya_one')
  const world = await openLedgerOn(own.url)
  for (let schema = 0; schema < memberSchemas; schema++) {
    await world.db.memberSchema(schema, tx => openMonths(tx, world.clock.now()))
  }
  return {
    ...world,
    async close() {
      await world.close()
      await own.drop()
    },
  }
}

/** The ledger on a database that is there already. */
export async function openLedgerOn(url: string): Promise<LedgerWorld> {
  const db = await openDatabase(url, 4)
  const clock = testClock()
  const ledger = openLedger({ url, clock, schemaOf: db.schemaOf })
  return {
    url,
    db,
    ledger,
    clock,
    async member(balance) {
      const uid = 1000n + ++made
      await db.member(uid, tx => openFundedWallet(tx, uid, balance))
      return uid
    },
    async funded(balance) {
      const uid = 1000n + ++made
      await db.member(uid, tx => openWallets(tx, uid))
      if (balance > 0n) {
        const gift = { act: 'adjustment', asset: 'PHP', direction: 'given', reason: 'goodwill' } as const
        const reference = `first money of ${uid}`
        await db.member(uid, tx => post(tx, { ...gift, uid, reference, amount: balance, nowMs: clock.now() }))
      }
      return uid
    },
    post: posting => db.member(posting.uid, tx => post(tx, posting)),
    async close() {
      await ledger.close()
      await db.close()
    },
  }
}

/** A command with everything that a test does not care about filled in. */
export function command(wish: Partial<WalletCommand> & Pick<WalletCommand, 'kind' | 'uid' | 'txId'>): WalletCommand {
  return { provider: 1, roundId: 'r1', game: 5, amount: 0n, rules: plainRules, ...wish }
}
