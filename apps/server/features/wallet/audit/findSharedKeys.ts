import type { Database } from '../../../platform/db/database.ts'
import { type CommandKey, listKeys } from './audit.store.ts'
import type { Findings } from './findings.ts'

const pageSize = 2000
const beforeAll: CommandKey = { provider: -1, kind: 0, tx_id: '' }

interface Line {
  readonly schema: number
  page: CommandKey[]
  at: number
}

/**
 * Finds the keys that two schemas know: a provider sent one act for two members. Every schema keeps its keys in one
 * order, so that all of them are walked through side by side, each once.
 */
export async function findSharedKeys(db: Database, findings: Findings, signal?: AbortSignal): Promise<void> {
  const lines: Line[] = Array.from({ length: db.memberSchemas }, (_, schema) => ({ schema, page: [], at: 0 }))
  for (const line of lines) await turnPage(db, line, beforeAll)
  let last: CommandKey | undefined
  for (;;) {
    const least = lines.filter(line => line.page[line.at]).sort((a, b) => order(current(a), current(b)))[0]
    if (!least) return
    const key = current(least)
    if (last && order(last, key) === 0) {
      const subject = `${key.provider} ${key.kind} ${key.tx_id}`
      findings.add([{ check: 'key', subject, detail: 'is known for members of two schemas' }])
    }
    last = key
    least.at++
    if (least.at < least.page.length || least.page.length < pageSize) continue
    signal?.throwIfAborted()
    await turnPage(db, least, key)
  }
}

async function turnPage(db: Database, line: Line, after: CommandKey): Promise<void> {
  line.page = await db.memberSchema(line.schema, tx => listKeys(tx, after, pageSize))
  line.at = 0
}

function current(line: Line): CommandKey {
  const key = line.page[line.at]
  if (!key) throw new RangeError('The line has come to its end.')
  return key
}

function order(a: CommandKey, b: CommandKey): number {
  return a.provider - b.provider || a.kind - b.kind || Buffer.compare(Buffer.from(a.tx_id), Buffer.from(b.tx_id))
}
