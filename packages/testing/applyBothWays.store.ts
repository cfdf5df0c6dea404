import pg from 'pg'
import { columnsOf } from '../../apps/server/features/wallet/apply.store.ts'
import type { WalletCommand } from '../../apps/server/features/wallet/command.ts'
import { recordArray } from '../../apps/server/platform/db/recordArray.ts'

export interface BothWays {
  readonly asSet: Applied
  readonly oneByOne: Applied
}

/** What a batch was answered, and all that its members' wallets have written by then, but for the transaction that did it. */
export interface Applied {
  readonly answer: Readonly<Record<string, unknown>>
  readonly rows: readonly unknown[]
}

interface Batch {
  readonly records: string
  readonly uids: readonly bigint[]
  readonly nowMs: number
}

const locked = `array(select row(x, x.ctid)::locked_wallet from wallet x
  where uid in (select n.uid from unnest($1::wallet_command[]) n) and asset = 'PHP' order by uid for update skip locked)`
const written = ['wallet', 'journal', 'command', 'round', 'bet_reference', 'late_credit']

/**
 * Applies one batch from the same beginning by each of the two functions, and keeps what the first one did: the one that
 * takes plain bets as a set, and the one whose rules they are. Neither waits for wallets that are held.
 */
export async function openBothWays(url: string, schema: string) {
  const options = { connectionString: url, options: `-c search_path=${schema}` }
  const [client, holder] = [new pg.Client(options), new pg.Client(options)]
  await Promise.all([client.connect(), holder.connect()])

  async function apply(name: 'apply_batch' | 'apply_commands', { records, uids, nowMs }: Batch): Promise<Applied> {
    const call = `select * from ${name}($1::wallet_command[], $2, ${name === 'apply_batch' ? 'false' : locked})`
    const { rows } = await client.query<Readonly<Record<string, unknown>>>(call, [records, nowMs])
    const kept = written.map(
      table => `select '${table}' as of, to_jsonb(x) - 'tx' as kept from ${table} x where uid = any ($1)`,
    )
    const all = await client.query(`${kept.join(' union all ')} order by 1, 2`, [uids])
    return { answer: rows[0] ?? {}, rows: all.rows }
  }

  return {
    /** With wallets that somebody else holds meanwhile. */
    async apply(commands: readonly WalletCommand[], nowMs: number, held: readonly bigint[]): Promise<BothWays> {
      const uids = [...new Set(commands.map(({ uid }) => uid))]
      const batch = { records: recordArray(commands.map(columnsOf)), uids, nowMs }
      await holder.query('begin')
      await holder.query('select from wallet where uid = any ($1) for update', [held])
      await client.query('begin')
      const oneByOne = await apply('apply_commands', batch)
      await client.query('rollback')
      await client.query('begin')
      const asSet = await apply('apply_batch', batch)
      await client.query('commit')
      await holder.query('rollback')
      return { asSet, oneByOne }
    },
    query: (text: string, values: readonly unknown[]) => client.query(text, [...values]),
    close: () => Promise.all([client.end(), holder.end()]),
  }
}
