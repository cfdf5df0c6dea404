import { describe, expect, test } from 'vitest'
import type { CommandFields } from '../../ledger/command.ts'
import type { AuditedRound, RoundPosting } from './auditedRound.ts'
import { play } from './playRound.rules.ts'
import { printOf } from './roundPrint.rules.ts'

/*
 * What the postings of a round come to, one after the other. Each is written as its number, what it is and what it moves. A bet
 * says its name, and what else it is called; a win and a rollback say which name they speak of, or none.
 */

const named = { uid: 7n, provider: 3, round_id: 'round' }
const states = ['open', 'settled', 'taken back']
const kinds = { bet: 1, settle: 2, rollback: 3, close: 6 } as const

type CommandWords = Pick<CommandFields, 'refTxId'> & { readonly kind: keyof typeof kinds }

function postingOf(seq: bigint, moved: bigint, spoken: CommandWords, more: Partial<RoundPosting> = {}): RoundPosting {
  const amount = moved < 0n ? -moved : moved
  const own = { seq, fingerprint: null, amount, state: 0, won: 0n }
  const act = { reference: `${spoken.kind} ${seq}`, game: 5, amount, own }
  const shared = {
    seq,
    kind: kinds[spoken.kind],
    given: moved >= 0n,
    counted: 0n,
    at: 1,
    references: [],
    keepsSettled: false,
  }
  const fingerprint = printOf({ ...named, postings: [] }, act, spoken)
  return { ...shared, ...act, own: { ...own, fingerprint }, ...more }
}

const bet = (seq: bigint, txId: string, amount: bigint, references: readonly string[] = []) =>
  postingOf(seq, -amount, { kind: 'bet' }, { reference: txId, references })
const win = (seq: bigint, amount: bigint, refTxId?: string) =>
  postingOf(seq, amount, { kind: 'settle', ...(refTxId && { refTxId }) })
/** The win that a bet brought: the command of its name is the bet's. */
const itsWin = (seq: bigint, amount: bigint, txId: string) =>
  postingOf(seq, amount, { kind: 'settle' }, { reference: txId, own: undefined })
const back = (seq: bigint, moved: bigint, refTxId?: string) =>
  postingOf(seq, moved, { kind: 'rollback', ...(refTxId && { refTxId }) })
/** By a contract that keeps settled bets from it. */
const keptBack = (seq: bigint, moved: bigint, refTxId: string) => ({ ...back(seq, moved, refTxId), keepsSettled: true })

function played(postings: readonly RoundPosting[]) {
  const round: AuditedRound = { ...named, said: undefined, postings }
  const { bets, backs, findings, bet: staked, refund, win: won, settled } = play(round)
  return {
    sums: { staked, refund, won, settled },
    bets: bets.map(one => `${one.txId}: ${states[one.state]}, won ${one.won}`),
    backs: backs.map(one => `${one.seq}: ${one.bet.txId} with ${one.won}`),
    findings: findings.map(({ check, subject, detail }) => `${check} ${subject.split(' ').at(-1)} ${detail}`),
  }
}

type RoundHistory = ReturnType<typeof played>
type RoundCase = [what: string, postings: readonly RoundPosting[], bets: readonly string[], findings: readonly string[]]

