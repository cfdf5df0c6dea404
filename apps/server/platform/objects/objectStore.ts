import type { Random } from '../random.ts'
import type { Backend } from './backend.ts'
import type { MasterKeys } from './masterKeys.ts'
import { ObjectFault } from './objectFault.ts'
import { type ObjectName, open, rewrap, seal } from './seal.ts'

export const largestObjectBytes = 16 * 1024 * 1024

/** Photos and documents, sealed before they leave this process and opened only in it. */
export interface ObjectStore {
  /**
   * Keeps the bytes and gives the key by which they are had again. A kind says what they are, such as `kyc-photo`. With
   * a key of `newKey` it is known where they will lie before they do, and what lay there is replaced.
   */
  put(kind: string, bytes: Buffer, key?: string): Promise<string>
  newKey(kind: string): string
  /** Throws an `ObjectFault` where there is nothing, or something else than was put. */
  get(key: string): Promise<Buffer>
  /** Deleting twice does no harm. */
  delete(key: string): Promise<void>
  /** Brings an object under the current master key; tells whether it was under an older one. */
  rewrap(key: string): Promise<boolean>
  isReachable(): Promise<boolean>
}

interface ObjectStoreOptions {
  readonly backend: Backend
  readonly masters: MasterKeys
  readonly random: Random
}

export function objectStore({ backend, masters, random }: ObjectStoreOptions): ObjectStore {
  function newKey(kind: string): string {
    if (!kindShape.test(kind)) throw new RangeError(`${kind} is no name of a kind of object.`)
    return keyOf({ kind, id: random.bytes(16).toString('hex') })
  }

  async function put(kind: string, bytes: Buffer, key = newKey(kind)): Promise<string> {
    if (bytes.length > largestObjectBytes) throw new RangeError('An object has at most 16 MiB.')
    const name = nameOf(key)
    if (name.kind !== kind) throw new RangeError(`${key} is no key of a ${kind}.`)
    await backend.write(keyOf(name), seal(bytes, name, { master: masters.current, random }))
    return keyOf(name)
  }

  async function read(name: ObjectName): Promise<Buffer> {
    const sealed = await backend.read(keyOf(name))
    if (sealed) return sealed
    throw new ObjectFault('missing', `There is no ${name.kind} ${name.id}.`)
  }

  return {
    put,
    newKey,
    isReachable: () => backend.isReachable(),
    async get(key) {
      const name = nameOf(key)
      return open(await read(name), name, masters)
    },
    async delete(key) {
      await backend.delete(keyOf(nameOf(key)))
    },
    async rewrap(key) {
      const name = nameOf(key)
      const renewed = rewrap(await read(name), name, { masters, random })
      if (renewed) await backend.write(key, renewed)
      return renewed !== null
    },
  }
}

const kindShape = /^[a-z][a-z0-9-]{0,31}$/
const keyShape = /^([a-z][a-z0-9-]{0,31})\/([0-9a-f]{32})$/

function keyOf({ kind, id }: ObjectName): string {
  return `${kind}/${id}`
}

/** A key that we never gave leads nowhere, least of all out of the store. */
function nameOf(key: string): ObjectName {
  const [, kind, id] = keyShape.exec(key) ?? []
  if (!kind || !id) throw new ObjectFault('missing', 'There is no object of this key.')
  return { kind, id }
}
