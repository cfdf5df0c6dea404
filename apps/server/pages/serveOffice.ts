import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { contentSecurity } from '../platform/http/answer/contentSecurity.ts'
import { generalRefusal } from '../platform/http/answer/envelope.ts'
import { serveFolder } from './serveFolder.ts'

const yearSeconds = 31_536_000

/** Until somebody chose, the office is as dark as the rest of their screen; before anything is painted. */
const themeTaker = `if(!/(?:^|; ?)office-theme=/.test(document.cookie)&&matchMedia('(prefers-color-scheme:dark)').matches)document.documentElement.dataset.theme='dark'`
const policy = contentSecurity({ scripts: [themeTaker], styles: [], frames: [], images: [], connections: [] })

/** Serves the back office, as it was built, below its own prefix. Its one page is everywhere; what it shows is its own. */
export async function serveOffice(app: FastifyInstance, { root }: { readonly root: string }): Promise<void> {
  const folder = join(root, 'dist/office')
  const built = await readFile(join(folder, 'index.html'), 'utf8')
  const html = built.replace('<head>', `<head><script>${themeTaker}</script>`)
  serveFolder(app, {
    root: join(folder, 'assets'),
    prefix: '/office/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: yearSeconds * 1000,
  })
  app.get('/office', (_req, reply) => reply.redirect('/office/', 302))
  app.get('/office/*', (req, reply) => {
    if (/^\/office\/(api|assets)\//.test(req.url)) return generalRefusal(reply, 'not_found')
    const { accept = '*/*', cookie = '' } = req.headers
    if (!/text\/html|\*\/\*/.test(accept)) return generalRefusal(reply, 'not_found')
    const isDark = /(?:^|; ?)office-theme=dark(?:;|$)/.test(cookie)
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': policy.replaceAll('{host}', app.ownAddresses.hostOf(req)),
      })
      .send(isDark ? html.replace('data-theme="light"', 'data-theme="dark"') : html)
  })
}
