import { type ChildProcess, fork } from 'node:child_process'
import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { withClient } from '../load/place.ts'
import { openRawCaller } from '../load/rawCaller.ts'
import { nextName, randomUid, wallets } from './members.ts'

export interface HttpBets {
  readonly serverPid: number
  uniform(): Promise<void>
  close(): Promise<void>
}

const partner = 'bench'
const key = randomBytes(32)
const path = '/rgs/v1/bet'
const rootFolder = join(import.meta.dirname, '../..')

/** The product's own server, and a provider that signs its bets as RPP/1 has it. A sentence where it has no such door. */
export async function openHttpBets(url: string, port: number): Promise<HttpBets | string> {
  const server = await startServer(url, port)
  if (!server) return 'The server did not start, so bets through HTTP were not measured: npm run build comes first.'
  const caller = openRawCaller(port)
  const ended = once(server, 'exit')
  async function close(): Promise<void> {
    caller.close()
    server?.kill('SIGTERM')
    await ended
  }
  if ((await caller.post({ path, headers: {}, body: '{}' })).status === 404) {
    await close()
    return `This server has no ${path} yet, so bets through HTTP were not measured.`
  }
  await linkProvider(url)

  async function uniform(): Promise<void> {
    const uid = String(randomUid())
    const body = JSON.stringify(betOf(uid))
    const { status, text } = await caller.post({ path, headers: signedHeaders(body), body })
    if (status !== 200 || !text.includes('"OK"')) throw new Error(`A bet was answered ${status} ${text}`)
  }
  return { serverPid: server.pid ?? 0, uniform, close }
}

async function startServer(url: string, port: number): Promise<ChildProcess | undefined> {
  const secret = randomBytes(32).toString('base64')
  const server = fork(join(rootFolder, 'apps/server/main.ts'), [], {
    cwd: rootFolder,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: url,
      MEMBER_SCHEMAS: '1',
      PORT: String(port),
      MASTER_KEY: secret,
      OTP_PEPPER: secret,
      SMS_URL: 'http://127.0.0.1:9',
      SMS_ACCOUNT: partner,
      SMS_KEY: partner,
      LOG_LEVEL: 'error',
      PROVIDER_KEYS: `${partner}:1:${key.toString('base64')}`,
    },
  })
  for (;;) {
    const [report] = (await Promise.race([once(server, 'message'), once(server, 'exit')])) as [{ type?: string }]
    if (report.type === 'ready') return server
    if (report.type !== 'progress') return undefined
  }
}

function tokenOf(uid: string): string {
  return uid.padStart(9, '0') + 'bench'.repeat(6)
}

/** A provider of our own in the catalogue, and a session of each member in its game. */
async function linkProvider(url: string): Promise<void> {
  await withClient(url, async client => {
    await client.query(`insert into ref.provider_link (id, code, dialect) values (900, $1, 'rpp')`, [partner])
    await client.query(
      `insert into ref.provider_link_game (link, code, game) select 900, 'bench', min(id) from ref.game`,
    )
    const game = await client.query<{ game: number }>('select game from ref.provider_link_game where link = 900')
    for (let first = 1; first <= wallets; first += 10_000) {
      const uids = Array.from({ length: 10_000 }, (_, index) => String(first + index))
      const hashes = uids.map(uid => createHash('sha256').update(tokenOf(uid)).digest())
      await client.query(
        `insert into member_00.game_session (token_hash, uid, provider, game, opened_at, expires_at)
         select t.hash, t.uid, 900, $3, now(), now() + interval '1 day' from unnest($1::bytea[], $2::bigint[]) t (hash, uid)`,
        [hashes, uids, game.rows[0]?.game],
      )
    }
    await client.query('vacuum analyze')
  })
  // The server looks at most once a second whether the catalogue has changed.
  await new Promise(resolve => setTimeout(resolve, 2500))
}

function betOf(uid: string) {
  const txId = nextName()
  return {
    request_id: txId,
    tx_id: txId,
    round_id: `r${txId}`,
    session_token: tokenOf(uid),
    player_ref: uid,
    game_code: 'bench',
    currency: 'PHP',
    amount: '0.5000',
    round_closed: false,
    ts: Math.floor(Date.now() / 1000),
  }
}

function signedHeaders(body: string): Record<string, string> {
  const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), randomUUID()]
  const hash = createHash('sha256').update(body).digest('hex')
  const signature = createHmac('sha256', key).update(`v1\nPOST\n${path}\n${timestamp}\n${nonce}\n${hash}`).digest('hex')
  return {
    'x-rpp-partner': partner,
    'x-rpp-key-id': '1',
    'x-rpp-timestamp': timestamp,
    'x-rpp-nonce': nonce,
    'x-rpp-signature': `v1=${signature}`,
  }
}
