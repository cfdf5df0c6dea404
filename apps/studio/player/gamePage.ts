import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { GameView } from '../catalogue/game.ts'
import type { TableView } from '../catalogue/table.ts'
import type { StudioOptions } from '../studioOptions.ts'
import { hashSecret, newSecret } from '../session/secret.ts'
import { openPlaySession, type PlaySession } from '../session/session.store.ts'

/** A ticket is for the page that is opened right behind the launch. */
const ticketMs = 120_000

const kinds: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** The page that a launch leads to, once, and the files it is made of. */
export function gamePage(app: FastifyInstance, options: StudioOptions): void {
  const { db, clock, random, games, tables, viewFolder } = options
  app.get<{ Params: { ticket: string } }>('/open/:ticket', async (req, reply) => {
    const key = newSecret(random)
    const nowMs = clock.now()
    const opening = {
      ticketHash: hashSecret(req.params.ticket),
      keyHash: hashSecret(key),
      nowMs,
      madeAfterMs: nowMs - ticketMs,
    }
    const session = await db.transaction(tx => openPlaySession(tx, opening))
    const own = session && games.get(session.game_code)
    const game = own ?? (session && tables.get(session.game_code))
    if (!session || !game)
      return sendPage(reply.code(410), { title: 'Saya', frames: '*', view: 'game', body: closedPage })
    const frames = new URL(session.return_url).origin
    const view = game.view
    return sendPage(reply, { title: game.names.en, frames, view, body: openPage(session, { key, view }) })
  })
  app.get<{ Params: { file: string } }>('/view/:file', async (req, reply) => {
    const { file } = req.params
    const type = kinds[extname(file)]
    const files = await readdir(viewFolder).catch((): string[] => [])
    if (type === undefined || !files.includes(file)) return reply.code(404).send({ error: 'There is nothing here.' })
    const isSmall = files.includes(`${file}.br`) && /\bbr\b/.test(req.headers['accept-encoding'] ?? '')
    if (isSmall) reply.header('content-encoding', 'br')
    return reply
      .type(type)
      .headers({ 'cache-control': 'public, max-age=300', vary: 'accept-encoding' })
      .send(await readFile(join(viewFolder, isSmall ? `${file}.br` : file)))
  })
}

/** What the page is told: the key of its session, which no address ever carries. */
function openPage(session: PlaySession, { key, view }: { readonly key: string; readonly view: View }): string {
  const { game_code: game, language, return_url: returnUrl, player_ref } = session
  const player = hashSecret(player_ref).toString('hex').slice(0, 16)
  const told = { session: key, game, language, returnUrl, player }
  const island = JSON.stringify(told).replace(/</g, '\\u003c')
  return `<div id="game"></div><script type="application/json" id="opening">${island}</script><script type="module" src="/view/${view}.js"></script>`
}

/** Somebody came back to an address that was good once. The frame around it opens the game anew. */
const closedPage =
  '<main id="closed"><p>This game was opened already. Please open it again from the lobby.</p><p lang="tl">Nabuksan na ang larong ito. Buksan itong muli mula sa lobby.</p></main><script type="module" src="/view/closed.js"></script>'

type View = GameView | TableView

interface Page {
  readonly title: string
  /** Who may show the page in a frame. */
  readonly frames: string
  readonly view: View
  readonly body: string
}

function sendPage(reply: FastifyReply, { title, frames, view, body }: Page): FastifyReply {
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${frames}`
  return reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="dark"><title>${title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/view/base.css"><link rel="stylesheet" href="/view/${view}.css"></head><body>${body}</body></html>`,
    )
}
