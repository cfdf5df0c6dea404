import { execFile, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { percentile } from '../load/figures.ts'
import { processorTimeOf, processorTimeOfEnded } from '../load/processorTime.ts'
import type { Figures } from './load.ts'
import { game, gameInToken, provider, wallets } from './members.ts'

const run = promisify(execFile)

/** Debian's pgbench, installed where it is missing and may be; a sentence why not otherwise. */
export function ensurePgbench(): string | undefined {
  if (isThere()) return undefined
  if (process.getuid?.() !== 0) return 'pgbench is missing: install postgresql-contrib to get the yardstick.'
  spawnSync('apt-get', ['install', '-y', '-q', 'postgresql-contrib'], { stdio: 'ignore', timeout: 300_000 })
  return isThere() ? undefined : 'pgbench is missing and could not be installed, so there is no yardstick.'
}

function isThere(): boolean {
  return spawnSync('pgbench', ['--version'], { stdio: 'ignore' }).status === 0
}

/** The same bet for pgbench: one call, one command, one transaction. */
const oneBet = `
\\set uid random(1, ${wallets})
\\set tx random(1000000000000000000, 9000000000000000000)
select * from member_00.apply_batch(array[:uid::bigint], array[1::smallint], array[${provider}::smallint], array['p' || :tx], array[null],
  array['r' || :tx], array[${game}], array[5000::bigint], array[null::bigint], array[128], array[null::smallint],
  array['7c9d0b0e-6bd7-4c3e-8d7c-2f0f3a1d5b11'::uuid],
  array[encode(sha256(convert_to('${provider}bench0${gameInToken}' || lpad(:uid::bigint::text, 25, '0'), 'UTF8')), 'hex')], array[null],
  (extract(epoch from now()) * 1000)::bigint, true)
`
/** The plans that the product's own connections ask for. */
const settings = '-c plan_cache_mode=force_generic_plan -c jit=off -c enable_seqscan=off -c enable_bitmapscan=off'
const scale = 16

export interface PgbenchWish {
  readonly clients: number
  readonly seconds: number
}

export interface Pgbench {
  prepare(url: string): Promise<void>
  tpcb(url: string, wish: PgbenchWish): Promise<Figures>
  oneBet(url: string, wish: PgbenchWish): Promise<Figures>
  remove(): void
}

export function openPgbench(postgresPid: number): Pgbench {
  const folder = mkdtempSync(join(tmpdir(), 'saya-pgbench-'))
  chmodSync(folder, 0o755)
  const script = join(folder, 'bet.sql')
  writeFileSync(script, oneBet)

  async function measure(words: readonly string[], url: string, { clients, seconds }: PgbenchWish): Promise<Figures> {
    const before = { postgres: processorTimeOf(postgresPid), pgbench: processorTimeOfEnded(process.pid) }
    const options = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '1', '-T', String(seconds), '-l', ...words]
    const env = { ...process.env, PGOPTIONS: words.length > 0 ? settings : '' }
    const { stdout } = await run('pgbench', [...options, url], { cwd: folder, env, timeout: (seconds + 60) * 1000 })
    const takenMs = readTimes(folder)
    const postgresUs = ((processorTimeOf(postgresPid) - before.postgres) * 1e6) / takenMs.length
    const loadUs = ((processorTimeOfEnded(process.pid) - before.pgbench) * 1e6) / takenMs.length
    const [p50Ms, p99Ms] = [percentile(takenMs, 50), percentile(takenMs, 99)]
    // What pgbench says itself, without the time its connections took to open.
    return { perSecond: Number(/tps = ([\d.]+)/.exec(stdout)?.[1]), p50Ms, p99Ms, postgresUs, serverUs: 0, loadUs }
  }
  return {
    prepare: async url => void (await run('pgbench', ['-i', '-q', '-s', String(scale), url], { timeout: 120_000 })),
    tpcb: (url, wish) => measure([], url, wish),
    oneBet: (url, wish) => measure(['-f', script], url, wish),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Each line of its log is one transaction; the third number is how long it took, in microseconds. */
function readTimes(folder: string): number[] {
  const logs = readdirSync(folder).filter(name => name.startsWith('pgbench_log'))
  const times = logs.flatMap(name => {
    const lines = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n')
    return lines.map(line => Number(line.split(' ')[2]) / 1000)
  })
  for (const name of logs) rmSync(join(folder, name))
  return times
}
