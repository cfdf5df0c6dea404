import { expect, test } from 'vitest'
import {
  codeLimits,
  deviceLimits,
  kycLimits,
  listLimits,
  mallLimits,
  moneyLimits,
  motionLimits,
  showLimits,
  taskLimits,
  textLimits,
  throttleMs,
} from './limits.ts'

test('the constants of identity checks [CONST-05]', () => {
  expect(kycLimits).toEqual({
    deadlineHours: 72,
    checkPointHours: [24, 48, 72],
    reviewHours: 24,
    readWaitSeconds: 10,
    successShownSeconds: 3,
    redirectSeconds: 5,
    youngestYears: 21,
    oldestYears: 100,
    photoUrlSeconds: 60,
    photosPerDay: 40,
    readingsPerDay: 10,
    partBytes: 256 * 1024,
  })
})

test('the constants of one-time codes: 6 digits, 30 s, 60 s in the account form, 30 minutes, 200 ms [CONST-06]', () => {
  expect(codeLimits).toMatchObject({
    length: 6,
    resendSeconds: 30,
    lockoutSeconds: 30 * 60,
    accountFormResendSeconds: 60,
    submitDebounceMs: 200,
  })
})

test('the constants of holding back: 2 s, 5 s, 300 ms, 1.5 s [CONST-07]', () => {
  expect(throttleMs).toEqual({ usernameAndCodeCheck: 2000, credentialSubmit: 5000, fetch: 300, profileFetch: 1500 })
})

test('the constants of texts [CONST-08]', () => {
  expect(textLimits).toMatchObject({
    name: 20,
    placeOfBirth: 30,
    address: 100,
    email: 30,
    phone: 11,
    passwordLeast: 8,
    passwordMost: 64,
    usernameLeast: 5,
    usernameMost: 30,
    voucherLeast: 5,
    voucherMost: 50,
    withdrawDigits: 9,
  })
})

test('the constants of deposits and cashback [CONST-09]', () => {
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

test('the constants of motion: a toast 5 s, a modal 300 ms, its backdrop 0.2 s, a box of 70 frames of 50 ms that is shown 3 s, 50 ids of gifts [CONST-10]', () => {
  expect(motionLimits).toEqual({
    toastMs: 5000,
    modalMs: 300,
    backdropMs: 200,
    boxFrames: 70,
    boxFrameMs: 50,
    boxShownMs: 3000,
  })
  expect(showLimits.messagesKept).toBe(50)
})

test('the constants of devices, pictures and lists [CONST-11]', () => {
  expect(deviceLimits).toEqual({
    phoneHeader: 25,
    phoneHeaderWidth: 768,
    desktopHeader: 24,
    mobileWidth: 900,
    layoutWidth: 480,
    captureQuality: 0.7,
    pickerRowHeight: 48,
    listOverscan: 200,
  })
  expect(mallLimits.pageSize).toBe(10)
})

test('the constants of lists, searches, of what is shown, of the mall and of the check-ins [CONST-12]', () => {
  expect(listLimits).toMatchObject({
    gamePageSize: 15,
    transactionPageSize: 10,
    favoritePageSize: 1000,
    receivedPageSize: 10,
    readOnAtPercent: 80,
    searchWaitMs: 500,
    listWaitMs: 300,
    gridWaitMs: 800,
  })
  expect(textLimits).toMatchObject({ gameSearchLeast: 3, gameSearch: 50, feedback: 1000 })
  expect(showLimits).toMatchObject({ carouselGames: 3, rebateGames: 12, favoriteGames: 3, copiedSeconds: 2 })
  expect(mallLimits).toMatchObject({ pageSize: 10, stockHintSeconds: 3 })
  // The first week is under eight days.
  expect(taskLimits).toEqual({ weekDays: 7, fallbackCoins: 50, calendarCells: 35 })
})