test.each<[string, readonly RoundPosting[], RoundHistory['sums']]>([
  ['nothing', [], { staked: 0n, refund: 0n, won: 0n, settled: 0n }],
  ['two bets', [bet(1n, 'a', 10n), bet(2n, 'b', 5n)], { staked: 15n, refund: 0n, won: 0n, settled: 0n }],
  ['a bet and its win', [bet(1n, 'a', 10n), win(2n, 25n, 'a')], { staked: 10n, refund: 0n, won: 25n, settled: 0n }],
  [
    'a bet that brings its win',
    [bet(1n, 'a', 10n), itsWin(2n, 25n, 'a')],
    { staked: 10n, refund: 0n, won: 25n, settled: 0n },
  ],
  ['a win of the round', [bet(1n, 'a', 10n), win(2n, 25n)], { staked: 10n, refund: 0n, won: 25n, settled: 2n }],
  [
    'a bet that is taken back',
    [bet(1n, 'a', 10n), back(2n, 10n, 'a')],
    { staked: 10n, refund: 10n, won: 0n, settled: 0n },
  ],
  [
    'a bet that is taken back with its win',
    [bet(1n, 'a', 10n), win(2n, 25n, 'a'), back(3n, -15n, 'a')],
    { staked: 10n, refund: 10n, won: 0n, settled: 0n },
  ],
])('%s in a round comes to its sums', (_what, postings, sums) => {
  expect(played(postings)).toMatchObject({ sums, findings: [] })
})

function expectRounds(table: readonly RoundCase[]): void {
  test.each(table)('%s', (_what, postings, bets, findings) => {
    expect(played(postings)).toMatchObject({ bets, findings })
  })
}

describe('a win', () => {
  const [a, b] = [bet(1n, 'a', 10n), bet(2n, 'b', 10n)]
  const [calledA, calledB] = [bet(1n, 'a', 10n, ['r']), bet(2n, 'b', 10n, ['r'])]
  expectRounds([
    ['settles the bet that it names', [a, b, win(3n, 25n, 'b')], ['a: open, won 0', 'b: settled, won 25'], []],
    ['is added to what its bet won before', [a, win(2n, 5n, 'a'), win(3n, 25n, 'a')], ['a: settled, won 30'], []],
    ['settles the bet that brings it', [a, b, itsWin(3n, 25n, 'a')], ['a: settled, won 25', 'b: open, won 0'], []],
    ['is brought by no bet', [a, itsWin(2n, 25n, 'x')], ['a: open, won 0'], ['fate 2 is the win of no bet']],
    ['names its round', [a, win(2n, 25n)], ['a: open, won 0'], []],
    [
      'names its round, in which one bet of two stands',
      [a, b, back(3n, 10n, 'a'), win(4n, 25n)],
      ['a: taken back, won 0', 'b: open, won 0'],
      [],
    ],
    [
      'names its round, in which none stands',
      [a, back(2n, 10n, 'a'), win(3n, 25n)],
      ['a: taken back, won 0'],
      ['fate 3 was won in a round in which no bet stood'],
    ],
    ['names what nobody knows', [a, win(2n, 25n, 'x')], ['a: open, won 0'], ['fate 2 is the win of no bet']],
    [
      'names a bet that was taken back',
      [a, back(2n, 10n, 'a'), win(3n, 25n, 'a')],
      ['a: settled, won 25'],
      ['fate 3 settled a bet that was taken back'],
    ],
    [
      'by a reference settles all that it calls, and is that of the first',
      [calledA, calledB, bet(3n, 'c', 10n), win(4n, 25n, 'r')],
      ['a: settled, won 25', 'b: settled, won 0', 'c: open, won 0'],
      [],
    ],
    [
      'by a reference is that of a bet that stands',
      [calledA, calledB, back(3n, 10n, 'a'), win(4n, 25n, 'r')],
      ['a: taken back, won 0', 'b: settled, won 25'],
      [],
    ],
    [
      'by a reference of bets of which none stands is held against the first',
      [calledA, calledB, back(3n, 10n, 'a'), back(4n, 10n, 'b'), win(5n, 25n, 'r')],
      ['a: settled, won 25', 'b: taken back, won 0'],
      ['fate 5 settled a bet that was taken back'],
    ],
    [
      'by the name of a bet leaves another that is called so',
      [a, bet(2n, 'b', 10n, ['a']), win(3n, 25n, 'a')],
      ['a: settled, won 25', 'b: open, won 0'],
      [],
    ],
  ])
})

