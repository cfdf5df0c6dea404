export { giveGiftShareBack, readGiftShare, takeGiftShare } from './claim/budget.store.ts'
export { type Claim, listClaims } from './claim/claim.store.ts'
export { addDecisions, listDayDecided } from './claim/decision.store.ts'
export { factRecord, giftCapRecord, giftRecord, pauseRecord } from './claim/factRecord.ts'
export { monthOf } from './claim/takeClaim.ts'
export { findPauses } from './findPauses.ts'
export { readGiftCap } from './giftCap.store.ts'
export { boxGiftMonth, sumGifts } from './gift.ts'
export { lockPromotions } from './promotion.store.ts'
export { hiddenCodes } from './offered.ts'
export { type KnownMember, type MemberDoor, readMembers } from './readMembers.ts'
export { type Facts, findGeneralObstacle, findObstacle, findPause } from './rules/eligibility.rules.ts'
export { endClaimOf } from './claim/endClaimOf.ts'
export { dropDecisions } from './claim/dropDecisions.ts'
export { finishClaims } from './claim/finishClaims.ts'
export { takeDay } from './claim/takeDay.ts'
export {
  type Contender,
  findContest,
  judgeContenders,
  listContests,
  listContestsAround,
  listContestsOf,
  type LiveContest,
  payPlaces,
} from './contest.ts'
export {
  findInvite,
  findInviteClaim,
  inviteCashType,
  type InvitedJudgement,
  type InviteGift,
  type InviteOffer,
  judgeInvited,
  findInviteObstacle,
  listInvites,
  listInvitesFor,
  payInvite,
  readInvitesFor,
  refuseInvite,
  takeInvite,
  withdrawInvite,
  withholdInvite,
} from './invite.ts'
export { listStoppedInvites } from './listStoppedInvites.ts'
export type { GrantDeps, PromotionDeps } from './deps.ts'
export { exportOwn } from './exportOwn.ts'
export { type CoinVerdict, findUnsafe, findUnsafeCoins } from './findUnsafe.ts'
export { payDays } from './payDays.ts'
export { counted } from './played.store.ts'
export { playFilterOf } from './playFilterOf.ts'
export { viewWhyNot } from './promotion.view.ts'
export { promotionDeskRoutes, promotionRoutes } from './routes.ts'
export type { Judgement } from './rules/day.rules.ts'
export { isDayOf } from './rules/phase.rules.ts'
export { recountLosses } from './rebate/recountLosses.ts'
export { seeToLevels } from './seeToLevels.ts'
export { seeToPromotions } from './seeToPromotions.ts'
