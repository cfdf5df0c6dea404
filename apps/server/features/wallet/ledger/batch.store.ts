import type pg from 'pg'
import { type CommandFields, kindNumber, referenceOf, type WalletCommand, type WinCommand } from './command.ts'
import type { Facts, KnownAct, KnownBet, KnownRound, KnownSession, LockedPurse } from './fact.ts'
import { firstHead } from './chain.ts'
import { stands } from './judgement.ts'
import { oldestDay } from './playLimit.rules.ts'

/** A schema of members on a connection in the midst of a transaction. */
export interface BatchPlace {
  readonly client: pg.Client
  readonly schema: string
}

const asText = { getTypeParser: () => (text: string) => text }

interface Question {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

async function ask<Row>({ client, schema }: BatchPlace, { name, text, values }: Question) {
  const query = { name: `${name} ${schema}`, text, values: [...values], types: asText }
  return (await client.query<Row & pg.QueryResultRow>(query)).rows
}

type TextOf<T> = {
  readonly [K in keyof T]: T[K] extends bigint ? string : T[K] extends bigint | null ? string | null : T[K]
}

interface PurseRow {
  readonly purse: string
}

/**
 * Locks wallets in the order of their uids. Those that somebody else holds are passed over, unless they are waited for.
 * What is read after this sees all that was committed by whoever held them before.
 */
export async function lockPurses(place: BatchPlace, uids: readonly bigint[], waits: boolean): Promise<LockedPurse[]> {
  const text = `
    select jsonb_build_object('uid', uid::text, 'balance', balance::text, 'turnover', turnover::text,
      'version', version::text, 'head', encode(head, 'hex'), 'gates', gates,
      'playUntilMs', (extract(epoch from play_until) * 1000)::bigint, 'openRounds', open_rounds, 'isTester', tester,
      'unposted', unposted::text, 'unpostedHead', encode(unposted_head, 'hex'), 'limits',
      case when play_most is not null then jsonb_build_object('most', play_most::text[], 'used', play_used::text[],
        'countedOn', play_counted_on) end) as purse
    from ${place.schema}.wallet
    where uid = any ($1::bigint[]) and asset = 'PHP' order by uid for update${waits ? '' : ' skip locked'}`
  const rows = await ask<PurseRow>(place, { name: waits ? 'wait for purses' : 'lock purses', text, values: [uids] })
  return rows.map(({ purse }) => purseOf(JSON.parse(purse)))
}

interface ReadPurse extends TextOf<Pick<LockedPurse, 'uid' | 'balance' | 'turnover' | 'version' | 'unposted'>> {
  readonly head: string
  readonly gates: number
  readonly playUntilMs: number | null
  readonly openRounds: number
  readonly isTester: boolean
  readonly unpostedHead: string | null
  readonly limits: {
    readonly most: readonly (string | null)[]
    readonly used: readonly string[]
    readonly countedOn: string
  } | null
}

const closedGate = 1

function purseOf({ head, gates, unpostedHead, limits, ...read }: ReadPurse): LockedPurse {
  return {
    ...read,
    uid: BigInt(read.uid),
    balance: BigInt(read.balance),
    turnover: BigInt(read.turnover),
    version: BigInt(read.version),
    unposted: BigInt(read.unposted),
    head: Buffer.from(head, 'hex'),
    unpostedHead: unpostedHead === null ? firstHead : Buffer.from(unpostedHead, 'hex'),
    isOpenToBets: gates === 0,
    isClosed: (gates & closedGate) !== 0,
    limits: limits && {
      ...limits,
      most: limits.most.map(units => (units === null ? null : BigInt(units))),
      used: limits.used.map(BigInt),
    },
  }
}

/** Which of some members have a wallet at all. */
export async function listPurses(place: BatchPlace, uids: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  const text = `select uid from ${place.schema}.wallet where uid = any ($1::bigint[]) and asset = 'PHP'`
  const rows = await ask<{ uid: string }>(place, { name: 'list purses', text, values: [uids] })
  return new Set(rows.map(({ uid }) => BigInt(uid)))
}

/** A bet, as it is read beside a command. */
const betFields = `jsonb_build_object('uid', x.uid::text, 'txId', x.tx_id, 'print', x.fingerprint, 'outcome', x.outcome,
  'state', x.state, 'amount', x.amount::text, 'won', x.won::text, 'seq', x.seq::text, 'roundId', x.round_id,
  'atMs', (extract(epoch from x.at) * 1000)::bigint)`

/** What stands under a command's own key, in its round and under the names that it gives. */
const namedText = (s: string) => `    'own', (
      select jsonb_build_object('print', x.fingerprint, 'outcome', x.outcome, 'balance', x.balance_after::text,
        'seq', x.seq::text, 'roundId', x.round_id)
      from ${s}.command x where x.provider = i.provider and x.kind = i.kind and x.tx_id = i.tx
    ),
    'round', (
      select jsonb_build_object('game', x.game, 'bet', x.bet::text, 'refund', x.refund::text, 'win', x.win::text,
        'turnover', x.turnover::text, 'openedAtMs', (extract(epoch from x.opened_at) * 1000)::bigint,
        'closedAtMs', (extract(epoch from x.closed_at) * 1000)::bigint, 'settled', x.settled::text, 'bets', x.bets,
        'isFree', x.free, 'isTwoSided', x.two_sided)
      from ${s}.round x where x.uid = i.uid and x.provider = i.provider and x.round_id = i.round
    ),
    'session', case when i.session is not null then (
      select jsonb_build_object('uid', x.uid::text, 'provider', x.provider,
        'expiresAtMs', (extract(epoch from x.expires_at) * 1000)::bigint, 'hasEnded', x.ended_at is not null)
      from ${s}.game_session x where x.token_hash = decode(i.session, 'hex')
    ) end,
    'bet', case when i.ref is not null then (
      select ${betFields} from ${s}.command x where x.provider = i.provider and x.kind = 1 and x.tx_id = i.ref
    ) end,
    'called', case when i.name is not null then coalesce((
      select jsonb_agg(b.bet) from (
        select ${betFields} as bet from ${s}.bet_reference n
        join ${s}.command x on x.tx_id = n.tx_id and x.provider = n.provider and x.kind = 1
        where n.bet_ref = i.name and n.provider = i.provider and n.uid = i.uid
        order by x.outcome <> 0, x.state = 2, x.seq limit 2
      ) b
    ), (
      select jsonb_agg(b.bet) from (
        select ${betFields} as bet from ${s}.bet_reference n
        join ${s}.command x on x.tx_id = n.tx_id and x.provider = n.provider and x.kind = 1
        where n.bet_ref = i.name and n.provider = i.provider limit 1
      ) b
    )) end`

/** What came before a command that was not there yet, and what it must not be taken for. */
const besideText = (s: string) => `    'isCancelled', i.kind = 1 and exists (
      select from ${s}.command x
      where x.provider = i.provider and x.kind = 1 and x.tx_id in (i.tx, i.own_name) and x.fingerprint is null
    ),
    'met', case when i.kind = 1 then (
      select x.fingerprint from ${s}.command x where x.provider = i.provider and x.kind = 7 and x.tx_id = i.tx
    ) end,
    'isBack', i.kind in (2, 4) and exists (
      select from ${s}.command x
      where x.provider = i.provider and x.kind = 1 and x.tx_id = i.tx and x.uid = i.uid and x.fingerprint is null
        and (x.round_id = i.round or i.promo)
    ),
    'hasUntaken', i.kind = 2 and i.ref is null and (exists (
      select from ${s}.command x
      where x.uid = i.uid and x.provider = i.provider and x.round_id = i.round and x.kind = 1 and x.outcome <> 0
    ) or exists (
      select from ${s}.command x
      where x.uid = i.uid and x.provider = i.provider and x.round_id = i.round and x.kind = 7
    )),
    'namesCredit', i.kind = 3 and (exists (
      select from ${s}.command x
      where x.provider = i.provider and x.kind in (2, 4) and x.tx_id = i.ref and x.uid = i.uid and x.outcome = 0
        and (x.round_id = i.round or i.unsaid or x.kind = 4 and x.sent_promo)
    ) or i.name is not null and exists (
      select from ${s}.command x
      where x.sent_ref = i.name and x.provider = i.provider and x.kind = 4 and x.uid = i.uid and x.outcome = 0
    )),
    'wins', case when i.kind = 3 and i.since is not null then (
      select jsonb_agg(jsonb_build_object('day', w.day, 'amount', w.amount::text)) from (
        select (x.at at time zone 'Asia/Manila')::date as day, sum(x.amount) as amount from ${s}.journal x
        where x.uid = i.uid and x.asset = 'PHP' and x.kind = 2 and x.provider = i.provider and x.round_id = i.round
          and x.at >= i.since::timestamp at time zone 'Asia/Manila'
        group by 1
      ) w
    ) end`

const factsText = (s: string) => `
  select jsonb_build_object(${namedText(s)},${besideText(s)}) as facts
  from jsonb_to_recordset($1::jsonb) as i (place integer, uid bigint, kind smallint, provider smallint, tx text, ref text,
    name text, own_name text, round text, session text, promo boolean, unsaid boolean, since date)
  order by i.place`

interface FactsWish {
  readonly commands: readonly WalletCommand[]
  readonly purses: ReadonlyMap<bigint, LockedPurse>
  readonly nowMs: number
}

/** What is known of each command, in their order. */
export async function readFacts(place: BatchPlace, { commands, purses, nowMs }: FactsWish): Promise<Facts[]> {
  const asked = commands.map((command, index) => ({
    ...questionOf(command),
    place: index,
    since: purses.get(command.uid)?.limits ? oldestDay(nowMs) : null,
  }))
  const rows = await ask<{ facts: string }>(place, {
    name: 'read facts',
    text: factsText(place.schema),
    values: [JSON.stringify(asked)],
  })
  const all = rows.map(({ facts }) => factsOf(JSON.parse(facts)))
  for (const [index, facts] of all.entries()) {
    const command = commands[index]
    if (command?.kind !== 'settle' || facts.called.filter(stands).length < 2) continue
    all[index] = { ...facts, called: await listStanding(place, command) }
  }
  return all
}

function questionOf(command: CommandFields) {
  const { kind, provider, uid, txId, roundId, session, refTxId, sentRef, isByReference } = command
  const ofPrize = kind === 'promo' ? sentRef : undefined
  return {
    uid: String(uid),
    kind: kindNumber(kind),
    provider,
    tx: txId,
    ref: refTxId ?? ofPrize ?? null,
    name: (isByReference ? refTxId : ofPrize) ?? null,
    own_name: kind === 'bet' ? (referenceOf(command) ?? null) : null,
    round: roundId,
    session: kind === 'bet' ? (session?.toString('hex') ?? null) : null,
    promo: command.isSentAsPromo === true,
    unsaid: command.isRoundUnsaid === true,
  }
}

/** All bets of a member that stand and are called by one name, the first of them first. */
async function listStanding(place: BatchPlace, { provider, uid, refTxId }: WinCommand): Promise<KnownBet[]> {
  const text = `
    select ${betFields} as bet from ${place.schema}.bet_reference n
    join ${place.schema}.command x on x.tx_id = n.tx_id and x.provider = n.provider and x.kind = 1
    where n.bet_ref = $1 and n.provider = $2 and n.uid = $3 and x.outcome = 0 and x.state <> 2 order by x.seq`
  const rows = await ask<{ bet: string }>(place, { name: 'list standing', text, values: [refTxId, provider, uid] })
  return rows.map(({ bet }) => betOf(JSON.parse(bet)))
}

interface ReadFacts extends Pick<Facts, 'session' | 'isCancelled' | 'met' | 'isBack' | 'hasUntaken' | 'namesCredit'> {
  readonly own: TextOf<KnownAct> | null
  readonly round: TextOf<KnownRound> | null
  readonly bet: TextOf<KnownBet> | null
  readonly called: readonly TextOf<KnownBet>[] | null
  readonly wins: readonly { readonly day: string; readonly amount: string }[] | null
}

type ReadSession = TextOf<KnownSession> | null

function factsOf(read: Omit<ReadFacts, 'session'> & { readonly session: ReadSession }): Facts {
  const { own, session, bet, called, round, wins } = read
  return {
    ...read,
    own: own ? { ...own, balance: BigInt(own.balance), seq: own.seq === null ? null : BigInt(own.seq) } : undefined,
    round: round ? roundOf(round) : undefined,
    session: session ? { ...session, uid: BigInt(session.uid) } : undefined,
    bet: bet ? betOf(bet) : undefined,
    called: called?.map(betOf) ?? [],
    wins: wins?.map(({ day, amount }) => ({ day, amount: BigInt(amount) })) ?? [],
  }
}

function betOf(bet: TextOf<KnownBet>): KnownBet {
  const { uid, amount, won, seq } = bet
  const sums = { uid: BigInt(uid), amount: BigInt(amount), won: BigInt(won) }
  return { ...bet, ...sums, seq: seq === null ? null : BigInt(seq) }
}

function roundOf(round: TextOf<KnownRound>): KnownRound {
  const { bet, refund, win, turnover, settled } = round
  const sums = { bet: BigInt(bet), refund: BigInt(refund), win: BigInt(win) }
  return { ...round, ...sums, turnover: BigInt(turnover), settled: BigInt(settled) }
}
