import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { listOpenIncidents } from '../../platform/incident/incident.store.ts'
import { nameDatabase } from '../../platform/signed/index.ts'
import { getChain, listSignings } from '../staff/index.ts'
import { owedCoins } from '../task/index.ts'
import { ledgerHealth, listAuditRuns } from '../wallet/index.ts'

export interface IntegrityDeps {
  readonly db: Database
  readonly clock: Clock
}

const mostIncidents = 100
const runsOfSchema = 7
const secondsOf = (ms: number | null) => Math.floor((ms ?? 0) / 1000)

export function getIntegrity(deps: IntegrityDeps): Handler<typeof officeContract.integrity.getIntegrity> {
  const isLedgerSound = ledgerHealth(deps)
  const readOwed = owedCoins(deps)
  return async () => {
    const { chain, signings, incidents } = await deps.db.app(async tx => ({
      chain: await getChain(tx),
      signings: await listSignings(tx, await nameDatabase(tx)),
      incidents: await listOpenIncidents(tx, mostIncidents),
    }))
    const isRecordSound = chain.is_sound && signings.every(({ state }) => state !== 'broken')
    return done({
      is_sound: (await isLedgerSound()) && isRecordSound,
      asked_at: secondsOf(deps.clock.now()),
      ledger: await listRuns(deps),
      coins_owed: String(await readOwed()),
      record: {
        acts: String(chain.seq),
        proven: String(chain.proven_seq),
        proven_at: secondsOf(chain.proven_at),
        is_sound: isRecordSound,
        signed: {
          state: signings.some(({ state }) => state === 'lost') ? 'lost' : (signings[0]?.state ?? 'never'),
          seq: String(signings[0]?.seq ?? 0),
          at: secondsOf(signings[0]?.at ?? null),
        },
        head: chain.hash.toString('hex'),
      },
      incidents: {
        d: incidents.map(({ id, kind, subject, opened_at, seen_at }) => ({
          id: String(id),
          kind,
          subject,
          opened_at: secondsOf(opened_at),
          seen_at: secondsOf(seen_at),
        })),
        t: incidents.length,
      },
    })
  }
}

async function listRuns({ db }: IntegrityDeps) {
  const schemas = Array.from({ length: db.memberSchemas }, (_, schema) => schema)
  const runs = await Promise.all(
    schemas.map(async schema => {
      const rows = await db.memberSchema(schema, tx => listAuditRuns(tx, runsOfSchema))
      return rows.map(row => ({
        schema,
        day: row.day,
        started_at: secondsOf(row.started_at),
        ended_at: secondsOf(row.ended_at),
        wallets: String(row.wallets ?? 0),
        postings: String(row.postings ?? 0),
        commands: String(row.commands ?? 0),
        findings: Number(row.findings ?? 0),
      }))
    }),
  )
  return runs.flat().sort((a, b) => (a.day === b.day ? a.schema - b.schema : a.day < b.day ? 1 : -1))
}
