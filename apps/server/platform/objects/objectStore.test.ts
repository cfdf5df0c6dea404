import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { systemRandom } from '../random.ts'
import type { Backend } from './backend.ts'
import { fileBackend } from './fileBackend.ts'
import { masterKeys } from './masterKeys.ts'
import { largestObjectBytes, objectStore } from './objectStore.ts'
import { s3Backend } from './s3Backend.ts'
import { signatureOf, startS3 } from './s3ForTest.ts'
import { type S3Place, s3Place } from './s3Place.ts'

const [oldKey, newKey, otherKey] = [1, 2, 3].map(byte => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer]
const folder = mkdtempSync(join(tmpdir(), 'saya-objects-'))
const objectsFolder = join(folder, 'objects')
let s3: Awaited<ReturnType<typeof startS3>>

beforeAll(async () => {
  s3 = await startS3(systemClock)
})
afterEach(() => s3.faults.splice(0))
afterAll(async () => {
  await s3.stop()
  rmSync(folder, { recursive: true })
})

const overS3 = (wish?: Parameters<typeof s3.address>[0]) => s3Backend(s3Place(s3.address(wish)) as S3Place)

function storeOn(backend: Backend, current = oldKey, previous: readonly Buffer[] = []) {
  return objectStore({ backend, masters: masterKeys(current, previous), random: systemRandom })
}

const asFault = (code: string) =>
  expect.objectContaining({ name: 'ObjectFault', code, isRetryable: code === 'unreachable' })
const bytes = fc.uint8Array({ maxLength: 5000 }).map(array => Buffer.from(array))
const few = { numRuns: 40 }

