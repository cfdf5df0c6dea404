import { noRules } from '../auditCommand.rules.ts'
import type { AuditedRound, RoundPosting } from './auditedRound.ts'
import { type CommandFields, fingerprint } from '../../ledger/command.ts'

type CommandWords = Pick<CommandFields, 'kind' | 'refTxId' | 'win' | 'betRef'>
type Act = Pick<RoundPosting, 'reference' | 'game' | 'amount' | 'own'>

/** What the command of a posting must be known by, if it spoke of this. */
export function printOf(
  { uid, provider, round_id }: Omit<AuditedRound, 'said'>,
  act: Act,
  spoken: CommandWords,
): string {
  const { game, own, amount, reference } = act
  const said = { provider, uid, txId: reference, roundId: round_id, game, amount: own?.amount ?? amount }
  return fingerprint({ ...said, ...spoken, rules: noRules })
}

/** What a win or a rollback names: one of the names that bets have, nothing but its round, or what nobody knows. */
export type BetReference = { readonly name: string } | 'round' | undefined

/**
 * Tells what a command spoke of: its print was made of that name too. Bets are mostly spoken of in the order in which
 * they came, so the search begins behind the name found last.
 */
export function speaker(round: AuditedRound) {
  const names = namesOf(round)
  const next = { settle: 0, rollback: 0 }
  return (kind: 'settle' | 'rollback', posting: RoundPosting): BetReference => {
    const print = posting.own?.fingerprint
    if (!print) return undefined
    if (print === printOf(round, posting, { kind })) return 'round'
    for (let step = 0; step < names.length; step++) {
      const index = (next[kind] + step) % names.length
      const name = names[index]
      if (name === undefined || print !== printOf(round, posting, { kind, refTxId: name })) continue
      next[kind] = index + 1
      return { name }
    }
    return undefined
  }
}

function namesOf({ postings }: AuditedRound): string[] {
  const bets = postings.filter(({ kind }) => kind === 1)
  return [...new Set(bets.flatMap(({ reference, references }) => [reference, ...references]))]
}
