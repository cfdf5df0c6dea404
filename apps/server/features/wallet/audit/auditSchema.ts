import type { Database, MemberTx } from '../../../platform/db/database.ts'
import type { Finding } from './audit.rules.ts'
import { type CommandKey, listCommands, listWallets, type WalletKey } from './audit.store.ts'
import { weighClosings } from './auditClosing.rules.ts'
import { wrongWithCommand } from './auditCommand.rules.ts'
import { findWrongGates } from './auditGates.store.ts'
import { findWrongKept } from './auditKept.store.ts'
import {
  findMisnumbered,
  findWrongBetDays,
  findWrongCounts,
  findWrongGameDays,
  findWrongReaders,
  findWrongRecords,
  findWrongSessions,
} from './auditReadings.store.ts'
import { wrongWithRound } from './round/auditRound.rules.ts'
import { readRounds } from './round/auditRounds.store.ts'
import {
  findBeyond,
  findOrphans,
  findUntoldCredits,
  findWrongAccounts,
  findWrongClosedWallets,
  findWrongLateCredits,
  findWrongReferences,
  findWrongUnposted,
} from './auditSums.store.ts'
import { findWrongLimits } from '../playLimit/findWrongLimits.ts'
import { findWrongMoney, findWrongTallies } from './auditTallies.store.ts'
import { type Findings, type FindingSample, gatherFindings } from './findings.ts'
import { proveWallets, unproven } from './proveWallets.ts'

export interface SchemaCounts {
  readonly wallets: number
  readonly postings: number
  readonly commands: number
}

export interface SchemaAudit extends SchemaCounts {
  readonly findings: Findings
}

export interface AuditWish {
  /** Told of each page. What it waits for, the audit waits for. */
  readonly tell: (counts: SchemaCounts) => void | Promise<void>
  /** Breaks it off between two pages. */
  readonly signal?: AbortSignal | undefined
}

const walletsAtOnce = 200
const commandsAtOnce = 5000
const ofAll = [
  findWrongAccounts,
  findOrphans,
  findBeyond,
  findWrongReferences,
  findWrongUnposted,
  findWrongLateCredits,
  findUntoldCredits,
  findWrongClosedWallets,
  findWrongGameDays,
  findWrongSessions,
  findWrongReaders,
]
type OfMembers = (tx: MemberTx, members: { from: bigint; until: bigint }) => Promise<readonly Finding[] | FindingSample>
const ofMembers: readonly OfMembers[] = [
  findWrongGates,
  findWrongCounts,
  findWrongKept,
  findWrongRecords,
  findMisnumbered,
  findWrongBetDays,
  findWrongTallies,
  findWrongMoney,
  findWrongLimits,
]

/**
 * Proves one member schema wholly, from the first posting of every wallet on, page by page: it goes on beside the
 * traffic and holds nothing up. What was proven before is no beginning, but one more thing to be proven.
 */
export async function auditSchema(db: Database, schema: number, { tell, signal }: AuditWish): Promise<SchemaAudit> {
  const within = <T>(work: (tx: MemberTx) => Promise<T>) =>
    db.memberSchema(
      schema,
      tx => {
        signal?.throwIfAborted()
        return work(tx)
      },
      { isLong: true },
    )
  const findings = gatherFindings()
  const page = { within, findings }
  const wallets = await auditWallets(page, (count, postings) => tell({ wallets: count, postings, commands: 0 }))
  const commands = await auditCommands(page, count => tell({ ...wallets, commands: count }))
  for (const find of ofAll) {
    findings.add(await within(find))
    await tell({ ...wallets, commands })
  }
  return { ...wallets, commands, findings }
}

interface Page {
  readonly within: <T>(work: (tx: MemberTx) => Promise<T>) => Promise<T>
  readonly findings: Findings
}

async function auditWallets({ within, findings }: Page, tell: (wallets: number, postings: number) => unknown) {
  let wallets = 0
  let postings = 0
  let after: WalletKey = { uid: -1n, asset: '' }
  for (;;) {
    const page = await within(tx => listWallets(tx, after, walletsAtOnce))
    const [first, last] = [page[0], page.at(-1)]
    if (!first || !last) return { wallets, postings }
    const proofs = await within(tx => proveWallets(tx, page.map(unproven), { findings }))
    const closings = weighClosings(proofs.doubts)
    // A member whose two wallets lie on two pages is looked at twice, which finds nothing twice.
    const members = { from: first.uid, until: last.uid }
    await within(async tx => {
      for await (const rounds of readRounds(tx, members.from, members.until)) {
        findings.add(rounds.flatMap(wrongWithRound))
        for (const round of rounds) closings.see(round)
      }
    })
    findings.add(closings.wrong())
    for (const find of ofMembers) findings.add(await within(tx => find(tx, members)))
    wallets += page.length
    postings += proofs.postings
    await tell(wallets, postings)
    after = last
  }
}

async function auditCommands({ within, findings }: Page, tell: (count: number) => unknown): Promise<number> {
  let count = 0
  let after: CommandKey = { provider: -1, kind: 0, tx_id: '' }
  for (;;) {
    const from = after
    const page = await within(tx => listCommands(tx, from, commandsAtOnce))
    const last = page.at(-1)
    if (!last) return count
    findings.add(page.flatMap(wrongWithCommand))
    count += page.length
    await tell(count)
    after = last
  }
}
