import { bonusAddress } from './bonusTopic.ts'
import { bonusMessage } from './bonusMessage.ts'
import type { Feed } from './feed.ts'

/** Every topic there is. A member may listen to their own of each, and only the server publishes. */
export const feeds = {
  bonus: {
    address: bonusAddress,
    summary: "A bonus that was just credited to the member's wallet",
    message: bonusMessage,
  },
} satisfies Record<string, Feed>
