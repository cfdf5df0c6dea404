import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { brandOfHost } from '@saya/contract/brand.ts'
import type { FastifyInstance } from 'fastify'
import { serveFolder } from './serveFolder.ts'

const yearSeconds = 31_536_000
const daySeconds = 86_400

/** Serves what the build and the catalogue consist of. Built files carry their hash in their name and never change. */
export async function files(app: FastifyInstance, folders: { player: string; images: string }): Promise<void> {
  serveFolder(app, {
    root: join(folders.player, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: yearSeconds * 1000,
  })
  serveFolder(app, {
    root: folders.images,
    prefix: '/img/',
    maxAge: daySeconds * 1000,
    // An image host in front of this one hands the header on, and its pictures are shown on our own pages.
    setHeaders(reply) {
      void reply.header('cross-origin-resource-policy', 'cross-origin')
    },
  })
  await app.register(async scope => {
    await scope.register(fastifyStatic, { root: folders.player, serve: false, preCompressed: true })
    scope.get('/sw.js', (_req, reply) =>
      reply
        .sendFile('sw.js', { cacheControl: false, serveDotFiles: false })
        // A worker lives under the policy of its own file, and this one fetches what it keeps.
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'; connect-src 'self'" }),
    )
  })
  app.get('/manifest.webmanifest', (req, reply) => {
    const brand = brandOfHost(req.headers.host ?? '')
    const name = brand === 'h5' ? 'Saya' : `Saya ${brand}`
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .send(
        JSON.stringify({
          id: '/',
          name,
          short_name: 'Saya',
          start_url: '/',
          display: 'standalone',
          orientation: 'portrait',
          background_color: '#150D10',
          theme_color: '#150D10',
          categories: ['games', 'entertainment'],
          icons: [
            { src: '/img/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
            { src: '/img/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
            { src: '/img/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          ],
        }),
      )
  })
  // Asked for by name where no page says better.
  app.get('/favicon.ico', (_req, reply) => reply.redirect('/img/icons/favicon.svg', 302))
  app.get('/robots.txt', (_req, reply) => reply.type('text/plain; charset=utf-8').send('User-agent: *\nAllow: /\n'))
}
