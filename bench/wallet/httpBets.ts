import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { freePort } from '../../packages/testing/process/freePort.ts'
import { withClient } from '../load/place.ts'
import { openRawCaller } from '../load/rawCaller.ts'
import { endBuilt, startBuilt } from '../load/startBuilt.ts'
import type { Bets } from './bets.ts'
import type { Speaker } from './speaker.ts'
import { game } from './members.ts'

export interface HttpBets {
  readonly serverPid: number
  /** Where the server answers. */
  readonly url: string
  /** Writes bets so that as many are ready, each of the member of that provider whom `chooseUid` names. */
  prepare(
    speaker: Speaker,
    wanted: { readonly count: number; readonly chooseUid: (of: number) => bigint },
  ): Promise<Bets>
  close(): Promise<void>
}

/** The product's own server in its api role, as it is built, with three providers that bet over HTTP. */
export async function openHttpBets(url: string, wish: HttpWish): Promise<HttpBets> {
  await linkProviders(url, wish)
  const port = await freePort()
  const server = await startServer({ ...wish, url, port })
  const caller = openRawCaller(port)
  const ready = new Map<string, Buffer[]>()

  async function bet(speaker: Speaker, request: Buffer): Promise<void> {
    const answer = await caller.send(request)
    if (!speaker.isTaken(answer)) throw new Error(`A bet was answered: ${answer}`)
  }
  return {
    serverPid: server.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    async prepare(speaker, { count, chooseUid }) {
      const name = `${speaker.name} ${chooseUid.name}`
      const requests = speaker.keeps ? (ready.get(name) ?? []) : []
      ready.set(name, requests)
      while (requests.length < count)
        requests.push(...(await Promise.all(Array.from({ length: 500 }, () => speaker.write(chooseUid(speaker.id))))))
      return () => {
        const request = requests.pop()
        return request && bet(speaker, request)
      }
    },
    async close() {
      caller.close()
      await endBuilt(server)
    },
  }
}

export interface HttpWish {
  readonly speakers: readonly Speaker[]
  /** Where the server leaves a profile of its processor time, if it is to make one. */
  readonly profileFolder?: string | undefined
  /** Under which names besides `bench` the providers run the one game. */
  readonly games?: readonly string[]
}

function startServer({
  url,
  port,
  speakers,
  profileFolder,
}: HttpWish & { readonly url: string; readonly port: number }): Promise<ChildProcess> {
  const secret = randomBytes(32).toString('base64')
  return startBuilt({
    program: 'server/main.js',
    profileFolder,
    env: {
      DATABASE_URL: url,
      MEMBER_SCHEMAS: '1',
      PORT: String(port),
      ROLES: 'api',
      SANDBOX: 'off',
      PAYMONGO_URL: 'http://127.0.0.1:9',
      PAYMONGO_KEY: 'sk_test_of_nobody',
      PAYMONGO_EVENT_KEY: 'whsk_of_nobody_at_all',
      SMS_URL: 'http://127.0.0.1:9',
      MAIL_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'saya@mail.example',
      SMS_ACCOUNT: 'bench',
      SMS_KEY: 'bench',
      IDCHECK_URL: 'http://127.0.0.1:9',
      IDCHECK_WEB_URL: 'http://127.0.0.1:9',
      IDCHECK_CLIENT_ID: 'bench',
      MASTER_KEY: secret,
      OTP_PEPPER: secret,
      LOOKUP_KEY: secret,
      LEDGER_KEY: secret,
      PROVIDER_KEYS: speakers.map(({ code, key }) => `${code}:one:${key}`).join(','),
    },
  })
}

/** Providers of our own in the catalogue, and the game that all of them run. */
async function linkProviders(url: string, { speakers, games = [] }: HttpWish): Promise<void> {
  await withClient(url, async client => {
    for (const { id, code, dialect } of speakers) {
      await client.query('insert into ref.provider_link (id, code, dialect) values ($1, $2, $3)', [id, code, dialect])
      await client.query(
        `insert into ref.provider_link_game (link, code, game) select $1, own.code, $3 from unnest($2::text[]) own (code)`,
        [id, ['bench', ...games], game],
      )
    }
  })
}