describe('a rollback', () => {
  const breach = 'takes back a settled bet, which its contract does not allow'
  const [a, b] = [bet(1n, 'a', 10n), bet(2n, 'b', 10n)]
  const gone = 'a: taken back, won 0'
  expectRounds([
    ['takes back an open bet', [a, b, back(3n, 10n, 'a')], [gone, 'b: open, won 0'], []],
    ['of a strict contract takes back an open bet', [a, keptBack(2n, 10n, 'a')], [gone], []],
    [
      'names what nobody knows',
      [a, back(2n, 10n, 'x')],
      ['a: open, won 0'],
      ['print 2 takes back no bet of its round'],
    ],
    ['names its round alone', [a, back(2n, 10n)], ['a: open, won 0'], ['print 2 takes back no bet of its round']],
    ['comes twice', [a, back(2n, 10n, 'a'), back(3n, 10n, 'a')], [gone], ['fate 3 takes back a bet a second time']],
    ['takes back a bet and its win', [a, win(2n, 25n, 'a'), back(3n, -15n, 'a')], [gone], []],
    ['gives another sum', [a, back(2n, 9n, 'a')], [gone], ['fate 2 gave 9, not 10']],
    ['takes another sum', [a, win(2n, 25n, 'a'), back(3n, -14n, 'a')], [gone], ['fate 3 gave -14, not -15']],
    [
      'takes back a settled bet against its contract',
      [a, win(2n, 25n, 'a'), keptBack(3n, -15n, 'a')],
      [gone],
      [`fate 3 ${breach}`],
    ],
    [
      'takes back what its round settled against its contract',
      [a, win(2n, 25n), keptBack(3n, -15n, 'a')],
      [gone],
      [`fate 3 ${breach}`],
    ],
    [
      'of a strict contract takes back a bet that came after the win of its round',
      [a, win(2n, 25n), bet(3n, 'b', 10n), keptBack(4n, 10n, 'b')],
      ['a: open, won 0', 'b: taken back, won 0'],
      [],
    ],
  ])

  test.each<[string, readonly RoundPosting[], readonly string[], readonly string[]]>([
    [
      'goes with the last bet',
      [a, b, win(3n, 25n), back(4n, 10n, 'a'), back(5n, -15n, 'b')],
      ['4: a with 0', '5: b with 25'],
      [],
    ],
    [
      'goes with no bet where it named another',
      [a, win(2n, 25n, 'x'), back(3n, 10n, 'a')],
      ['3: a with 0'],
      ['fate 2 is the win of no bet'],
    ],
    [
      'goes with the last bet though it was the first posting of all',
      [win(1n, 25n), bet(2n, 'a', 10n), back(3n, -15n, 'a')],
      ['3: a with 25'],
      ['fate 1 was won in a round in which no bet stood'],
    ],
  ])('what the round won alone %s', (_what, postings, backs, findings) => {
    expect(played(postings)).toMatchObject({ backs, findings })
  })
})

test.each<[string, RoundPosting, readonly string[]]>([
  ['is its own', postingOf(2n, 0n, { kind: 'close' }), []],
  ['was kept under no command', { ...postingOf(2n, 0n, { kind: 'close' }), own: undefined }, []],
  ['moves something', postingOf(2n, 1n, { kind: 'close' }), ['print 2 is not what its command was known by']],
  [
    'was another act',
    postingOf(2n, 0n, { kind: 'close', refTxId: 'x' }),
    ['print 2 is not what its command was known by'],
  ],
])('the end of a round that %s is told of or not', (_what, close, findings) => {
  expect(played([bet(1n, 'a', 10n), close])).toMatchObject({ bets: ['a: open, won 0'], findings })
})

test('a posting of no round’s kind changes nothing', () => {
  const prize = { ...postingOf(2n, 5n, { kind: 'settle' }), kind: 4 }
  expect(played([bet(1n, 'a', 10n), prize])).toEqual(played([bet(1n, 'a', 10n)]))
})
