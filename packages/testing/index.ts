export { buildForTest, type BuiltServer, startBuiltServer } from './process/builtServer.ts'
export { type TestClock, testClock } from './clock.ts'
export {
  addCategory,
  changeContent,
  changeEveryGame,
  changeGame,
  publishText,
  setLinks,
} from './world/content.store.ts'
export { asServer, ownDatabase, serverRole } from './process/databases.ts'
export { type DeafLine, openDeafLine } from './process/deafLine.ts'
export { type DebianPostgres, findDebianPostgres, startDebianPostgres } from './process/debianPostgres.ts'
export { freePort } from './process/freePort.ts'
export { measurePace } from '../../tools/test/pace.ts'
export { inLanes } from './inLanes.ts'
export { pace } from './pace.ts'
export { memberDoor } from './world/memberDoor.ts'
export { type Player, signInAgain } from './world/player.ts'
export { playReleaseReason, playReleaseTools } from './world/playReleases.ts'
export { realityCheckTools, type RealityCheckTools } from './world/realityCheckTools.ts'
export { figureTools } from './world/figureTools.ts'
export { type ApprovalDesk, approvalDesk, approveProgram } from './desk/approvalDesk.ts'
export { boxTools, type BoxTools } from './world/boxTools.ts'
export { passkeyTools, type PasskeyTools } from './world/passkeyTools.ts'
export { rankingKey } from './world/rankingKey.ts'
export { rankingTerms, rankingTools } from './world/rankingWorld.ts'
export { rewardTools } from './world/rewardWorld.ts'
export { findTopGame, keepRound, leaveRoom, payIn, showBanner } from './world/welfare.store.ts'
export { root } from './root.ts'
export { specCalls } from './specCalls.ts'
export { type CommandExit, saya, startSaya } from './process/sayaCommand.ts'
export { addDifference } from './ledger/roundDifference.store.ts'
export { type VipTools, vipTools } from './world/vipTools.ts'
export { openWorld, type World } from './world/world.ts'
export { adjustmentReason, decideAdjustment, proposeAdjustment } from './ledger/adjustments.ts'
export { decideRelease, listCooling, proposeRelease } from './world/releases.ts'
export { ask, type Reply } from './ask.ts'
export { builtPages } from './process/builtPages.ts'
export { choose, desktop, type HostFlag, phone, type Visit, type Visitor, visit } from './browser/browser.ts'
export { isPart, journey } from './browser/journey.ts'
export { expectRefusals } from './browser/visitTroubles.ts'
export { openBrowser } from './browser/openBrowser.ts'
export { readPixels, readSize } from './browser/readPixels.ts'
export { readQr, readQrOf } from './browser/readQr.ts'
export { findChromium } from './browser/findChromium.ts'
export { besiege } from './hostile/besiege.ts'
export { openExchange } from './hostile/exchange.ts'
export { otherCode, otherToken, readCode, readMailedCode } from './world/readCode.ts'
export { openSocket, splitAnswers } from './hostile/openSocket.ts'
export { type SignInAnswer, signInWithCode } from './signInWithCode.ts'
export { type AuthenticatorLie, type TestAuthenticator, testAuthenticator } from './authenticator/testAuthenticator.ts'
export { setMaintenance, setRecordsGate } from './world/setting.store.ts'
export { command, type LedgerWorld, openLedgerOn, openLedgerWorld, plainRules } from './ledger/ledgerWorld.ts'
export { raceForWay, untilWaiting, whileWalletHeld } from './ledger/held.store.ts'
export { cutOff, plant, readAuditRuns, readIncidents } from './ledger/plant.store.ts'
export { type LimitTools, limitTools } from './world/limitTools.ts'
export { type LimitWish, setPlayLimits } from './ledger/playLimits.store.ts'
export { readLedger, readLedgers } from './ledger/ledgerWorld.store.ts'
export { allRules, type BetStep, moveOf, ordersOf } from './world/orders.ts'
export { testGame, testProviders, testRsaKeys, testSecrets } from './parties/providers.ts'
export { addProvider, listIncidents } from './parties/providers.store.ts'
export { type BetWorld, openBetWorld } from './ledger/betWorld.ts'
export { raisingGame, trivialGame } from './parties/trivialGame.ts'
export { killTable } from './ledger/killTable.ts'
export { dyingDatabase } from './simulation/dyingDatabase.ts'
export { tellOtherwise } from './desk/tellOtherwise.ts'
export { mortalStudio } from './process/mortalStudio.ts'
export { openHouseGame, setFault } from './parties/houses.ts'
export { maintenanceDesk } from './desk/maintenanceDesk.ts'
export { openStudioWorld, studioGame, studioKey, type StudioWorld } from './parties/studioWorld.ts'
export {
  type BreakName,
  breakReason,
  creditsOf,
  decideBreak,
  makeBreak,
  makeDeadBreak,
  proposeBreak,
  stateOfBreak,
} from './world/breaks.ts'
export { concludeAsSeen } from './world/concludeAsSeen.ts'
export { depositTools, type DepositWorld, openDepositWorld } from './world/depositWorld.ts'
export { decideWay, payoutChannel, proposeWay } from './world/channelWay.ts'
export {
  leadChannel,
  openWithdrawalWorld,
  type Payable,
  withdrawalTools,
  type WithdrawalWorld,
} from './world/withdrawalWorld.ts'
export { openPayeeWorld, type PayeeWish, type PayeeWorld } from './world/payeeWorld.ts'
export { driverFor, driverWith } from './process/drivers.ts'
export { readJournal } from './ledger/readJournal.ts'
export { undone } from './ledger/undone.ts'
export { readReadings } from './ledger/readings.store.ts'
export { everyState } from './ledger/everyState.ts'
export { listColumns } from './ledger/columns.store.ts'
export { seeded, traffic } from './ledger/traffic.ts'
export { closeAccount } from './world/player.store.ts'
export { collectTasks, joinLongAgo } from './world/task.store.ts'
export { gatewayKeys, mayaKeys, xenditKeys } from './parties/gatewaysAt.ts'
export { listPaidSince } from './parties/listPaidSince.ts'
export { openSandbox, type Sandbox } from './parties/openSandbox.ts'
export { startStudio } from './process/startStudio.ts'
export { startWorker } from './process/startWorker.ts'
export { workDay } from './process/workDay.ts'
export {
  askOffice,
  createOperator,
  enterOffice,
  type OperatorWish,
  staffOf,
  type TestOperator,
  testMasters,
} from './world/operator.ts'
export { bendPartners, codeFrom, type PersonThere } from './parties/partners.ts'
export { feedbackReason, markFeedback, sendFeedback } from './desk/feedback.ts'
export { giveCoupons } from './world/giveCoupons.ts'
export { mallTools, type MallTools } from './world/mall.ts'
export { agreeToBatch, voucherCodes } from './world/voucherCodes.ts'
export { chance } from './hostile/chance.ts'
export { validInput } from './hostile/validInput.ts'
export { type CardFacts, type CardWish, cardFacts } from './cards/cardFacts.ts'
export { drawCard } from './cards/drawCard.ts'
export { drawReceipt } from './cards/drawReceipt.ts'
export { fakeCamera, filmCard } from './cards/filmCard.ts'
export { photograph, type Shot } from './cards/photograph.ts'
export { type CardPicture, pictureOf } from './cards/pictureOf.ts'
export { leaveCheck, showCard } from './browser/showCard.ts'
export { readableCards, type SeriesCard, spoiledCards } from './cards/cardSeries.ts'
export { type FieldScore, scoreReading } from './cards/scoreReading.ts'
export {
  bodyOf,
  decideAs,
  drawPhoto,
  kycForm,
  luz,
  ownNumber,
  reject,
  rosa,
  sendForm,
  sendPhoto,
  statusOfMember,
  submitAs,
} from './world/kyc.ts'
export { type AdWish, adWish } from './desk/adDesk.ts'
export { drawPicture, popupDesk, type PopupWish, sendPicture } from './desk/popupDesk.ts'
export { exclusionDesk, exclusionReason } from './desk/exclusionDesk.ts'
export { lookAlikeDesk } from './desk/lookAlikeDesk.ts'
export { bringMany } from './invite/invite.store.ts'
export { inviteTerms, inviteTools, type InviteTools } from './invite/inviteTools.ts'
export { payBonus } from './ledger/payBonus.ts'
export { tellMessages } from './desk/tellMessages.ts'
export { openBothWays } from './ledger/applyBothWays.store.ts'
export type { PlannedAccount, PlannedCluster } from './ring/cluster.ts'
export { planFamilies } from './ring/planFamilies.ts'
export { planPureRings, planRings } from './ring/planRings.ts'
export { growCluster, numberCluster } from './ring/plantClusters.store.ts'
export { numberClaimDesk, numberClaimProof } from './desk/numberClaimDesk.ts'
export { agencyDesk } from './ring/agencyDesk.ts'
export { ringDesk } from './ring/ringDesk.ts'
export { seededRandom } from './simulation/seededRandom.ts'
export { sumPosted } from './simulation/promotion/dryRun.store.ts'
export { gatherPlayers, type PlayCrowd, simulateDryRun } from './simulation/promotion/simulateDryRun.ts'
export { numberOfRun } from './runSeed.ts'
export {
  approve,
  approvedPlayer,
  grantDeps,
  offerFor,
  type OfferWish,
  type PromotionDesk,
  promotionDesk,
  rebateTerms,
} from './desk/promotionDesk.ts'
export { type PushDevice, pushTools } from './desk/pushTools.ts'
export { agreeToOffer, forgetOffers } from './desk/agreeToOffer.store.ts'
export { endTallyDay, tallyPlay } from './ledger/tallyPlay.store.ts'
export { harmLife } from './ledger/harmLife.store.ts'
