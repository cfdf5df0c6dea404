import { expect, test } from 'vitest'
import {
  codeLimits,
  deviceLimits,
  kycLimits,
  listLimits,
  moneyLimits,
  motionLimits,
  showLimits,
  textLimits,
  throttleMs,
} from './limits.ts'

test('a member has 72 hours for KYC, looked at after 24, 48 and 72, and a review takes 24 [CONST-05]', () => {
  expect(kycLimits).toEqual({
    deadlineHours: 72,
    checkPointHours: [24, 48, 72],
    reviewHours: 24,
    readWaitSeconds: 10,
    successShownSeconds: 3,
    redirectSeconds: 5,
  })
})

test('a code has 6 digits, comes again after 30 s, or 60 s in the account form, and locks for 30 minutes [CONST-06]', () => {
  expect(codeLimits).toMatchObject({
    length: 6,
    resendSeconds: 30,
    lockoutSeconds: 30 * 60,
    accountFormResendSeconds: 60,
    submitDebounceMs: 200,
  })
})

test('acts and fetches are held back by 2 s, 5 s, 300 ms and 1.5 s [CONST-07]', () => {
  expect(throttleMs).toEqual({ usernameAndCodeCheck: 2000, credentialSubmit: 5000, fetch: 300, profileFetch: 1500 })
})

test('every text has its length; a chosen password may be longer than its hint says [CONST-08]', () => {
  expect(textLimits).toMatchObject({
    name: 20,
    placeOfBirth: 30,
    address: 100,
    email: 30,
    phone: 11,
    passwordLeast: 8,
    passwordHint: 20,
    passwordMost: 64,
    usernameLeast: 5,
    usernameMost: 30,
    voucherLeast: 5,
    voucherMost: 50,
    withdrawDigits: 9,
  })
})

test('a deposit is 100 to 500000 pesos, its cashback 5% up to 2500 from 20 on [CONST-09]', () => {
  expect(moneyLimits).toEqual({
    depositLeastPesos: 100,
    depositMostPesos: 500_000,
    cashbackPercent: 5,
    cashbackCapPesos: 2500,
    cashbackThresholdPesos: 20,
    depositLockSeconds: 3,
    walletRefreshSeconds: 1,
    payoutUsualMinutes: 5,
  })
})

test('a box opens in 70 frames of 50 ms and closes after 3 s, 50 gifts are known, a toast stands 5 s, a modal comes in 300 ms over a backdrop of 0.2 s [CONST-10]', () => {
  expect(motionLimits).toEqual({
    mysteryBoxCloseSeconds: 3,
    mysteryBoxFrameMs: 50,
    mysteryBoxFrames: 70,
    giftIdsKept: 50,
    toastMs: 5000,
    modalMs: 300,
    backdropMs: 200,
  })
})

test('a phone is told as 25 up to 768 wide and anything else as 24, and layout, capture, picker and lists have their sizes [CONST-11]', () => {
  expect(deviceLimits).toEqual({
    phoneHeader: 25,
    phoneHeaderWidth: 768,
    desktopHeader: 24,
    mobileWidth: 900,
    layoutWidth: 480,
    captureQuality: 0.7,
    pickerRowHeight: 48,
    listOverscan: 200,
    redeemPageSize: 10,
  })
})

test('lists have their page sizes, waits and searches [CONST-12]', () => {
  expect(listLimits).toMatchObject({
    gamePageSize: 15,
    transactionPageSize: 10,
    favoritePageSize: 1000,
    mallPageSize: 10,
    receivePageSize: 10,
    mallScrollPercent: 80,
    searchWaitMs: 500,
    listWaitMs: 300,
    gridWaitMs: 800,
  })
  expect(textLimits).toMatchObject({ gameSearchLeast: 3, gameSearch: 50, feedback: 1000 })
})

test('so many games, seconds, days, points and cells are shown [CONST-12]', () => {
  expect(showLimits).toMatchObject({
    carouselGames: 3,
    rebateGames: 12,
    favoriteGames: 3,
    copiedSeconds: 2,
    stockHintSeconds: 3,
    signInCycleDays: 7,
    signInFallbackPoints: 50,
    calendarCells: 35,
    newbieDays: 8,
  })
})
