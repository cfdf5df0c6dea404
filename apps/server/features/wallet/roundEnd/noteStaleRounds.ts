import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { closeUnseen, listStanding, openIncidents, retellIncidents } from '../../../platform/incident/incident.store.ts'
import type { AuditReport } from '../audit/auditAll.ts'
import { listRoundEnds } from './roundEnd.store.ts'

interface StaleDeps {
  readonly db: Database
  readonly clock: Clock
}

const staleRoundsKind = 'STALE_ROUNDS'
const hourMs = 3_600_000
/** The night that ends them comes once a day. */
const graceHours = 24
const told = 20

/**
 * Rounds that nobody ends are told of, provider by provider: what was played in them counts for nothing until they are.
 * Those that will end of themselves are none.
 */
export async function noteStaleRounds({ db, clock }: StaleDeps, schema: number, rounds: AuditReport['staleRounds']) {
  const place = `schema ${schema}: `
  const nowMs = clock.now()
  const standing = await db.app(tx => listStanding(tx, { kinds: [staleRoundsKind], subjects: place }))
  const links = await db.memberSchema(schema, listRoundEnds)
  const providers = [...new Set(rounds.map(({ provider }) => provider))]
  const incidents = providers.flatMap(id => {
    const { code = String(id), round_ends_after_h: hours = null } = links.find(link => link.id === id) ?? {}
    const beforeMs = hours === null ? nowMs : nowMs - (hours + graceHours) * hourMs
    const own = rounds.filter(({ provider, opened_at }) => provider === id && opened_at < beforeMs)
    const [oldest] = own
    if (!oldest) return []
    const first = own.slice(0, told).map(({ uid, round_id }) => `${uid} ${round_id}`)
    const detail = { rounds: own.length, since: new Date(oldest.opened_at).toISOString(), first: first.join(', ') }
    return [{ kind: staleRoundsKind, subject: `${place}${code}`, detail }]
  })
  await db.app(async tx => {
    await openIncidents(tx, incidents, nowMs)
    await retellIncidents(tx, incidents)
    await closeUnseen(tx, standing, nowMs)
  })
}
