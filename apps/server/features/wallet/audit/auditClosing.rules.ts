import type { ClosingDoubt, Finding } from './audit.rules.ts'
import { inTimeOf } from './round/auditRound.rules.ts'
import type { AuditedRound, RoundPosting } from './round/auditedRound.ts'
import { betStates } from '../ledger/judgement.ts'
import { play } from './round/playRound.rules.ts'

/** What a round was just before a posting of its member; unknown where what may have closed it lies on either side. */
type Was = 'open' | 'over' | 'unknown'

/**
 * Judges credits by the rounds of their members, which come in pages: those are wrong that closed lots while a round
 * was open, or left them though none was. Where the journal does not tell, it is held against nobody.
 */
export function weighClosings(doubts: readonly ClosingDoubt[]) {
  const weighed = doubts.map(doubt => ({ doubt, met: new Set<Was>() }))
  const played = weighed.filter(({ doubt }) => doubt.asset === 'PHP')
  return {
    see(round: AuditedRound): void {
      for (const { doubt, met } of played) {
        if (doubt.uid === round.uid && touches(round, doubt.seq)) met.add(wasAt(round, doubt.seq))
      }
    },
    wrong(): Finding[] {
      const found = weighed.filter(({ doubt, met }) =>
        doubt.closed ? met.has('open') : !met.has('open') && !met.has('unknown'),
      )
      return found.map(({ doubt }) => describe(doubt))
    },
  }
}

/** Of one that began later, or was closed and never touched again, nothing needs to be played. */
function touches({ said, postings }: AuditedRound, seq: bigint): boolean {
  const [first, last] = [postings[0], postings.at(-1)]
  if (!first || !last || first.seq > seq) return false
  return !said || said.closed_at === null || last.seq > seq
}

/** The round is played up to that posting: it is open while a bet stands in it or something is won, until it is closed. */
function wasAt(round: AuditedRound, seq: bigint): Was {
  const closings = closingsOf(round)
  const isOver = closings.length > 0 && closings.every(one => one.seq < seq)
  if (isOver) return 'over'
  const { bets, win } = play({ ...round, postings: round.postings.filter(one => one.seq < seq) })
  if (win === 0n && bets.every(({ state }) => state === betStates.takenBack)) return 'over'
  const mayBeOver = !round.said || closings.some(one => one.seq < seq)
  return mayBeOver ? 'unknown' : 'open'
}

/**
 * What may have closed a round: of its very moment, and behind it comes only what is taken
 * back. No play counts before it, so it is none that comes behind the first to count any.
 */
function closingsOf(round: AuditedRound): RoundPosting[] {
  const { said, postings } = round
  if (!said || said.closed_at === null) return []
  const ended = postings.find(({ kind }) => kind === 6)
  if (ended) return [ended]
  const last = inTimeOf(postings).at(-1)
  const all = postings.filter(one => one.at === said.closed_at && (!last || one.seq >= last.seq))
  const counts = all.findIndex(({ counted }) => counted !== 0n)
  return counts < 0 ? all : all.slice(0, counts + 1)
}

function describe({ uid, asset, seq, closed }: ClosingDoubt): Finding {
  const detail = closed ? 'closed lots while a round was open' : 'left lots open on a balance of next to nothing'
  return { check: 'lot', subject: `${uid} ${asset} ${seq}`, detail }
}
