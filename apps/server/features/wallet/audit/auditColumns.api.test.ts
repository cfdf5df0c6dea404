import {
  command,
  everyState,
  type LedgerWorld,
  openLedgerWorld,
  plainRules,
  plant,
  readJournal,
  undone,
} from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditAll } from './auditAll.ts'
import { setOpenToBets } from '../own.store.ts'

let world: LedgerWorld
let uid: bigint
beforeAll(async () => {
  world = await openLedgerWorld()
  uid = await world.funded(3_000_000n)
  await everyState(world, uid)
  await loseAllAndPayIn()
  await payToClosed()
  await readJournal(world)
})
afterAll(() => world.close())

const peso = 10_000n

/** Whoever has nothing left is no longer held to what was asked of them before. */
async function loseAllAndPayIn(): Promise<void> {
  const poor = await world.funded(0n)
  const paid = { act: 'deposit', gateway: 1, uid: poor, amount: 10n * peso, nowMs: world.clock.now() } as const
  await world.post({ ...paid, reference: `first ${poor}` })
  const lost = { uid: poor, roundId: `lost ${poor}`, txId: `lost ${poor}`, amount: 10n * peso }
  await world.ledger.apply(command({ kind: 'bet', ...lost, win: 0n, closesRound: true, rules: plainRules }))
  await world.post({ ...paid, reference: `second ${poor}` })
}

async function payToClosed(): Promise<void> {
  await world.db.member(uid, tx => setOpenToBets(tx, uid, false))
  await world.ledger.apply(
    command({
      kind: 'promo',
      uid,
      txId: `farewell ${uid}`,
      roundId: `farewell ${uid}`,
      amount: peso,
      rules: plainRules,
    }),
  )
  await world.db.member(uid, tx => setOpenToBets(tx, uid, true))
}

/** What the whole audit finds while the error is there. Afterwards it never was. */
function checksAfter(statements: string): Promise<string[]> {
  return undone(world.db, async db => {
    await db.memberSchema(0, tx => plant(tx, statements, uid))
    const { findings } = await auditAll({ db, clock: world.clock })
    return [...new Set(findings.map(({ check }) => check))]
  })
}

const bet = (word: string) => `kind = 1 and tx_id = '${word} $uid'`
const round = (word: string) => `uid = $uid and round_id = '${word} $uid'`
const copied = (columns: string) => `
  insert into command (provider, kind, tx_id, uid, fingerprint, outcome, state, amount, won, balance_after, seq, round_id, at)
  select ${columns} from command where`

type Plant = readonly [check: string, how: string, statements: string]

const fates: readonly Plant[] = [
  ['fate', 'an open bet is said to be settled', `update command set state = 1 where ${bet('open')}`],
  ['fate', 'an open bet is said to be taken back', `update command set state = 2 where ${bet('open')}`],
  ['fate', 'an open bet is said to have won', `update command set won = 1 where ${bet('open')}`],
  ['fate', 'a settled bet is said to be open', `update command set state = 0 where ${bet('settled')}`],
  ['fate', 'a settled bet is said to be taken back', `update command set state = 2, won = 0 where ${bet('settled')}`],
  ['fate', 'a bet is said to have won more', `update command set won = won + 1 where ${bet('settled')}`],
  ['fate', 'a bet is said to have won nothing', `update command set won = 0 where ${bet('instant')}`],
  ['fate', 'a bet taken back is said to be open', `update command set state = 0 where ${bet('taken')}`],
  ['fate', 'a settled bet taken back is settled again', `update command set state = 1 where ${bet('undone')}`],
  [
    'fate',
    'the win of one bet of a round is given to the other',
    `update command set state = 1, won = 10000 where ${bet('pair')};
     update command set state = 0, won = 0 where ${bet('second')}`,
  ],
  ['posting', 'a refused bet is said to be settled', `update command set state = 1 where ${bet('refused')}`],
  ['posting', 'a bet that never came is said to be open', `update command set state = 0 where ${bet('never came')}`],
  ['posting', 'a win is said to have a fate', `update command set state = 1 where tx_id = 'settled won $uid'`],
  ['posting', 'a prize is said to have won', `update command set won = 5 where tx_id = 'prize $uid'`],
]

