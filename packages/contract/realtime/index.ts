import { bonusAddress } from './bonusTopic.ts'
import { liveMessage } from './bonusMessage.ts'
import { changeMessage } from './changeMessage.ts'
import { changeAddress } from './changeTopic.ts'
import { kycMessage } from './kycMessage.ts'
import { kycAddress } from './kycTopic.ts'
import type { Feed } from './feed.ts'

/** Every topic there is. A member may listen to their own of each, and only the server publishes. */
export const feeds = {
  bonus: {
    address: bonusAddress,
    summary: 'A message that the member has just got: of a bonus, or of an event such as a deposit',
    message: liveMessage,
  },
  change: {
    address: changeAddress,
    summary: "Something of the member's is another one now, such as a deposit: what it is now is asked for",
    message: changeMessage,
  },
  kyc: {
    address: kycAddress,
    summary: "A change of the member's standing: what they may do now",
    message: kycMessage,
  },
} satisfies Record<string, Feed>
