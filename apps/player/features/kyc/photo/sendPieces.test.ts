import { CallError } from '@saya/client'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sendPieces, type UploadDoor } from './sendPieces.ts'

const clock = { now: () => 0 }
const partBytes = 4
const bytes = new TextEncoder().encode('a photo of 17 byt')
const photo = new Blob([bytes])
const key = `kyc-photo/${'a'.repeat(32)}`

interface Fault {
  /** Before which act it happens, counted from 1. */
  readonly at: number
  readonly error: CallError
  /** The piece had arrived all the same. */
  readonly isHeld?: boolean
}

/** A server that holds what has arrived, on a line that breaks where it is told to. */
function heldBy(faults: readonly Fault[]) {
  let held = new Uint8Array()
  let acts = 0
  const opened: unknown[] = []
  const state = () => ({
    upload_id: 'u1',
    offset: held.length,
    object_key: held.length === bytes.length ? key : '',
    part_bytes: partBytes,
  })
  async function act(change: () => Promise<void>) {
    acts++
    const fault = faults.find(({ at }) => at === acts)
    if (!fault || fault.isHeld) await change()
    if (fault) throw fault.error
    return state()
  }
  const door: UploadDoor = {
    open: about => act(async () => void opened.push(about)),
    send: ({ offset, file }) =>
      act(async () => {
        if (offset === held.length) held = Uint8Array.from([...held, ...new Uint8Array(await file.arrayBuffer())])
      }),
  }
  return { door, opened, text: () => new TextDecoder().decode(held) }
}

const network = new CallError('network', clock)

async function send(faults: readonly Fault[] = []) {
  const server = heldBy(faults)
  const shares: number[] = []
  const pauses: number[] = []
  const answer = sendPieces(photo, server.door, {
    clock,
    pause: async ms => void pauses.push(ms),
    onProgress: share => shares.push(Math.round(share * 100)),
  })
  return { answer, server, shares, pauses }
}

test('a photo goes in pieces and is done when the server holds the whole [KYC-100]', async () => {
  const { answer, server, shares } = await send()
  expect(await answer).toBe(key)
  expect(server.text()).toBe('a photo of 17 byt')
  expect(server.opened).toEqual([{ bytes: 17, sha256: createHash('sha256').update(bytes).digest('hex') }])
  expect(shares).toEqual([0, 24, 47, 71, 94, 100, 100])
})

test('after a break it goes on where it came to, also when only the answer was lost', async () => {
  const { answer, server, pauses } = await send([
    { at: 1, error: network },
    { at: 4, error: network },
    { at: 6, error: network, isHeld: true },
  ])
  expect(await answer).toBe(key)
  expect(server.text()).toBe('a photo of 17 byt')
  // Two breaks with no piece between them are two in a row.
  expect(pauses).toEqual([500, 500, 1000])
})

test('a network that stays away is an upload error in the end [KYC-125]', async () => {
  const always = Array.from({ length: 20 }, (_, at) => ({ at: at + 1, error: network }))
  const { answer, pauses } = await send(always)
  await expect(answer).rejects.toMatchObject({ code: 'ERR_FILE_UPLOAD', message: 'Upload failed' })
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 15_000])
})

test('a picture that the server refuses is not sent again, and its sentence is kept [KYC-125]', async () => {
  const refused = new CallError('business', clock, { message: 'This is not a picture.', reason: 'photo_unreadable' })
  const { answer, pauses } = await send([{ at: 3, error: refused }])
  await expect(answer).rejects.toMatchObject({
    code: 'ERR_FILE_UPLOAD',
    message: 'This is not a picture.',
    reason: 'photo_unreadable',
  })
  expect(pauses).toEqual([])
})

test('a server that takes pieces without coming further is given up', async () => {
  const door: UploadDoor = {
    open: async () => ({ upload_id: 'u', offset: 0, object_key: '', part_bytes: 4 }),
    send: async () => ({ upload_id: 'u', offset: 0, object_key: '' }),
  }
  const never = sendPieces(photo, door, { clock, pause: async () => {}, onProgress: () => {} })
  await expect(never).rejects.toMatchObject({ code: 'ERR_FILE_UPLOAD', message: 'Upload failed' })
})