const commands: readonly Plant[] = [
  [
    'command',
    'it answered another balance',
    `update command set balance_after = balance_after + 1 where ${bet('open')}`,
  ],
  [
    'command',
    'a bet that came with its win answered another balance',
    `update command set balance_after = balance_after + 1 where ${bet('instant')}`,
  ],
  ['command', 'it is of another round', `update command set round_id = 'x' where ${bet('open')}`],
  ['command', 'it is of another moment', `update command set at = at + interval '1 s' where ${bet('open')}`],
  ['command', 'it is of another member', `update command set uid = uid + 1 where ${bet('open')}`],
  ['command', 'it asked for more than was posted', `update command set amount = amount + 1 where ${bet('open')}`],
  ['posting', 'it names the posting of another', `update command set seq = seq + 1 where ${bet('open')}`],
  ['posting', 'it names no posting', `update command set seq = null where ${bet('open')}`],
  ['posting', 'a refusal is said to be accepted', `update command set outcome = 0 where ${bet('refused')}`],
  ['posting', 'a refusal names a posting', `update command set seq = 1 where ${bet('refused')}`],
  ['posting', 'a refusal is none of those that are kept', `update command set outcome = 42 where ${bet('refused')}`],
  [
    'command',
    'an accepted bet is said to be refused',
    `update command set outcome = 1, seq = null where ${bet('open')}`,
  ],
  [
    'posting',
    'a deposit of ours has no posting',
    `update command set seq = null where provider = 0 and tx_id = 'deposit $uid'`,
  ],
  [
    'command',
    'a posting has two commands',
    `${copied('provider, 2, tx_id, uid, fingerprint, 0, 0, won, 0, balance_after, seq, round_id, at')} ${bet('instant')}`,
  ],
  [
    'print',
    'a bet is known by another print',
    `update command set fingerprint = gen_random_uuid() where ${bet('open')}`,
  ],
  [
    'print',
    'a rollback is known by another print',
    `update command set fingerprint = gen_random_uuid() where tx_id = 'taken back $uid'`,
  ],
  [
    'print',
    'a deposit is known by another print',
    `update command set fingerprint = gen_random_uuid() where tx_id = 'deposit $uid'`,
  ],
  [
    'print',
    'a prize is known by another print',
    `update command set fingerprint = gen_random_uuid() where tx_id = 'prize $uid'`,
  ],
  ['posting', 'a bet has no print', `update command set fingerprint = null where ${bet('open')}`],
  [
    'orphan',
    'a command is of nobody',
    `${copied("provider, kind, 'x', 99, fingerprint, 1, 0, amount, 0, 0, null, 'x', at")} ${bet('refused')}`,
  ],
]

const rounds: readonly Plant[] = [
  [
    'round',
    'it was bet and given back more',
    `update round set bet = bet + 1, refund = refund + 1 where ${round('open')}`,
  ],
  ['round', 'it was bet and won more', `update round set bet = bet + 1, win = win + 1 where ${round('settled')}`],
  [
    'round',
    'it gave back less and won less',
    `update round set refund = refund - 1, win = win + 1 where ${round('undone')}`,
  ],
  ['round', 'it began before', `update round set opened_at = opened_at - interval '1 s' where ${round('open')}`],
  [
    'round',
    'it ended at another time',
    `update round set closed_at = closed_at + interval '1 s' where ${round('settled')}`,
  ],
  ['round', 'it is another game', `update round set game = game + 1 where ${round('open')}`],
  ['round', 'more bets stand in it', `update round set bets = bets + 1 where ${round('open')}`],
  ['round', 'a bet that was taken back stands', `update round set bets = 1 where ${round('taken')}`],
  ['round', 'it is of a game with two sides', `update round set two_sided = true where ${round('instant')}`],
  ['round', 'it is of a tester', `update round set tester = true where ${round('settled')}`],
  ['round', 'it is open again', `update round set closed_at = null where ${round('settled')}`],
  ['rounds', 'it is closed without its wallet', `update round set closed_at = opened_at where ${round('open')}`],
  [
    'rounds',
    'a wallet counts one open round more',
    `update wallet set open_rounds = open_rounds + 1 where uid = $uid and asset = $php`,
  ],
  ['rounds', 'a wallet counts no open rounds', `update wallet set open_rounds = 0 where uid = $uid and asset = $php`],
  ['rounds', 'a wallet of coins has rounds', `update wallet set open_rounds = 1 where uid = $uid and asset = 'FIL'`],
]

