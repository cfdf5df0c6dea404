import type { Logger } from 'pino'
import type { Clock } from '../../../apps/server/platform/clock.ts'
import type { PushSender } from '../../../apps/server/platform/push/pushSender.ts'
import { vapidPublicKey } from '../../../apps/server/platform/push/vapid.ts'
import { webPush } from '../../../apps/server/platform/push/webPush.ts'
import { systemRandom } from '../../../apps/server/platform/random.ts'

/** The key that the tests push with: that of the example of RFC 8291. */
const account = { privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', contact: 'mailto:tests@saya.example' }

/** The service of browsers at an address, as it is spoken to. */
export function pushAt(url: string, clock: Clock) {
  return {
    key: vapidPublicKey(account.privateKey) ?? '',
    sender: (log: Logger): PushSender => webPush({ ...account, services: [url], clock, random: systemRandom, log }),
  }
}
