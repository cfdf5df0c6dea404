import { tokenKey } from '../../shared/device/storage.ts'

/**
 * The page is the guest's until the app has taken over. A member is not shown what is for guests alone, not even so
 * long: who they are is not asked, only whether this device keeps a token, as a text that is not empty. Off the hosts
 * for tests it lies there in base64, where a quotation mark begins with I.
 */
export const recogniser = `try{/^("[^"]|I[g-v](?!I=))/.test(localStorage['${tokenKey}'])&&document.documentElement.setAttribute('data-member','')}catch{}`
