import type { IdTypeCode } from '@saya/contract/kyc/idTypes.ts'
import { bookOpenText } from '@saya/ui/icon/drawings/bookOpenText'
import { carProfile } from '@saya/ui/icon/drawings/carProfile'
import { envelopeSimple } from '@saya/ui/icon/drawings/envelopeSimple'
import { graduationCap } from '@saya/ui/icon/drawings/graduationCap'
import { heartbeat } from '@saya/ui/icon/drawings/heartbeat'
import { identificationBadge } from '@saya/ui/icon/drawings/identificationBadge'
import { identificationCard } from '@saya/ui/icon/drawings/identificationCard'
import { identificationCardFill } from '@saya/ui/icon/drawings/identificationCardFill'
import { receipt } from '@saya/ui/icon/drawings/receipt'

/** What each type of ID is known by. */
export const idDrawings = {
  NATIONAL_ID: identificationCardFill,
  UMID: identificationCard,
  DRIVING_LICENSE: carProfile,
  PASSPORT: bookOpenText,
  PHIL_HEALTH: heartbeat,
  SSS: identificationBadge,
  POSTAL: envelopeSimple,
  PRC: graduationCap,
  TIN: receipt,
} as const satisfies Record<IdTypeCode, unknown>
