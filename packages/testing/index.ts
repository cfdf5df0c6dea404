export { buildForTest, type BuiltServer, startBuiltServer } from './builtServer.ts'
export { type TestClock, testClock } from './clock.ts'
export { addCategory, changeContent, changeEveryGame, changeGame, publishText, setLinks } from './content.store.ts'
export { ownDatabase } from './databases.ts'
export { type DeafLine, openDeafLine } from './deafLine.ts'
export { type DebianPostgres, findDebianPostgres, startDebianPostgres } from './debianPostgres.ts'
export { freePort } from './freePort.ts'
export type { Player } from './player.ts'
export { root } from './root.ts'
export { type Ended, saya, startSaya } from './sayaCommand.ts'
export { addDifference } from './roundDifference.store.ts'
export { openWorld, type World } from './world.ts'
export { adjustmentReason, decideAdjustment, proposeAdjustment } from './adjustments.ts'
export { decideRelease, listCooling, proposeRelease } from './releases.ts'
export { ask, type Reply } from './ask.ts'
export { builtPages } from './builtPages.ts'
export { choose, desktop, type HostFlag, phone, type Visit, type Visitor, visit } from './browser.ts'
export { openBrowser } from './openBrowser.ts'
export { findChromium } from './findChromium.ts'
export { besiege } from './hostile/besiege.ts'
export { openExchange } from './hostile/exchange.ts'
export { otherCode, otherToken, readCode, readMailedCode } from './readCode.ts'
export { openSocket, splitAnswers } from './hostile/openSocket.ts'
export { type SignedIn, signInWithCode } from './signInWithCode.ts'
export { setMaintenance, setRecordsGate } from './setting.store.ts'
export { command, type LedgerWorld, openLedgerOn, openLedgerWorld, plainRules } from './ledgerWorld.ts'
export { raceForWay, whileWalletHeld } from './held.store.ts'
export { cutOff, plant, readAuditRuns, readIncidents } from './plant.store.ts'
export { type LimitWish, setPlayLimits } from './playLimits.store.ts'
export { readLedger, readLedgers } from './ledgerWorld.store.ts'
export { allRules, type BetStep, moveOf, ordersOf } from './orders.ts'
export { testGame, testProviders, testRsaKeys, testSecrets } from './providers.ts'
export { addProvider, listIncidents } from './providers.store.ts'
export { type BetWorld, openBetWorld } from './betWorld.ts'
export { raisingGame, trivialGame } from './trivialGame.ts'
export { killTable } from './killTable.ts'
export { tellOtherwise } from './tellOtherwise.ts'
export { mortalStudio } from './mortalStudio.ts'
export { openHouseGame, setFault } from './houses.ts'
export { maintenanceDesk } from './maintenanceDesk.ts'
export { studioVaultKeys } from './studioBooks.ts'
export { openStudioWorld, studioGame, studioKey, type StudioWorld } from './studioWorld.ts'
export {
  type BreakName,
  breakReason,
  creditsOf,
  decideBreak,
  makeBreak,
  makeDeadBreak,
  proposeBreak,
  stateOfBreak,
} from './breaks.ts'
export { concludeAsSeen } from './concludeAsSeen.ts'
export { depositTools, type DepositWorld, openDepositWorld } from './depositWorld.ts'
export { decideWay, payoutChannel, proposeWay } from './channelWay.ts'
export {
  leadChannel,
  openWithdrawalWorld,
  type Payable,
  withdrawalTools,
  type WithdrawalWorld,
} from './withdrawalWorld.ts'
export { openPayeeWorld, type PayeeWish, type PayeeWorld } from './payeeWorld.ts'
export { driverFor } from './drivers.ts'
export { readJournal } from './readJournal.ts'
export { undone } from './undone.ts'
export { readReadings } from './readings.store.ts'
export { everyState } from './everyState.ts'
export { listColumns } from './columns.store.ts'
export { seeded, traffic } from './traffic.ts'
export { closeAccount } from './player.store.ts'
export { gatewayKeys, mayaKeys, xenditKeys } from './gatewaysAt.ts'
export { listPaidSince } from './listPaidSince.ts'
export { openSandbox, type Sandbox } from './openSandbox.ts'
export { startWorker } from './startWorker.ts'
export {
  askOffice,
  createOperator,
  enterOffice,
  type OperatorWish,
  staffOf,
  type TestOperator,
  testMasters,
} from './operator.ts'
export { bendPartners, codeFrom, type PersonThere } from './partners.ts'
export { feedbackReason, markFeedback, sendFeedback } from './feedback.ts'
export { giveCoupons } from './giveCoupons.ts'
export { agreeToBatch, voucherCodes } from './voucherCodes.ts'
export { chance } from './hostile/chance.ts'
export { validInput } from './hostile/validInput.ts'
export { type CardFacts, type CardWish, cardFacts } from './cards/cardFacts.ts'
export { drawCard } from './cards/drawCard.ts'
export { drawReceipt } from './cards/drawReceipt.ts'
export { fakeCamera, filmCard } from './cards/filmCard.ts'
export { photograph, type Shot } from './cards/photograph.ts'
export { type CardPicture, pictureOf } from './cards/pictureOf.ts'
export { leaveCheck, showCard } from './showCard.ts'
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
} from './kyc.ts'
export { type AdWish, adWish } from './adDesk.ts'
export { drawPicture, popupDesk, type PopupWish, sendPicture } from './popupDesk.ts'
export { payBonus } from './payBonus.ts'
export { tellMessages } from './tellMessages.ts'
export { openBothWays } from './applyBothWays.store.ts'
export { seededRandom } from './simulation/seededRandom.ts'
