import type { ServiceKindName } from '@saya/contract/message/messageKinds.ts'
import { notifyMember } from '../message/index.ts'
import { type Agency, findAgency, listDue, setDone } from './agency.store.ts'
import type { AgencyDeps } from './deps.ts'
import { endSeen } from './endSeen.ts'

interface Notice {
  readonly kind: ServiceKindName
  /** Of the same kind about the same there is one. */
  readonly about: string
}

/** What a member is told of where they stand; nothing where they brought it about themselves. */
function listNotices(row: Agency): readonly Notice[] {
  const { id, status, ended_by: endedBy } = row
  const about = `${id} ${status}`
  if (status === 'approved') return [{ kind: 'agency_approved', about }, ...listExtensions(row)]
  if (status === 'rejected') return [{ kind: 'agency_rejected', about }]
  const isOwn = endedBy === 'member'
  return (status === 'withdrawn' || status === 'expired') && !isOwn ? [{ kind: 'agency_ended', about }] : []
}

/** An approval is told as it was decided: what is due behind it is an extension. */
function listExtensions({ id, decided_at: decidedAt, due_at: dueAt, ends_at: endsAt }: Agency): readonly Notice[] {
  return dueAt === decidedAt ? [] : [{ kind: 'agency_extended', about: `${id} until ${endsAt}` }]
}

/** Tells the member what was decided, and says when something is to be done next. Twice is one message. */
async function notifyRow({ db, clock }: AgencyDeps, row: Agency): Promise<void> {
  for (const notice of listNotices(row)) {
    await db.member(row.uid, tx => notifyMember(tx, { uid: row.uid, ...notice, nowMs: clock.now() }))
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
