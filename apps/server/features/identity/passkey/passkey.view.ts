import type { listPasskeysOf } from './passkey.store.ts'

type PasskeyRow = Awaited<ReturnType<typeof listPasskeysOf>>[number]

/** Those that hold for a host, as a browser is told of them. */
export function descriptorsOf(passkeys: readonly PasskeyRow[], host: string) {
  return passkeys
    .filter(passkey => passkey.host === host)
    .map(({ credential_id: id, transports }) => ({ type: 'public-key', id, transports }) as const)
}

const secondsOf = (ms: number | null) => Math.floor((ms ?? 0) / 1000)

/** A passkey as its member sees it on the site of a host. */
export function viewPasskey({ id, name, host, is_synced, created_at, used_at }: PasskeyRow, here: string) {
  return {
    id,
    name,
    host: host === here ? '' : host,
    is_synced,
    created_at: secondsOf(created_at),
    used_at: secondsOf(used_at),
  }
}
