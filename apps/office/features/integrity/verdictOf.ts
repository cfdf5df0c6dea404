import type { AnswerOf } from '../../shared/client.ts'
import { writeSpan } from '../../shared/times.ts'

type Integrity = AnswerOf<'GET /office/api/integrity'>

export interface Verdict {
  readonly isSound: boolean
  readonly title: string
  /** Each reason why it is not said that everything holds. */
  readonly reasons: readonly string[]
}

/** Proofs are made each night; a line is signed each minute. Beyond these they say nothing of today. */
const nightSeconds = 26 * 3600
const lineSeconds = 10 * 60

/** What the page says in one line: that everything holds is said of what was proven lately, and of nothing else. */
export function verdictOf({ is_sound: isSound, asked_at: now, record, ledger, incidents }: Integrity): Verdict {
  const { signed, proven_at: provenAt } = record
  const ledgerAt = Math.max(0, ...ledger.map(({ ended_at: at }) => at))
  const broken = [
    ...(isSound ? [] : ['The ledger or the audit log failed verification.']),
    ...(signed.state === 'held' || signed.state === 'never'
      ? []
      : ['The audit log does not match what was signed outside the database.']),
    ...(incidents.t > 0 ? [`${incidents.t} open, the latest below.`] : []),
  ]
  const stale = [
    ...(provenAt === 0 ? ['It is verified every night. You can also use the button.'] : []),
    ...oldOf('The audit log was verified', { at: provenAt, now, most: nightSeconds }),
    ...oldOf('The last nightly audit of the ledger was', { at: ledgerAt, now, most: nightSeconds }),
    ...(signed.seq === record.acts
      ? []
      : oldOf('The last entry was signed', { at: signed.at, now, most: lineSeconds })),
  ]
  return { isSound: broken.length + stale.length === 0, title: titleOf(), reasons: [...broken, ...stale] }

  function titleOf(): string {
    if (broken.length > 0) return 'A check failed'
    if (provenAt === 0) return 'The audit log was not verified yet'
    return stale.length > 0 ? 'Not verified recently' : 'All checks passed'
  }
}

interface Age {
  readonly at: number
  readonly now: number
  readonly most: number
}

function oldOf(what: string, { at, now, most }: Age): readonly string[] {
  return at > 0 && now - at > most ? [`${what} ${writeSpan(now - at)} ago.`] : []
}
