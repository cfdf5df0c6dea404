import { createStorage, type ValueStore } from '@saya/client/storage'

/** Changes when what is kept changes its shape. */
const version = '1'

/** Where the token lies, for the one script that runs before the app. */
export const tokenKey = `saya.${version}:token`

let opened: ValueStore | undefined

/** What this device keeps for the next visit. Opening it removes what other versions of the app left behind. */
export function storage(): ValueStore {
  opened ??= createStorage({ version, hostname: location.hostname })
  return opened
}