describe.each([
  ['files', () => fileBackend(objectsFolder)],
  ['S3', async () => overS3()],
])('over %s', (_title, openBackend) => {
  test('what is put is had again, and lies there unreadable [SAFE-67]', async () => {
    const backend = await openBackend()
    const store = storeOn(backend)
    await fc.assert(
      fc.asyncProperty(bytes, async plain => {
        const key = await store.put('kyc-photo', plain)
        expect(key).toMatch(/^kyc-photo\/[0-9a-f]{32}$/)
        expect(await store.get(key)).toEqual(plain)
        const kept = (await backend.read(key)) as Buffer
        expect(plain.length < 8 || !kept.includes(plain.subarray(0, 8))).toBe(true)
      }),
      few,
    )
  })

  test.each([0, 1, largestObjectBytes])('%i bytes are kept', async size => {
    const store = storeOn(await openBackend())
    const plain = Buffer.alloc(size, 7)
    const found = await store.get(await store.put('kyc-photo', plain))
    expect(found.equals(plain)).toBe(true)
  })

  test('the same bytes put twice are two objects that look nothing alike', async () => {
    const backend = await openBackend()
    const store = storeOn(backend)
    const [one, two] = [await store.put('a', Buffer.alloc(64)), await store.put('a', Buffer.alloc(64))]
    const [first, second] = (await Promise.all([one, two].map(key => backend.read(key)))) as [Buffer, Buffer]
    expect(one).not.toBe(two)
    expect(first.subarray(13).equals(second.subarray(13))).toBe(false)
  })

  test('an object of which any bit was changed is refused', async () => {
    const backend = await openBackend()
    const store = storeOn(backend)
    const key = await store.put('kyc-photo', Buffer.from('a passport'))
    const whole = (await backend.read(key)) as Buffer
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length * 8 - 1), async bit => {
        const changed = Buffer.from(whole)
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        await backend.write(key, changed)
        const fault: unknown = await store.get(key).catch((error: unknown) => error)
        const isKeyName = bit >> 3 >= 5 && bit >> 3 < 13
        expect(fault).toEqual(asFault(isKeyName ? 'unknown_key' : 'damaged'))
      }),
      { numRuns: 150 },
    )
  })

  test('an object that was cut or lengthened is refused', async () => {
    const backend = await openBackend()
    const store = storeOn(backend)
    const key = await store.put('kyc-photo', Buffer.from('a passport'))
    const whole = (await backend.read(key)) as Buffer
    for (let length = 0; length < whole.length; length += 3) {
      await backend.write(key, whole.subarray(0, length))
      await expect(store.get(key)).rejects.toEqual(asFault('damaged'))
    }
    await backend.write(key, Buffer.concat([whole, Buffer.alloc(1)]))
    await expect(store.get(key)).rejects.toEqual(asFault('damaged'))
    await backend.write(key, whole)
    expect((await store.get(key)).toString()).toBe('a passport')
  })

  test('an object in the place of another, or under another kind, is refused', async () => {
    const backend = await openBackend()
    const store = storeOn(backend)
    const [ana, ben] = [
      await store.put('kyc-photo', Buffer.from('Ana')),
      await store.put('kyc-photo', Buffer.from('Ben')),
    ]
    const anas = (await backend.read(ana)) as Buffer
    await backend.write(ben, anas)
    await expect(store.get(ben)).rejects.toEqual(asFault('damaged'))
    const asAvatar = ana.replace('kyc-photo', 'avatar')
    await backend.write(asAvatar, anas)
    await expect(store.get(asAvatar)).rejects.toEqual(asFault('damaged'))
    // The key of one and the content of the other.
    const bens = (await backend.read(await store.put('kyc-photo', Buffer.from('Ben')))) as Buffer
    await backend.write(ana, Buffer.concat([anas.subarray(0, 73), bens.subarray(73)]))
    await expect(store.get(ana)).rejects.toEqual(asFault('damaged'))
  })

  test('what is not there is missing, and deleting it twice does no harm', async () => {
    const store = storeOn(await openBackend())
    const key = await store.put('kyc-photo', Buffer.from('x'))
    await store.delete(key)
    await store.delete(key)
    await expect(store.get(key)).rejects.toEqual(asFault('missing'))
    await expect(store.rewrap(key)).rejects.toEqual(asFault('missing'))
  })

  test('an object comes under a new master key without a change of what it hides, once', async () => {
    const backend = await openBackend()
    const key = await storeOn(backend, oldKey).put('kyc-photo', Buffer.from('a passport'))
    const before = (await backend.read(key)) as Buffer
    await expect(storeOn(backend, newKey).get(key)).rejects.toEqual(asFault('unknown_key'))
    await expect(storeOn(backend, newKey, [otherKey]).rewrap(key)).rejects.toEqual(asFault('unknown_key'))
    const both = storeOn(backend, newKey, [oldKey])
    expect((await both.get(key)).toString()).toBe('a passport')
    expect([await both.rewrap(key), await both.rewrap(key)]).toEqual([true, false])
    const after = (await backend.read(key)) as Buffer
    expect(after.subarray(73).equals(before.subarray(73))).toBe(true)
    expect((await storeOn(backend, newKey).get(key)).toString()).toBe('a passport')
    await expect(storeOn(backend, oldKey).get(key)).rejects.toEqual(asFault('unknown_key'))
  })

  test('it tells whether it can be reached', async () => {
    expect(await storeOn(await openBackend()).isReachable()).toBe(true)
  })
})

test.each([
  '../../etc/passwd',
  'kyc-photo/../x',
  `kyc-photo/${'0'.repeat(31)}`,
  `KYC/${'0'.repeat(32)}`,
  `kyc-photo/${'0'.repeat(32)}/x`,
  '',
])('the key %j leads nowhere', async key => {
  const store = storeOn(await fileBackend(objectsFolder))
  await expect(store.get(key)).rejects.toEqual(asFault('missing'))
  await expect(store.delete(key)).rejects.toEqual(asFault('missing'))
})

test.each(['', 'Kyc', '../x', 'a/b', 'a'.repeat(33)])('%j is no kind', async kind => {
  await expect(storeOn(await fileBackend(objectsFolder)).put(kind, Buffer.alloc(1))).rejects.toThrow(
    'no name of a kind',
  )
})

test('more than 16 MiB are not taken', async () => {
  const store = storeOn(await fileBackend(objectsFolder))
  await expect(store.put('kyc-photo', Buffer.alloc(largestObjectBytes + 1))).rejects.toThrow('at most 16 MiB')
})

