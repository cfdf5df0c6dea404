import { manilaDay } from '@saya/money'
import type { FastifyInstance } from 'fastify'
import { addressOf } from '../../../platform/http/request/address.ts'
import { deviceOf } from '../../../platform/http/request/device.ts'
import { ObjectFault } from '../../../platform/objects/index.ts'
import type { KycDeps } from '../deps.ts'
import { drawWatermark } from './drawWatermark.ts'
import { noteView } from './photo.store.ts'
import { type PhotoPass, photoPath, readPhotoAddress } from './photoAddress.ts'

/** What a photo is sent with: kept by nobody, shown by our own pages alone, and never run as anything. */
const headers = {
  'content-type': 'image/jpeg',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'content-disposition': 'inline; filename="photo.jpg"',
  'referrer-policy': 'no-referrer',
} as const

/** Serves photos under the addresses that were made for whoever looks. Each view is kept before it is answered. */
export function servePhotos(app: FastifyInstance, deps: KycDeps): void {
  const { db, clock, peppers } = deps
  app.get<{ Params: { '*': string } }>(photoPath, async (req, reply) => {
    const nowMs = clock.now()
    const deviceId = deviceOf(req, reply).id
    const named = readPhotoAddress(req.params['*'], { peppers, deviceId, nowMs })
    const shown = named && (await isSignedIn(deps, named, nowMs)) ? named : null
    const photo = shown && (await readPhoto(deps, shown, nowMs))
    if (!photo) return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('')
    const { key: objectKey, purpose, kind, id } = shown
    const view = { objectKey, purpose, viewer: `${kind} ${id}`, address: addressOf(req), nowMs }
    const uid = BigInt(shown.uid)
    await db.member(uid, tx => noteView(tx, { uid, ...view }))
    return reply.headers(headers).send(photo)
  })
}

/** Whoever signed out, or was signed out, sees nothing more of what they were shown. */
function isSignedIn({ db, ports }: KycDeps, { kind, uid, sessionId }: PhotoPass, nowMs: number): Promise<boolean> {
  return db.app(tx => ports.isSessionOpen(tx, { kind, uid: BigInt(uid), sessionId }, nowMs))
}

async function readPhoto({ objects }: KycDeps, { key, kind, id }: PhotoPass, nowMs: number): Promise<Buffer | null> {
  try {
    const photo = await objects.get(key)
    return kind === 'staff' ? await drawWatermark(photo, `${id} / ${manilaDay(nowMs)}`) : photo
  } catch (fault) {
    if (fault instanceof ObjectFault && fault.code === 'missing') return null
    throw fault
  }
}
