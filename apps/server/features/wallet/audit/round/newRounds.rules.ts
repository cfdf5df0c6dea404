import type { PostingOfRound } from '../audit.store.ts'
import type { AuditedRound, RoundPosting, RoundRow } from './auditedRound.ts'
import type { RoundKey } from './auditRounds.store.ts'

const roundKinds = new Set([1, 2, 3, 6])

interface NewRounds {
  /** Those that were opened among the postings. */
  readonly opened: readonly AuditedRound[]
  /** Those of which there is more than these postings tell. */
  readonly older: readonly RoundKey[]
}

/** The rounds that some postings belong to, each as far as it stands in them. */
export function newRounds(postings: readonly PostingOfRound[]): NewRounds {
  const rounds = new Map<string, AuditedRound & { postings: RoundPosting[] }>()
  for (const posting of postings) {
    const { uid, asset, kind, provider, round_id } = posting
    if (asset !== 'PHP' || !roundKinds.has(kind)) continue
    const key = nameOfRound(posting)
    const round = rounds.get(key) ?? { uid, provider, round_id, said: saidOf(posting), postings: [] }
    rounds.set(key, round)
    round.postings.push(postingOf(posting))
  }
  const all = [...rounds.values()]
  return { opened: all.filter(({ said }) => said), older: all.filter(({ said }) => !said) }
}

export function nameOfRound({ uid, provider, round_id }: RoundKey): string {
  return `${uid} ${provider} ${round_id}`
}

function saidOf(row: PostingOfRound): RoundRow | undefined {
  const { said_game: game, said_bet: bet, said_refund: refund, said_win: win, said_turnover: turnover } = row
  const { opened_at, closed_at, settled, bets, two_sided, tester } = row
  if (game === null || bet === null || refund === null || win === null || turnover === null) return undefined
  if (opened_at === null || settled === null || bets === null || two_sided === null || tester === null) return undefined
  return { game, bet, refund, win, turnover, opened_at, closed_at, settled, bets, two_sided, tester }
}

function postingOf(row: PostingOfRound): RoundPosting {
  const { seq, kind, destination, amount, turnover: counted, game, at, reference, references, keepsSettled } = row
  const named = { reference, references: references ?? [] }
  return {
    seq,
    kind,
    given: destination === 0,
    amount,
    counted,
    game,
    at,
    ...named,
    keepsSettled: keepsSettled ?? false,
    own: ownOf(row),
  }
}

function ownOf({ own_seq, own_print, own_amount, own_state, own_won }: PostingOfRound): RoundPosting['own'] {
  if (own_amount === null || own_state === null || own_won === null) return undefined
  return { seq: own_seq, fingerprint: own_print, amount: own_amount, state: own_state, won: own_won }
}
