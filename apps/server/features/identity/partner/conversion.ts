import type { AppTx } from '../../../platform/db/database.ts'
import { openIncidents } from '../../../platform/incident/incident.store.ts'
import { readQuota, returnQuota, takeQuota } from '../code/quota.store.ts'
import { conversionLimits } from '../code/sendLimits.ts'
import type { Source } from '../sources.ts'

const { windowMs } = conversionLimits
const unlimited = 1_000_000_000

/** Only these are groups in which what most people do can be told. */
const isWatched = ({ kind }: Source) => kind !== 'device'

/** Both are counted by the hour of the clock, so that they speak of the same time. */
function counter(what: 'sent' | 'used', { kind, subject }: Source, nowMs: number) {
  const named = `${subject} ${Math.floor(nowMs / windowMs)}`
  return { kind: `codes ${what} of a ${kind}`, subject: named, most: unlimited, windowMs: 2 * windowMs }
}

function alarm({ kind, subject }: Source) {
  return { kind: `few codes used of a ${kind}`, subject, most: 1, windowMs }
}

/** Whether so few of a group's codes were used within the last hour that it may be machines that ask for them. */
export async function isSuspicious(tx: AppTx, source: Source, nowMs: number): Promise<boolean> {
  return isWatched(source) && (await readQuota(tx, alarm(source), nowMs)) > 0
}

/** Counts a code that is sent, and raises the alarm for a group that has hardly used those before it. */
export async function countSent(tx: AppTx, sources: readonly Source[], nowMs: number): Promise<void> {
  for (const source of sources.filter(isWatched)) {
    const taken = await takeQuota(tx, counter('sent', source, nowMs), nowMs)
    const sent = taken.ok ? taken.used : unlimited
    const used = await readQuota(tx, counter('used', source, nowMs), nowMs)
    if (sent < conversionLimits.leastSent || used / sent >= conversionLimits.leastUsedShare) continue
    await takeQuota(tx, alarm(source), nowMs)
    const subject = `${source.kind} ${source.name}`
    await openIncidents(tx, [{ kind: 'SMS_CONVERSION_LOW', subject, detail: { sent, used } }], nowMs)
  }
}

/** Counts a code no more that the carrier refused to send. */
export async function returnSent(tx: AppTx, sources: readonly Source[], nowMs: number): Promise<void> {
  for (const source of sources.filter(isWatched)) await returnQuota(tx, counter('sent', source, nowMs))
}

/** Counts a code that its owner has typed in. */
export async function countUsed(tx: AppTx, sources: readonly Source[], nowMs: number): Promise<void> {
  for (const source of sources.filter(isWatched)) await takeQuota(tx, counter('used', source, nowMs), nowMs)
}
