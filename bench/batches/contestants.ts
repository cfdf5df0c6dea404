import pg from 'pg'
import { createDatabase } from '../../packages/postgres/index.ts'
import type { Place } from '../load/place.ts'
import { processorTimeOf } from '../load/processorTime.ts'

export type Way = 'as one set' | 'one by one'

export interface Contestant {
  readonly way: Way
  /** Applies batches one after the other, and returns the microseconds of the database's processor time for all of them. */
  apply(batches: readonly string[]): Promise<number>
  close(): Promise<void>
}

const locked = `array(select row(x, x.ctid)::locked_wallet from wallet x
  where x.uid = any (array(select n.uid from unnest($1::wallet_command[]) n)) and x.asset = 'PHP' order by x.uid for update)`
const calls: Readonly<Record<Way, string>> = {
  'as one set': 'select * from apply_batch($1::wallet_command[], $2, true)',
  'one by one': `select * from apply_commands($1::wallet_command[], $2, ${locked})`,
}
/** The plans that the ledger's own connections ask for; nothing waits for the disk, since only the processor is looked at. */
const settings = {
  search_path: 'member_00',
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
  enable_seqscan: 'off',
  enable_bitmapscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  synchronous_commit: 'off',
}

/** Both ways, each with a copy of the same members. */
export async function openContestants(place: Place, members: string, number: number): Promise<Contestant[]> {
  const template = new URL(members).pathname.slice(1)
  const ways: readonly Way[] = ['as one set', 'one by one']
  const opened: Contestant[] = []
  for (const [index, way] of ways.entries()) {
    const name = `batches_${number}_${index}`
    await createDatabase(place.url('postgres'), name, template)
    opened.push(await openContestant(place.url(name), way))
  }
  return opened
}

async function openContestant(url: string, way: Way): Promise<Contestant> {
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  const client = new pg.Client({ connectionString: url, options: options.join(' ') })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid ?? 0

  async function applyOne(batch: string): Promise<void> {
    const query = { name: way, text: calls[way], values: [batch, Date.now()] }
    const answer = await client.query<{ outcomes: readonly number[] }>(query)
    if (answer.rows[0]?.outcomes.some(outcome => outcome !== 0)) throw new Error('A command of the bench was refused.')
  }

  return {
    way,
    async apply(batches) {
      const before = processorTimeOf(pid)
      for (const batch of batches) await applyOne(batch)
      return (processorTimeOf(pid) - before) * 1e6
    },
    close: () => client.end(),
  }
}