const names: readonly Plant[] = [
  ['posting', 'what took a bet back has a stake', `update command set amount = 1 where ${bet('never came')}`],
  ['posting', 'what took a bet back is of a win', `update command set kind = 2 where ${bet('never came')}`],
  ['unposted', 'what took a bet back is gone', `delete from command where ${bet('never came')}`],
  ['unposted', 'what a bet met is gone', `delete from command where kind = 7 and tx_id = 'met $uid'`],
  ['round', 'a round is not settled by the win that named it', `update round set settled = 0 where ${round('whole')}`],
  ['round', 'a round is settled that no win named', `update round set settled = 1 where ${round('open')}`],
  ['print', 'a name of a bet is forgotten', `delete from bet_reference where tx_id = 'named $uid'`],
  ['print', 'a bet came under another name', `update bet_reference set bet_ref = 'x' where tx_id = 'named $uid'`],
  ['print', 'a bet has two names', `insert into bet_reference select 'x', provider, tx_id, uid from bet_reference`],
  ['reference', 'a name is of no bet', `update bet_reference set tx_id = 'x' where tx_id = 'named $uid'`],
  ['reference', 'a name is of another provider', `update bet_reference set provider = 2 where tx_id = 'named $uid'`],
  ['reference', 'a name is of another member', `update bet_reference set uid = uid + 1 where tx_id = 'named $uid'`],
]

const own = (kind: number, name: string) => `provider = 0 and kind = ${kind} and tx_id = '${name} $uid'`
const endings: readonly Plant[] = [
  ['ended', 'less of a hold is said to be ended', `update command set won = won - 1 where ${own(11, 'hold')}`],
  ['ended', 'a hold is said to be ended wholly', `update command set state = 1 where ${own(11, 'hold')}`],
  ['ended', 'a payment is said not to be reversed', `update command set state = 0, won = 0 where ${own(13, 'paid')}`],
  ['ended', 'more of an order is said to be refunded', `update command set won = won + 1 where ${own(40, 'order')}`],
  ['ended', 'more was refunded than was spent', `update command set amount = 5 where ${own(40, 'order')}`],
  [
    'posting',
    'a refund is of an order that is not there',
    `update command set round_id = 'x' where ${own(41, 'refund')}`,
  ],
  ['posting', 'a refused order is said to be refunded', `update command set won = 1 where ${own(40, 'order refused')}`],
  [
    'print',
    'a release is known by another print',
    `update command set fingerprint = gen_random_uuid() where ${own(12, 'release')}`,
  ],
  [
    'print',
    'a refund names another order',
    `update command set round_id = 'order refused $uid' where ${own(41, 'refund')};
     update journal set round_id = 'order refused $uid' where kind = 41 and reference = 'refund $uid'`,
  ],
]

const lateCredits: readonly Plant[] = [
  ['credit', 'it is of another amount', 'update late_credit set amount = amount + 1'],
  ['credit', 'it is of another posting', 'update late_credit set seq = seq - 1'],
  ['credit', 'it is of another moment', `update late_credit set at = at - interval '1 s'`],
  ['credit', 'it is of another wallet', `update late_credit set asset = 'FIL'`],
  ['orphan', 'it is of nobody', 'update late_credit set uid = 99'],
  ['credit', 'nobody is told of it', 'delete from late_credit'],
  [
    'credit',
    'it came while the wallet was open',
    `insert into late_credit select uid, asset, seq, amount, at
    from journal where reference = 'deposit $uid'`,
  ],
  [
    'credit',
    'the wallet was closed later',
    'update wallet_closing set from_seq = from_seq + 1 where from_seq < until_seq',
  ],
  ['credit', 'the wallet was open again sooner', 'update wallet_closing set until_seq = from_seq'],
  ['credit', 'that it was closed is forgotten', 'delete from wallet_closing'],
  ['credit', 'it was another wallet', `update wallet_closing set asset = 'FIL' where from_seq < until_seq`],
  ['credit', 'it is closed and nothing says since when', 'update wallet set gates = gates | 1 where uid = $uid'],
  ['credit', 'it was never opened again', 'update wallet_closing set until_seq = null'],
  ['orphan', 'a closing is of nobody', 'update wallet_closing set uid = 99'],
]

