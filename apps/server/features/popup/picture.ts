import type { FastifyInstance } from 'fastify'
import { ObjectFault } from '../../platform/objects/index.ts'
import type { PopupDeps } from './deps.ts'

export const pictureKind = 'popup-picture'

/** Pictures are found beside those of the catalogue, so that an image host in front of us serves them too. */
export function pictureAddressOf(key: string): string {
  return `/img/popups/${key.slice(pictureKind.length + 1)}.webp`
}

export async function readPicture({ objects }: Pick<PopupDeps, 'objects'>, id: string): Promise<Buffer | null> {
  try {
    return await objects.get(`${pictureKind}/${id}`)
  } catch (fault) {
    if (fault instanceof ObjectFault && fault.code === 'missing') return null
    throw fault
  }
}

/** A picture never changes under its address. */
const headers = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
} as const

export function servePictures(app: FastifyInstance, deps: Pick<PopupDeps, 'objects'>): void {
  app.get<{ Params: { name: string } }>('/img/popups/:name', async (req, reply) => {
    const [, id] = /^([0-9a-f]{32})\.webp$/.exec(req.params.name) ?? []
    const picture = id && (await readPicture(deps, id))
    if (!picture) return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('')
    return reply.headers(headers).send(picture)
  })
}