test('files are the owner’s alone, and no half file is left', async () => {
  const own = join(folder, 'own')
  const store = storeOn(await fileBackend(own))
  const keys = await Promise.all(Array.from({ length: 20 }, () => store.put('kyc-photo', Buffer.alloc(100_000))))
  const files = readdirSync(own, { recursive: true, withFileTypes: true })
  const modes = new Set(
    files.map(file => [file.isFile(), statSync(join(file.parentPath, file.name)).mode & 0o777].join(' ')),
  )
  expect(modes).toEqual(new Set(['true 384', 'false 448']))
  const names = files.filter(file => file.isFile()).map(file => `kyc-photo/${file.name}`)
  expect(names.sort()).toEqual(keys.toSorted())
})

test('a folder that cannot be used is a fault that may pass', async () => {
  const away = join(folder, 'away')
  const store = storeOn(await fileBackend(away))
  expect(await store.isReachable()).toBe(true)
  rmSync(away, { recursive: true })
  expect(await store.isReachable()).toBe(false)
  writeFileSync(away, 'in the way')
  await expect(store.put('kyc-photo', Buffer.alloc(1))).rejects.toEqual(asFault('unreachable'))
})

test('files leave some of their disk free, and can be read and deleted where nothing can be written', async () => {
  const own = join(folder, 'full')
  const key = await storeOn(await fileBackend(own)).put('kyc-photo', Buffer.from('x'))
  const full = storeOn(await fileBackend(own, Number.MAX_SAFE_INTEGER))
  await expect(full.put('kyc-photo', Buffer.from('y'))).rejects.toEqual(asFault('unreachable'))
  expect((await full.get(key)).toString()).toBe('x')
  await full.delete(key)
  await expect(full.get(key)).rejects.toEqual(asFault('missing'))
})

describe('a store over S3 that', () => {
  test('fails for a moment is asked again', async () => {
    const store = storeOn(overS3())
    s3.faults.push(503, 500)
    const key = await store.put('kyc-photo', Buffer.from('x'))
    s3.faults.push(503)
    expect((await store.get(key)).toString()).toBe('x')
  })

  test.each([
    ['fails on', [500, 500, 500, 500]],
    ['breaks off', [0, 0, 0]],
  ])('%s is a fault that may pass', async (_title, faults) => {
    s3.faults.push(...faults)
    await expect(storeOn(overS3()).put('kyc-photo', Buffer.from('x'))).rejects.toEqual(asFault('unreachable'))
  })

  test('knows us by another secret, or has no such bucket, lets nobody in', async () => {
    for (const wish of [{ secretKey: 'wrong' }, { bucket: 'elsewhere' }]) {
      const store = storeOn(overS3(wish))
      await expect(store.put('kyc-photo', Buffer.from('x'))).rejects.toEqual(asFault('refused'))
      await expect(store.get(`kyc-photo/${'0'.repeat(32)}`)).rejects.toEqual(asFault('refused'))
      expect(await store.isReachable()).toBe(false)
    }
  })
})

test("the strict store derives the signature of the documentation's example", () => {
  const payloadHash = createHash('sha256').update('').digest('hex')
  const signature = signatureOf(
    {
      method: 'GET',
      path: '/test.txt',
      query: '',
      headers: {
        host: 'examplebucket.s3.amazonaws.com',
        range: 'bytes=0-9',
        'x-amz-content-sha256': payloadHash,
        'x-amz-date': '20130524T000000Z',
      },
      scope: '20130524/us-east-1/s3/aws4_request',
      dateTime: '20130524T000000Z',
      payloadHash,
    },
    'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  )
  expect(signature).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41')
})

test.each<[string, S3Place | undefined]>([
  [
    's3://key:se%2Fcret@host:9000/bucket?region=eu&secure=false',
    { endpoint: 'http://host:9000', bucket: 'bucket', region: 'eu', accessKey: 'key', secretKey: 'se/cret' },
  ],
  [
    's3://key:secret@host/bucket',
    { endpoint: 'https://host', bucket: 'bucket', region: 'us-east-1', accessKey: 'key', secretKey: 'secret' },
  ],
  ['s3://host/bucket', undefined],
  ['s3://key:secret@host/', undefined],
  ['s3://key:secret@host/two/buckets', undefined],
  ['https://key:secret@host/bucket', undefined],
  ['nonsense', undefined],
])('the address %s', (address, place) => expect(s3Place(address)).toEqual(place))
