import { helpline } from '../exclusion/helpline.ts'
import type { Text } from '../text.ts'

/** What is open all the same to whoever met a limit of their own, and who listens: said alike wherever it is met. */
export const stillOpen: Text = [
  `You can still withdraw and see your records. Need help? Call ${helpline}.`,
  `Puwede ka pa ring mag-withdraw at tumingin ng mga record mo. Kailangan ng tulong? Tumawag sa ${helpline}.`,
]