const gates: readonly Plant[] = [
  ['gate', 'it is closed and no cause says so', 'update wallet set gates = gates | 2 where uid = $uid'],
  ['gate', 'one of its assets is', `update wallet set gates = gates | 2 where uid = $uid and asset = 'FIL'`],
  ['gate', 'it closes and no cause says so', 'update wallet set play_until = now() where uid = $uid'],
  ['gate', 'a cause closes it and it is open', `insert into play_gate values ($uid, 'staff', null, null, now())`],
  [
    'gate',
    'a cause will close it and it stays open',
    `insert into play_gate values ($uid, 'rest', now(), 'infinity', now())`,
  ],
  ['orphan', 'a cause is of nobody', `insert into play_gate values (99, 'staff', null, null, now())`],
]

const lots: readonly Plant[] = [
  ['lot', 'it is closed', `update lot set closed_at = opened_at where uid = $uid`],
  [
    'lot',
    'it is closed by itself',
    `update lot set closed_at = opened_at, closed_by = seq where uid = $uid and kind = 10`,
  ],
  [
    'lot',
    'it was closed by a later one without need',
    `
    update lot set closed_at = opened_at, closed_by = (select max(seq) from lot where uid = $uid) where uid = $uid and kind = 10`,
  ],
  ['lot', 'it was closed at another time', `update lot set closed_at = closed_at + interval '1 s'`],
  ['lot', 'it was closed and is open again', `update lot set closed_at = null, closed_by = null`],
  ['lot', 'it was opened at another time', `update lot set opened_at = opened_at + interval '1 s' where uid = $uid`],
  ['lot', 'it ends elsewhere', `update lot set release_at = release_at + 1 where uid = $uid and kind = 20`],
  [
    'lot',
    'a level bonus asks for no whole times its amount',
    `update lot set required = required + 1 where uid = $uid and kind = 4003`,
  ],
]

/** Each of these sums is one more in every row. */
function raised(check: Plant[0], table: string, columns: readonly string[]): Plant[] {
  return columns.map(column => [
    check,
    `the ${column} of ${table} are changed`,
    `update ${table} set ${column} = ${column} + 1`,
  ])
}

