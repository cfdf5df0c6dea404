/** The numbers of the product, each in one place, under what they limit. Units stand last in a name. */
export const kycLimits = {
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
} as const

export const codeLimits = {
  length: 6,
  resendSeconds: 30,
  lockoutSeconds: 1800,
  accountFormResendSeconds: 60,
  submitDebounceMs: 200,
  validSeconds: 300,
  triesPerCode: 5,
  wrongPerDay: 10,
  sendsPerHour: 5,
  sendsPerDay: 10,
} as const

export const passkeyLimits = {
  most: 10,
  nameMost: 40,
  /** In which what a device is asked to sign must come back. */
  validSeconds: 300,
  /** How often in a day a member may begin to add one. */
  addsPerDay: 10,
} as const

export const passwordLimits = {
  /** A password younger than this confirms nobody, and an e-mail address younger than this resets none. */
  settlesHours: 72,
  /** Codes for a new phone that one member may ask for in a day: each answer tells whether a number is taken. */
  phoneEditsPerDay: 10,
  /** In which a question about a forgotten password is answered, whether anybody is known by it or not. */
  forgetAnswerMs: 300,
} as const

export const throttleMs = {
  usernameAndCodeCheck: 2000,
  credentialSubmit: 5000,
  fetch: 300,
  profileFetch: 1500,
} as const

export const textLimits = {
  name: 20,
  placeOfBirth: 30,
  address: 100,
  /** What a reviewer tells: as long as all their reasons together, with room for some words more. */
  reviewReason: 1200,
  email: 30,
  phone: 11,
  passwordLeast: 8,
  passwordMost: 64,
  usernameLeast: 5,
  usernameMost: 30,
  voucherLeast: 5,
  voucherMost: 50,
  withdrawDigits: 9,
  gameSearch: 50,
  gameSearchLeast: 3,
  feedback: 1000,
} as const

/** How often a member may change what others find them by, and how they look. */
export const profileLimits = {
  usernameDays: 90,
  changes: {
    username: { most: 20, windowHours: 1 },
    email: { most: 10, windowHours: 24 },
    phone: { most: 20, windowHours: 24 },
    looks: { most: 60, windowHours: 1 },
  },
} as const

export const moneyLimits = {
  depositLeastPesos: 100,
  depositMostPesos: 500_000,
  cashbackPercent: 5,
  cashbackCapPesos: 2500,
  cashbackThresholdPesos: 20,
  depositLockSeconds: 3,
  walletRefreshSeconds: 1,
  payoutUsualMinutes: 5,
} as const

export const motionLimits = {
  toastMs: 5000,
  modalMs: 300,
  backdropMs: 200,
  boxFrames: 70,
  boxFrameMs: 50,
  boxShownMs: 3000,
} as const

export const deviceLimits = {
  phoneHeader: 25,
  phoneHeaderWidth: 768,
  desktopHeader: 24,
  mobileWidth: 900,
  layoutWidth: 480,
  captureQuality: 0.7,
  pickerRowHeight: 48,
  listOverscan: 200,
} as const

export const listLimits = {
  gamePageSize: 15,
  transactionPageSize: 10,
  favoritePageSize: 1000,
  receivedPageSize: 10,
  listWaitMs: 300,
  gridWaitMs: 800,
  /** A search is asked for so long after the last letter, and while one types on after the longer wait at the latest. */
  searchAskMs: 150,
  searchWaitMs: 500,
  /** The next page is asked for once so much of a list was scrolled through, or sooner. */
  readOnAtPercent: 80,
} as const

/** The first week, the check-ins and their calendar. */
export const taskLimits = {
  weekDays: 7,
  fallbackCoins: 50,
  calendarCells: 35,
} as const

/** The mall: what a page of it has, and what one redemption may be. */
export const mallLimits = {
  pageSize: 10,
  pictures: 5,
  /** Letters of what staff look for among goods. */
  search: 60,
  pieces: 99,
  /** How many cashback tickets one member can redeem, of all goods and ever. */
  ticketsPerPerson: 10,
  stockHintSeconds: 3,
  recipientName: 20,
  address: 100,
  email: 100,
} as const

export const showLimits = {
  carouselGames: 3,
  favoriteGames: 3,
  rebateGames: 12,
  copiedSeconds: 2,
  messagesKept: 50,
} as const
