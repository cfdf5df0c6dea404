import type { Database, MemberTx } from '../../platform/db/database.ts'
import { type Finding, wrongWithCommand } from './audit.rules.ts'
import { allowLong, type CommandKey, listCommands, listWallets, type WalletKey } from './audit.store.ts'
import { findBeyond, findOrphans, findWrongAccounts, findWrongRounds } from './auditSums.store.ts'
import { proveWallets, unproven } from './proveWallets.ts'

export interface SchemaCounts {
  readonly wallets: number
  readonly postings: number
  readonly commands: number
}

export interface SchemaAudit extends SchemaCounts {
  readonly findings: readonly Finding[]
}

export interface AuditWish {
  readonly tell: (counts: SchemaCounts) => void
  /** Breaks it off between two pages. */
  readonly signal?: AbortSignal | undefined
}

const walletsAtOnce = 200
const commandsAtOnce = 5000

/** Proves one member schema wholly, page by page: it goes on beside the traffic and holds nothing up. */
export async function auditSchema(db: Database, schema: number, { tell, signal }: AuditWish): Promise<SchemaAudit> {
  const within = <T>(work: (tx: MemberTx) => Promise<T>) =>
    db.memberSchema(schema, async tx => {
      signal?.throwIfAborted()
      await allowLong(tx)
      return work(tx)
    })
  const wallets = await auditWallets(within, (count, postings) => tell({ wallets: count, postings, commands: 0 }))
  const commands = await auditCommands(within, count => tell({ ...wallets, commands: count }))
  const sums = [...(await within(findWrongAccounts)), ...(await within(findOrphans)), ...(await within(findBeyond))]
  return {
    wallets: wallets.wallets,
    postings: wallets.postings,
    commands: commands.count,
    findings: [...wallets.findings, ...commands.findings, ...sums],
  }
}

type Within = <T>(work: (tx: MemberTx) => Promise<T>) => Promise<T>

async function auditWallets(within: Within, tell: (wallets: number, postings: number) => void) {
  const findings: Finding[] = []
  let wallets = 0
  let postings = 0
  let after: WalletKey = { uid: -1n, asset: '' }
  for (;;) {
    const page = await within(tx => listWallets(tx, after, walletsAtOnce))
    const [first, last] = [page[0], page.at(-1)]
    if (!first || !last) break
    const proofs = await within(tx => proveWallets(tx, page.map(unproven)))
    // A member whose two wallets lie on two pages is looked at twice, which finds nothing twice.
    const rounds = await within(tx => findWrongRounds(tx, first.uid, last.uid))
    findings.push(...proofs.findings, ...rounds)
    wallets += page.length
    postings += proofs.postings
    tell(wallets, postings)
    after = last
  }
  return { wallets, postings, findings }
}

async function auditCommands(within: Within, tell: (count: number) => void) {
  const findings: Finding[] = []
  let count = 0
  let after: CommandKey = { provider: -1, kind: 0, tx_id: '' }
  for (;;) {
    const from = after
    const page = await within(tx => listCommands(tx, from, commandsAtOnce))
    const last = page.at(-1)
    if (!last) break
    findings.push(...page.flatMap(wrongWithCommand))
    count += page.length
    tell(count)
    after = last
  }
  return { count, findings }
}
