import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { commitmentOf, fairDraws, toHex } from '@saya/game-math'
import { fishingGame } from '../../apps/studio/catalogue/fishingGame.ts'
import { schoolOf, type Title } from '../../games/fishing/shape.ts'
import { root } from '../../packages/testing/root.ts'
import { buildGames } from '../../tools/buildGames.ts'

const kinds: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const othersEveryMs = 130

/** The page of a title as it is built, on real rules and without a wallet: what is measured is the page alone. */
export async function openReefAlone(title: Title): Promise<{ readonly url: string; close(): Promise<void> }> {
  await buildGames(root)
  const play = openPlay(title)
  const server = createServer((req, res) => void answer(title, play, { req, res }))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  const port = typeof place === 'object' && place ? place.port : 0
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

interface Exchange {
  readonly req: IncomingMessage
  readonly res: ServerResponse
}

async function answer(title: Title, play: ReturnType<typeof openPlay>, { req, res }: Exchange): Promise<void> {
  const { pathname } = new URL(req.url ?? '/', 'http://here')
  if (pathname.startsWith('/view/')) return sendFile(pathname.slice('/view/'.length), res)
  if (pathname === '/api/reef/watch') return tellOthers(title, res)
  if (pathname.startsWith('/api/')) {
    const body = JSON.parse(await readBody(req)) as CallBody
    res.setHeader('content-type', 'application/json')
    res.end(JSON.stringify(play(pathname.slice('/api/'.length), body)))
    return
  }
  const opening = JSON.stringify({ session: 'alone', game: title.code, language: 'en', returnUrl: 'http://127.0.0.1/' })
  res.setHeader('content-type', 'text/html; charset=utf-8')
  res.end(
    `<!doctype html><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/view/base.css"><link rel="stylesheet" href="/view/fishing.css"><div id="game"></div><script type="application/json" id="opening">${opening}</script><script type="module" src="/view/fishing.js"></script>`,
  )
}

function sendFile(name: string, res: ServerResponse): void {
  const path = join(root, 'dist/games', name)
  if (!/^[\w.-]+$/.test(name) || !existsSync(path)) {
    res.statusCode = 404
    res.end()
    return
  }
  res.setHeader('content-type', kinds[extname(name)] ?? 'application/octet-stream')
  res.end(readFileSync(path))
}

/** Three others who shoot at one fish after another. */
function tellOthers(title: Title, res: ServerResponse): void {
  const school = schoolOf(title)
  let shot = 0
  const telling = setInterval(() => {
    shot++
    const fish = (shot * 7) % school.length
    const pay = shot % 4 === 0 ? (school[fish]?.prizes[0]?.pay ?? 0) : 0
    const shots = [{ seat: 1 + (shot % 3), fish, pay }]
    res.write(`${JSON.stringify({ nowMs: Date.now(), reef: 0, seat: 0, seats: [0, 1, 2, 3], shots })}\n`)
  }, othersEveryMs)
  res.on('close', () => clearInterval(telling))
  res.writeHead(200, { 'content-type': 'application/x-ndjson' })
}

interface CallBody {
  readonly key?: string
  readonly stake?: string
  readonly clientSeed?: string
  readonly choice?: number
}

/** The rules, asked as the studio asks them. */
function openPlay(title: Title) {
  const game = fishingGame(title)
  let serverSeed = randomBytes(32)
  let nonce = 0
  let choices: number[] = []
  let wish: CallBody = {}
  return (call: string, asked: CallBody): object => {
    const next = () => ({ commitment: commitmentOf(serverSeed), nonce })
    if (call === 'state') return { balance: '10000.00', stakes: ['10.00', '20.00'], next: next(), round: null }
    if (call === 'play') [wish, choices] = [asked, []]
    if (call === 'choose' && asked.choice !== undefined) choices.push(asked.choice)
    const { clientSeed = '', stake = '10.00', key = '' } = wish
    const seed = { serverSeed, clientSeed, nonce }
    const { shown, waits, win } = game.play({ stake: 100_000n, mode: 0 }, fairDraws(seed), choices)
    const fairness = {
      commitment: commitmentOf(serverSeed),
      clientSeed,
      nonce,
      serverSeed: waits ? '' : toHex(serverSeed),
    }
    if (!waits) [serverSeed, nonce] = [randomBytes(32), nonce + 1]
    const state = waits ? 'choosing' : 'done'
    const told = { id: randomUUID(), key, state, stake, staked: stake, mode: 0, step: choices.length, choices }
    const paid = { win: `${win / 10_000n}.00`, reason: '', balance: '10000.00', shown, at: 0, fairness }
    return { round: { ...told, ...paid }, next: next() }
  }
}

async function readBody(req: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of req) text += String(chunk)
  return text
}
