import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'

interface ServedFolder extends Pick<FastifyStaticOptions, 'preCompressed' | 'immutable' | 'maxAge' | 'setHeaders'> {
  readonly root: string
  readonly prefix: string
}

/**
 * Serves the files of a folder below a prefix. The library's own route reads the whole folder at each request, to see that the
 * disk spells the name alike. Nothing here is guarded by its spelling, so our route spares a page of sixty files that work.
 */
export function serveFolder(app: FastifyInstance, { prefix, ...folder }: ServedFolder): void {
  void app.register(async scope => {
    await scope.register(fastifyStatic, { ...folder, serve: false, index: false, dotfiles: 'ignore' })
    scope.route<{ Params: { '*': string } }>({
      method: ['HEAD', 'GET'],
      url: `${prefix}*`,
      handler: (req, reply) => {
        const name = req.params['*']
        // What leads out of the folder is not there, as anything else that is not.
        return name.split(/[\\/]/).includes('..') ? reply.callNotFound() : reply.sendFile(`/${name}`)
      },
    })
  })
}
