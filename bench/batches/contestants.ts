import pg from 'pg'
import { columnsOf, plainSet } from '../../apps/server/features/wallet/ledger/apply.store.ts'
import { applyOneByOne } from '../../apps/server/features/wallet/ledger/applyOneByOne.ts'
import type { WalletCommand } from '../../apps/server/features/wallet/ledger/command.ts'
import { columnArrays } from '../../apps/server/platform/db/columnArrays.ts'
import { createDatabase } from '../../packages/postgres/index.ts'
import type { Place } from '../load/place.ts'
import { processorTimeOf } from '../load/processorTime.ts'

export type Way = 'as one set' | 'one by one'

/** Microseconds of processor time. */
export interface ProcessorTime {
  readonly database: number
  readonly process: number
}

export function wholeOf({ database, process: own }: ProcessorTime): number {
  return database + own
}

export type CommandBatch = readonly WalletCommand[]

/** How one contestant applies the batches, and what is done to its members before. */
export interface ContestantPlan {
  readonly name: string
  readonly way: Way
  readonly prepare?: readonly string[]
}

export interface Contestant {
  readonly name: string
  /** Applies batches one after the other, and tells what all of them took. */
  apply(batches: readonly CommandBatch[]): Promise<ProcessorTime>
  close(): Promise<void>
}

const schema = 'member_00'
/** The plans that the ledger's own connections ask for; nothing waits for the disk, since only the processor is looked at. */
const settings = {
  search_path: schema,
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
  enable_seqscan: 'off',
  enable_bitmapscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  synchronous_commit: 'off',
}

/** Each with a copy of the same members. The names of their databases begin alike. */
export async function openContestants(
  place: Place,
  { members, prefix, plans }: { members: string; prefix: string; plans: readonly ContestantPlan[] },
): Promise<Contestant[]> {
  const template = new URL(members).pathname.slice(1)
  const opened: Contestant[] = []
  for (const [index, plan] of plans.entries()) {
    const database = `${prefix}_${index}`
    await createDatabase(place.url('postgres'), database, template)
    opened.push(await openContestant(place.url(database), plan))
  }
  return opened
}

async function openContestant(url: string, { name, way, prepare = [] }: ContestantPlan): Promise<Contestant> {
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  const client = new pg.Client({ connectionString: url, options: options.join(' ') })
  await client.connect()
  for (const statement of prepare) await client.query(statement)
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid ?? 0

  async function applyAsSet(batch: CommandBatch): Promise<boolean> {
    const values = [...columnArrays(batch.map(columnsOf)), Date.now(), true]
    const answer = await client.query<{ outcomes: readonly number[] }>({ name: way, text: plainSet(schema), values })
    return answer.rows[0]?.outcomes.every(outcome => outcome === 0) ?? false
  }

  async function applyByRules(commands: CommandBatch): Promise<boolean> {
    const results = await applyOneByOne({ client, schema }, { commands, nowMs: Date.now(), waits: true })
    return results.every(result => result?.outcome === 'OK')
  }

  const applyOne = way === 'as one set' ? applyAsSet : applyByRules
  return {
    name,
    async apply(batches) {
      const [before, own] = [processorTimeOf(pid), process.cpuUsage()]
      for (const batch of batches) if (!(await applyOne(batch))) throw new Error('A command of the bench was refused.')
      const { user, system } = process.cpuUsage(own)
      return { database: (processorTimeOf(pid) - before) * 1e6, process: user + system }
    },
    close: () => client.end(),
  }
}
