import pg from 'pg'
import { columnsOf, plainSet, resultOf } from '../../../apps/server/features/wallet/ledger/apply.store.ts'
import { applyWithin } from '../../../apps/server/features/wallet/ledger/applyOneByOne.ts'
import type { CommandResult, WalletCommand } from '../../../apps/server/features/wallet/ledger/command.ts'
import { columnArrays } from '../../../apps/server/platform/db/columnArrays.ts'
import { readColumns } from '../../../apps/server/platform/db/readColumns.ts'

export interface BothWays {
  readonly asSet: BatchEffect
  readonly oneByOne: BatchEffect
}

type Answers = readonly (CommandResult | undefined)[]

/** What a batch was answered, and all that its members' wallets have written by then, but for the transaction that did it. */
export interface BatchEffect {
  readonly answers: Answers
  readonly rows: readonly unknown[]
}

interface Batch {
  readonly commands: readonly WalletCommand[]
  readonly nowMs: number
}

const written = ['wallet', 'journal', 'command', 'round', 'bet_reference', 'late_credit']
const asWritten = { getTypeParser: () => (text: string) => text }

/**
 * Applies one batch from the same beginning in both ways, and keeps what the first one did: what is plain in it as a set and
 * the rest by the rules, and all of it by the rules. Neither waits for wallets that are held.
 */
export async function openBothWays(url: string, schema: string) {
  const options = { connectionString: url, options: `-c search_path=${schema}` }
  const [client, holder] = [new pg.Client(options), new pg.Client(options)]
  await Promise.all([client.connect(), holder.connect()])
  const place = { client, schema }

  function byRules({ commands, nowMs }: Batch): Promise<Answers> {
    return applyWithin(place, { commands, nowMs, waits: false })
  }

  async function asSet({ commands, nowMs }: Batch): Promise<Answers> {
    const values = [...columnArrays(commands.map(columnsOf)), nowMs, false]
    const { rows } = await client.query<Record<string, string>>({ text: plainSet(schema), values, types: asWritten })
    const read = readColumns(rows[0] ?? {}, commands.length)
    const left = commands.filter((_, index) => read[index]?.held === 'f' && read[index]?.outcomes === null)
    const rest = left.length > 0 ? await byRules({ commands: left, nowMs }) : []
    return read.map((row, index) => {
      const command = commands[index] as WalletCommand
      if (row.outcomes !== null && row.outcomes !== undefined) return resultOf(row)
      return rest[left.indexOf(command)]
    })
  }

  async function applied(answers: Answers, uids: readonly bigint[]): Promise<BatchEffect> {
    const kept = written.map(
      table => `select '${table}' as of, to_jsonb(x) - 'tx' as kept from ${table} x where uid = any ($1)`,
    )
    const all = await client.query(`${kept.join(' union all ')} order by 1, 2`, [uids])
    return { answers, rows: all.rows }
  }

  return {
    /** With wallets that somebody else holds meanwhile. */
    async apply(commands: readonly WalletCommand[], nowMs: number, held: readonly bigint[]): Promise<BothWays> {
      const uids = [...new Set(commands.map(({ uid }) => uid))]
      const batch = { commands, nowMs }
      await holder.query('begin')
      await holder.query('select from wallet where uid = any ($1) for update', [held])
      await client.query('begin')
      const oneByOne = await applied(await byRules(batch), uids)
      await client.query('rollback')
      await client.query('begin')
      const inSet = await applied(await asSet(batch), uids)
      await client.query('commit')
      await holder.query('rollback')
      return { asSet: inSet, oneByOne }
    },
    query: (text: string, values: readonly unknown[]) => client.query(text, [...values]),
    close: () => Promise.all([client.end(), holder.end()]),
  }
}
