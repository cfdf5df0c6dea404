import { campaignPart } from './campaign.ts'
import { agencyPart } from './agency.ts'
import { boxPart } from './box.ts'
import { clockPart } from './clock.ts'
import { complaintPart } from './complaint.ts'
import { depositPart } from './deposit.ts'
import { deskPart } from './desk.ts'
import { exclusionPart } from './exclusion.ts'
import { mallPart } from './mall.ts'
import { parcelPart } from './parcel.ts'
import type { TownPart } from './part.ts'
import { handOutPart } from './handOut.ts'
import { harmPart } from './harm.ts'
import { invitePart } from './invite.ts'
import { payDaysPart } from './payDays.ts'
import { playPart } from './play.ts'
import { realityCheckPart } from './realityCheck.ts'
import { pointsPart } from './points.ts'
import { rankingPart } from './ranking.ts'
import { ringPart } from './ring.ts'
import { saverPart } from './saver.ts'
import { signUpPart } from './signUp.ts'
import { verificationPart } from './verification.ts'
import { vipPart } from './vip.ts'
import { withdrawalPart } from './withdrawal.ts'

/** Everything that goes on in the town. */
export const parts: readonly TownPart[] = [
  signUpPart,
  verificationPart,
  depositPart,
  playPart,
  realityCheckPart,
  withdrawalPart,
  complaintPart,
  harmPart,
  exclusionPart,
  pointsPart,
  mallPart,
  parcelPart,
  saverPart,
  boxPart,
  vipPart,
  invitePart,
  ringPart,
  rankingPart,
  agencyPart,
  deskPart,
  campaignPart,
  handOutPart,
  payDaysPart,
  clockPart,
]
