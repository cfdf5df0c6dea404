import { type Ledger, openLedger } from '../../../apps/server/features/wallet/ledger/apply.store.ts'
import type {
  CommandFields,
  ProviderRules,
  WalletCommand,
} from '../../../apps/server/features/wallet/ledger/command.ts'
import {
  openMonths,
  openWallets,
  post,
  type Posting,
  type PostResult,
} from '../../../apps/server/features/wallet/index.ts'
import { type Database, type MemberTx, openDatabase } from '../../../apps/server/platform/db/database.ts'
import { type TestClock, testClock } from '../clock.ts'
import { ownDatabase } from '../process/databases.ts'
import { openFundedWallet } from './ledgerWorld.store.ts'

export const plainRules: ProviderRules = {
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
  /** As many of them as balances are given, in one transaction a schema. */
  fundedMany(balances: readonly bigint[]): Promise<bigint[]>
  post(posting: Posting): Promise<PostResult>
  close(): Promise<void>
}

let made = 0n

/** The ledger alone on a database of a test's own, with the real functions behind it. */
export async function openLedgerWorld(memberSchemas: 1 | 3 = 1): Promise<LedgerWorld> {
  const own = await ownDatabase(memberSchemas === 3 ? 'saya_three' : 'saya_one')
  const world = await openLedgerOn(own.url, own.socketUrl)
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
export async function openLedgerOn(url: string, socketUrl = url): Promise<LedgerWorld> {
  const db = await openDatabase(socketUrl, 4)
  const clock = testClock()
  const ledger = openLedger({ url: socketUrl, clock, schemaOf: db.schemaOf })
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
      await db.member(uid, tx => fund(tx, { uid, balance, nowMs: clock.now() }))
      return uid
    },
    async fundedMany(balances) {
      const members = balances.map(balance => ({ uid: 1000n + ++made, balance, nowMs: clock.now() }))
      const fundAll = (schema: number) =>
        db.memberSchema(schema, async tx => {
          for (const member of members) {
            if (member.uid % BigInt(db.memberSchemas) === BigInt(schema)) await fund(tx, member)
          }
        })
      await Promise.all(Array.from({ length: db.memberSchemas }, (_, schema) => fundAll(schema)))
      return members.map(({ uid }) => uid)
    },
    post: posting => db.member(posting.uid, tx => post(tx, posting)),
    async close() {
      await ledger.close()
      await db.close()
    },
  }
}

interface Funding {
  readonly uid: bigint
  readonly balance: bigint
  readonly nowMs: number
}

async function fund(tx: MemberTx, { uid, balance, nowMs }: Funding): Promise<void> {
  await openWallets(tx, uid)
  if (balance === 0n) return
  const gift = { act: 'adjustment', asset: 'PHP', direction: 'given', reason: 'goodwill' } as const
  await post(tx, { ...gift, uid, reference: `demo money of ${uid}`, amount: balance, nowMs })
}

/** A command with everything that a test does not care about filled in. */
export function command(wish: Partial<CommandFields> & Pick<CommandFields, 'kind' | 'uid' | 'txId'>): WalletCommand {
  return { provider: 1, roundId: 'r1', game: 5, amount: 0n, rules: plainRules, ...wish }
}
