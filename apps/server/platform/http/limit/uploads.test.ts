import { expect, test } from 'vitest'
import { openUploads } from './uploads.ts'
import { callerBytesPerHour, hasRoom, uploadRooms } from './uploads.rules.ts'

const mebibyte = 1024 * 1024
const half = { uploads: 1, bytes: 50 }

test.each([
  ['the first', undefined, 100, true],
  ['more than there is room for', undefined, 101, false],
  ['what fills it', half, 50, true],
  ['a byte more', half, 51, false],
  ['one too many', { uploads: 2, bytes: 2 }, 1, false],
])('%s finds room: %#', (_which, held, bytes, wanted) => {
  expect(hasRoom(held, { uploads: 2, bytes: 100 }, bytes)).toBe(wanted)
})

function desk(countsLoopback = true) {
  let nowMs = 0
  const { hold } = openUploads({ clock: { now: () => nowMs }, countsLoopback })
  const ends: (() => void)[] = []
  /** Begins an upload that is held until it is let go, and tells why it was not begun. */
  async function begin(caller: string, network: string, bytes: number): Promise<string> {
    const upload = { caller, address: network, network, bytes }
    let isBegun = false
    const held = hold(upload, () => {
      isBegun = true
      return new Promise<void>(resolve => ends.push(resolve))
    })
    return isBegun ? 'held' : held.then(() => 'over').catch((error: Error) => error.message)
  }
  async function letGo() {
    for (const end of ends.splice(0)) end()
    await new Promise(resolve => setImmediate(resolve))
  }
  return { begin, letGo, advance: (ms: number) => void (nowMs += ms) }
}

test('one caller holds so much at once from wherever, and again what was let go', async () => {
  const { begin, letGo } = desk()
  expect([await begin('ana', 'a', 8 * mebibyte), await begin('ana', 'b', 8 * mebibyte)]).toEqual(['held', 'held'])
  expect(await begin('ana', 'c', 8 * mebibyte)).toBe('too_many_requests')
  expect(await begin('ben', 'a', 8 * mebibyte)).toBe('held')
  await letGo()
  expect(await begin('ana', 'c', 8 * mebibyte)).toBe('held')
})

test('small ones are counted too', async () => {
  const { begin } = desk()
  for (let count = 0; count < uploadRooms.caller.uploads; count++) expect(await begin('ana', 'a', 1)).toBe('held')
  expect(await begin('ana', 'a', 1)).toBe('too_many_requests')
})

test('one network holds so much, by however many callers, and this machine as much as all', async () => {
  for (const [network, most, refusal] of [
    ['203.0.113.7', uploadRooms.network, 'too_many_requests'],
    ['127.0.0.1', uploadRooms.all, 'busy'],
  ] as const) {
    const { begin } = desk(false)
    const fitting = Math.floor(most.bytes / (8 * mebibyte))
    for (let count = 0; count < fitting; count++) expect(await begin(`${count}`, network, 8 * mebibyte)).toBe('held')
    expect(await begin('another', network, 8 * mebibyte)).toBe(refusal)
  }
})

test('all together hold no more than this copy has memory for', async () => {
  const { begin, letGo } = desk()
  const fitting = Math.floor(uploadRooms.all.bytes / (8 * mebibyte))
  for (let count = 0; count < fitting; count++) expect(await begin(`${count}`, `${count}`, 8 * mebibyte)).toBe('held')
  expect(await begin('another', 'another', 8 * mebibyte)).toBe('busy')
  await letGo()
  expect(await begin('another', 'another', 8 * mebibyte)).toBe('held')
})

test('one caller sends so much in an hour, one after another too', async () => {
  const { begin, letGo, advance } = desk()
  for (let sent = 0; sent < callerBytesPerHour; sent += 8 * mebibyte) {
    expect(await begin('ana', 'a', 8 * mebibyte)).toBe('held')
    await letGo()
  }
  expect(await begin('ana', 'a', 8 * mebibyte)).toBe('too_many_requests')
  expect(await begin('ben', 'a', 8 * mebibyte)).toBe('held')
  advance(3_600_000)
  expect(await begin('ana', 'a', 8 * mebibyte)).toBe('held')
})

test('work that fails lets go of what it held', async () => {
  const { hold } = openUploads({ clock: { now: () => 0 }, countsLoopback: true })
  const upload = { caller: 'ana', address: 'a', network: 'a', bytes: uploadRooms.caller.bytes }
  await expect(hold(upload, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await hold(upload, async () => 'yes')).toBe('yes')
})