const readings: readonly Plant[] = [
  ...['bet', 'refund', 'win', 'game', 'seq'].map(
    column =>
      [
        'record',
        `its ${column} is changed`,
        `update bet_record set ${column} = ${column} + 100 where ${round('settled')}`,
      ] as const,
  ),
  ['record', 'its status is changed', `update bet_record set status = 2 where ${round('settled')}`],
  [
    'record',
    'its beginning is changed',
    `update bet_record set opened_at = opened_at - interval '1 s' where ${round('settled')}`,
  ],
  ['record', 'its end is changed', `update bet_record set settled_at = null where ${round('settled')}`],
  ['record', 'it is forgotten', `delete from bet_record where ${round('settled')}`],
  ['record', 'it is of another round', `update bet_record set round_id = 'x' where ${round('settled')}`],
  ['record', 'it is of another provider', `update bet_record set provider = 2 where ${round('settled')}`],
  ...raised('day', 'bet_day', ['rounds', 'bet', 'win']),
  ['day', 'the day of a member is forgotten', `delete from bet_day where uid = $uid`],
  ['day', 'the day of a member is made up', `insert into bet_day values ($uid, '2020-01-01', 0, 1, 1, 1, 1)`],
  ['day', 'the day of a member is of another type', `update bet_day set game_type = 77 where uid = $uid`],
  ...raised('day', 'game_day', ['rounds', 'bet', 'win', 'bet_squares', 'win_squares', 'products']),
  ['day', "a game's day is forgotten", 'delete from game_day'],
  ['day', "a game's day is made up", `insert into game_day (game, day, rounds) values (9, '2020-01-01', 1)`],
  ...raised('tally', 'tally_game', ['rounds', 'bet', 'win', 'turnover']),
  ['tally', 'a tally is forgotten', 'delete from tally_game where uid = $uid'],
  ...[`brand = 'x'`, 'is_free = not is_free', 'game = 77', 'game_type = 77'].map(
    change => ['tally', `a tally has ${change}`, `update tally_game set ${change} where uid = $uid`] as const,
  ),
  [
    'tally',
    'a tally was counted earlier',
    `update tally_game set last_counted_at = last_counted_at - interval '1 s' where uid = $uid`,
  ],
  [
    'tally',
    'a tally was counted on another day',
    `update tally_game set last_counted_at = last_counted_at + interval '1 day' where uid = $uid`,
  ],
  ['record', 'its play is changed', `update bet_record set turnover = turnover + 1 where ${round('settled')}`],
  ['record', 'its bets were free', `update bet_record set is_free = not is_free where ${round('settled')}`],
  ['tally', 'it was launched elsewhere', `update bet_record set brand = 'x' where ${round('settled')}`],
  ...raised('tally', 'tally_money', ['count', 'amount']),
  ['tally', 'the money of a day is forgotten', 'delete from tally_money where uid = $uid'],
  ['tally', 'the money of a day is of another kind', 'update tally_money set kind = kind + 1000 where uid = $uid'],
  ['tally', 'the money of a day is of another day', 'update tally_money set day = day - 1 where uid = $uid'],
  ['day', 'what a tester played is counted', 'update bet_record set tester = true'],
  [
    'reader',
    'a reader stands before the end of the journal',
    `update reader set tx = '9000000000' where name = 'audit'`,
  ],
]

const others: readonly Plant[] = [
  ['orphan', 'a game session is of nobody', 'update game_session set uid = 99'],
  [
    'session',
    'a game session expired before it began',
    `update game_session set expires_at = opened_at - interval '1 s'`,
  ],
  [
    'print',
    'a posting is of another game',
    `update journal set game = game + 1 where uid = $uid and reference = 'prize $uid'`,
  ],
  [
    'fate',
    'a posting of a round is of another game',
    `update journal set game = game + 1 where uid = $uid and reference = 'settled won $uid'`,
  ],
  [
    'account',
    'money came from an account it cannot come from',
    `update journal set source = 6000 where reference = 'deposit $uid'`,
  ],
  ['account', 'a bet went to another provider', `update journal set destination = 1002 where reference = 'open $uid'`],
  ...['balance', 'held', 'turnover', 'release_at'].map(
    column =>
      [
        'proven',
        `the ${column} that was proven is another`,
        `update audited set ${column} = ${column} + 1 where uid = $uid and asset = $php`,
      ] as const,
  ),
  [
    'proven',
    'what was proven hashed to something else',
    `update audited set hash = sha256('x') where uid = $uid and asset = $php`,
  ],
  [
    'proven',
    'more is said to be proven than there is',
    `update audited set seq = seq + 5 where uid = $uid and asset = $php`,
  ],
  ['orphan', 'what was proven is of nobody', `update audited set uid = 99 where uid = $uid and asset = 'FIL'`],
]

const holds = async () => expect((await auditAll(world)).findings).toEqual([])

test('a ledger with every fate there is holds', holds)

describe.each([
  ['what became of a bet', fates],
  ['commands', commands],
  ['rounds', rounds],
  ['what took bets back before they came, and their names', names],
  ['what ends a hold, a payment or an order', endings],
  ['credits of closed wallets', lateCredits],
  ['what closes play [FACT-07]', gates],
  ['lots', lots],
  ['what readers made of the journal [FACT-103]', readings],
  ['what stands around it', others],
])('the whole audit looks at %s and finds it when', (_what, plants) => {
  test.each(plants)('%s: %s', async (check, _how, statements) => {
    expect(await checksAfter(statements)).toContain(check)
  })
})

test('and holds again after all of them', holds)
