import { isTestHost } from './isTestHost.ts'
import { fromBase64, toBase64 } from '../text/base64.ts'

/** Where values wait for the next visit. Nothing here throws: what cannot be kept is kept until the page closes. */
export interface ValueStore {
  get<T>(key: string): T | undefined
  set(key: string, value: unknown): void
  remove(key: string): void
  /** Removes everything but these keys. */
  clearExcept(keys: readonly string[]): void
}

interface StorageOptions {
  /** Changes when what is stored changes its shape; values of other versions are removed at the start. */
  readonly version: string
  readonly hostname: string
  /** A browser that forbids storage may throw at the very mention of it, so it is asked for here. */
  readonly backing?: () => Storage
}

const family = 'saya.'

export function createStorage({ version, hostname, backing = () => localStorage }: StorageOptions): ValueStore {
  const prefix = `${family}${version}:`
  const isEncoded = !isTestHost(hostname)
  const memory = new Map<string, string>()
  const browser = attempt(backing)

  function keys(): string[] {
    const stored = attempt(() => Array.from({ length: browser?.length ?? 0 }, (_, index) => browser?.key(index)))
    return [...(stored ?? []), ...memory.keys()].filter(key => key !== null && key !== undefined)
  }

  function removeWhere(isUnwanted: (key: string) => boolean): void {
    for (const key of keys().filter(isUnwanted)) drop(key)
  }

  function drop(key: string): void {
    memory.delete(key)
    attempt(() => browser?.removeItem(key))
  }

  function get<T>(key: string): T | undefined {
    const text = memory.get(prefix + key) ?? attempt(() => browser?.getItem(prefix + key))
    if (text === undefined || text === null) return undefined
    return attempt(() => JSON.parse(isEncoded ? fromBase64(text) : text) as T)
  }

  function set(key: string, value: unknown): void {
    const json = JSON.stringify(value)
    if (json === undefined) return drop(prefix + key)
    const text = isEncoded ? toBase64(json) : json
    // An older value that stayed behind would come back at the next visit.
    drop(prefix + key)
    const isKept = attempt(() => {
      browser?.setItem(prefix + key, text)
      return browser !== undefined
    })
    if (!isKept) memory.set(prefix + key, text)
  }

  removeWhere(key => key.startsWith(family) && !key.startsWith(prefix))
  return {
    get,
    set,
    remove: key => drop(prefix + key),
    clearExcept: kept => removeWhere(key => key.startsWith(prefix) && !kept.includes(key.slice(prefix.length))),
  }
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
