import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer as createVite, type Plugin, type ViteDevServer } from 'vite'
import { brandOfHost } from '../../packages/contract/brand.ts'
import type { PageRenderer } from '../../packages/contract/page.ts'
import { passConnectionOn, passOn } from './passOn.ts'

export interface LiveFront {
  readonly root: string
  readonly host: string
  readonly port: number
  /** Where the server itself listens. */
  readonly behind: number
  /** Where what was prepared of the libraries is kept. */
  readonly cache: string
}

const startModule = '/live-start'
const notPages = /^\/(member|finance|promo|game|ocr|api|img|office|docs|healthz|readyz|metrics)(\/|\?|$)/

/**
 * Stands before the server for those who work on the player app: pages and their modules come from the sources, and
 * what is changed is replaced in the open page. All else is the server's.
 */
export async function openLiveFront({ root, host, port, behind, cache }: LiveFront): Promise<() => Promise<void>> {
  const http = createServer()
  const vite = await createVite({
    configFile: path.join(root, 'apps/player/vite.config.ts'),
    root: path.join(root, 'apps/player'),
    cacheDir: cache,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server: http } },
    optimizeDeps: { entries: ['app/main.tsx', 'features/*/*.tsx'] },
    plugins: [liveStart()],
  })
  http.on('request', (req, res) => {
    if (isForPage(req)) void sendPage({ vite, behind }, req, res)
    else vite.middlewares(req, res, () => void passOn(req, res, behind))
  })
  http.on('upgrade', (req, socket) => {
    if (!req.headers['sec-websocket-protocol']?.startsWith('vite-')) passConnectionOn(req, socket, behind)
  })
  http.listen(port, host)
  await once(http, 'listening')
  return async () => {
    http.closeAllConnections()
    http.close()
    await vite.close()
  }
}

/** The first module of a page: it makes ready what replaces modules, and only then starts the app. */
function liveStart(): Plugin {
  const prepare = react.preambleCode.replaceAll('__BASE__', '/')
  return {
    name: 'live-start',
    resolveId: id => (id === startModule ? id : undefined),
    load: id => (id === startModule ? `import '/@vite/client'\n${prepare}\nvoid import('/app/main.tsx')` : undefined),
  }
}

function isForPage(req: IncomingMessage): boolean {
  return req.method === 'GET' && /text\/html/.test(req.headers.accept ?? '') && !notPages.test(req.url ?? '')
}

interface Sources {
  readonly vite: ViteDevServer
  readonly behind: number
}

async function sendPage({ vite, behind }: Sources, req: IncomingMessage, res: ServerResponse): Promise<void> {
  try {
    const { renderPage } = (await vite.ssrLoadModule('/app/first/renderPage.tsx')) as PageRenderer
    const { pathname, search } = new URL(req.url ?? '/', 'http://saya')
    const { cookie = '', host = '' } = req.headers
    const page = await renderPage(
      { origin: `http://${host}`, path: pathname, search, cookies: cookie, brand: brandOfHost(host), isClosed: false },
      {
        ask: guest(behind),
        assetsOf: () => ({ styles: [], page: null, scripts: [startModule], memberScripts: [] }),
        endpoints: {},
      },
    )
    res.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    res.end(page.html)
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    res.writeHead(500, { 'content-type': 'text/plain' }).end(error instanceof Error ? error.stack : String(error))
  }
}

/** Asks the server as a page that is rendered there would, over HTTP. What cannot be had the browser asks for. */
function guest(behind: number) {
  return async (key: string, input: unknown): Promise<unknown> => {
    const { query = {} } = input as { query?: Record<string, string> }
    const [, address = ''] = key.split(' ')
    const search = new URLSearchParams(query).toString()
    const answer = await fetch(`http://127.0.0.1:${behind}${address}?${search}`)
    if (!answer.ok) throw new Error(`${key} was answered with ${answer.status}`)
    return ((await answer.json()) as { data: unknown }).data
  }
}
