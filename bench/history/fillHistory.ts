import type pg from 'pg'

/** Postings of each member but one, who has a tenth of all there are. */
const postingsEach = 100
const daysBack = 29

export interface Filling {
  readonly rows: number
  /** Members that ask afterwards. The first of them has the tenth. */
  readonly players: readonly bigint[]
  readonly onRows: (done: number) => void
}

/** Writes a month of play in the order of time, as it would have come: what is one member's lies far apart. */
export async function fillHistory(client: pg.Client, { rows, players, onRows }: Filling): Promise<void> {
  const [heavy = 0n, ...others] = players
  await client.query('set search_path = member_00, ref')
  await client.query(`create temp table filled (uid bigint primary key, fold bigint not null)`)
  await client.query(`insert into filled select * from unnest($1::bigint[], array_fill(1, array[$2::integer]))`, [
    others,
    others.length,
  ])
  const strangers = (rows * 0.9) / postingsEach - others.length
  await client.query('insert into filled select 1000000000 + n, 1 from generate_series(1, $1) n', [strangers])
  await client.query('insert into filled values ($1, $2)', [heavy, rows / 10 / postingsEach])
  await client.query('create temp view playing as select id, game_type from game join category on name = category')
  for (let pass = 1; pass <= postingsEach; pass++) {
    await client.query(post(pass))
    if (isBonus(pass)) await client.query(openLot(pass))
    if (isBet(pass)) await client.query(record(pass))
    onRows((rows * pass) / postingsEach)
  }
  await client.query(`
    insert into bet_day (uid, day, game_type, status, rounds, bet, win)
    select uid, (opened_at at time zone 'Asia/Manila')::date, game_type, status, count(*), sum(bet), sum(win)
    from bet_record group by 1, 2, 3, 4`)
  await client.query('reset search_path')
  await client.query('vacuum analyze')
}

function isDeposit(pass: number): boolean {
  return pass % 25 === 1
}

function isBonus(pass: number): boolean {
  return pass % 25 === 2
}

function isBet(pass: number): boolean {
  return !isDeposit(pass) && !isBonus(pass) && pass % 2 === 1
}

/** Every posting of this turn, with its number and moment. A member who has more of them has them in each turn. */
function turn(pass: number): string {
  return `(
    select uid, (${pass} - 1) * fold + n as seq, now() - interval '${daysBack} days'
      + interval '${daysBack} days' * ((${pass} - 1 + n::float / (fold + 1)) / ${postingsEach})
      + interval '1 second' * (uid % 600) / fold as at
    from filled, generate_series(1, fold) n) turn`
}

function post(pass: number): string {
  const kind = isDeposit(pass) ? 10 : isBonus(pass) ? 4001 : isBet(pass) ? 1 : 2
  const house = isDeposit(pass) ? 2001 : isBonus(pass) ? 3001 : 1001
  const [source, destination] = isBet(pass) ? [0, house] : [house, 0]
  const isPlay = kind < 10
  return `
    insert into journal (uid, asset, seq, kind, source, destination, amount, balance_after, turnover, provider, reference,
      round_id, game, at, hash)
    select uid, 'PHP', seq, ${kind}, ${source}, ${destination}, 5000, 1000000, 0, ${isPlay ? 1 : 0},
      encode(int8send(uid), 'hex') || seq, ${isPlay ? `'round ' || uid || ' ' || seq` : `''`}, ${isPlay ? 1 : 0}, at,
      sha256(int8send(uid) || int8send(seq))
    from ${turn(pass)}`
}

function openLot(pass: number): string {
  const isClosed = pass < 75
  return `
    insert into lot (uid, asset, seq, kind, reference, amount, required, release_at, opened_at, closed_at)
    select uid, 'PHP', seq, 4001, 'lot ' || seq, 5000, 50000, 50000 * seq, at, ${isClosed ? 'at' : 'null'}
    from ${turn(pass)} where seq % greatest(1, (select fold from filled f where f.uid = turn.uid)) = 0`
}

/** One round in fifty is still open. */
function record(pass: number): string {
  const status = pass % 50 === 49 ? 0 : 1
  return `
    insert into bet_record (uid, seq, provider, round_id, game, game_type, tester, bet, refund, win, status, opened_at,
      settled_at)
    select turn.uid, seq, 1, 'round ' || turn.uid || ' ' || seq, id, game_type, false, 5000, 0, 4000, ${status}, at,
      ${status === 1 ? 'at' : 'null'}
    from ${turn(pass)}, (select id, game_type from playing order by id offset ${pass % 10} limit 1) game`
}
