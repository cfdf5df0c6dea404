import type { MessageKindName } from '@saya/contract/message/messageKinds.ts'
import { notifyMember } from '../message/index.ts'
import { type Agency, findAgency, listDue, setDone } from './agency.store.ts'
import type { AgencyDeps } from './deps.ts'
import { endSeen } from './endSeen.ts'

/** What a member is told of where they stand; nothing where they brought it about themselves. */
function noticeOf({ status, ended_by }: Agency): MessageKindName | undefined {
  if (status === 'approved') return 'agency_approved'
  if (status === 'rejected') return 'agency_rejected'
  const isOwn = ended_by === 'member'
  return (status === 'withdrawn' || status === 'expired') && !isOwn ? 'agency_ended' : undefined
}

/** Tells the member what was decided, and says when something is to be done next. Twice is one message. */
async function notifyRow({ db, clock }: AgencyDeps, row: Agency): Promise<void> {
  const kind = noticeOf(row)
  if (kind !== undefined) {
    const about = `${row.id} ${row.status}`
    await db.member(row.uid, tx => notifyMember(tx, { uid: row.uid, kind, about, nowMs: clock.now() }))
  }
  await db.app(tx => setDone(tx, row, row.status === 'approved' ? row.ends_at : null))
}

/** The same at once, for whoever decided. What fails is left to the sweep. */
export async function notifyDecided(deps: AgencyDeps, id: string): Promise<void> {
  try {
    const row = await deps.db.app(tx => findAgency(tx, id))
    if (row && row.due_at !== null) await notifyRow(deps, row)
  } catch (fault) {
    deps.log.warn({ err: fault, agency: id }, 'what was decided about an agent waits to be told')
  }
}

const mostAtOnce = 200

/** Ends accreditations whose time is over, and tells whoever has not been told yet. */
export async function sweepAgencies(deps: AgencyDeps): Promise<void> {
  const { db, clock, log } = deps
  for (const row of await db.app(tx => listDue(tx, clock.now(), mostAtOnce))) {
    await advance(deps, row).catch((fault: unknown) =>
      log.error({ err: fault, agency: row.id }, 'an agent could not be seen to'),
    )
  }
}

async function advance(deps: AgencyDeps, row: Agency): Promise<void> {
  const { db, clock } = deps
  const nowMs = clock.now()
  const isOver = row.status === 'approved' && row.ends_at !== null && row.ends_at <= nowMs
  if (!isOver) return notifyRow(deps, row)
  const ended = await db.app(tx => endSeen(tx, row, { to: 'expired', by: 'clock', reason: '', nowMs }))
  if (ended) await notifyRow(deps, ended)
}
