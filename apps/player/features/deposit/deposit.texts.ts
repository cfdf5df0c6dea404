import { texts } from '../../shared/texts.ts'

export const depositTexts = texts({
  title: ['Deposit', 'Mag-deposit'],
  close: ['Close', 'Isara'],
  methods: ['Payment Methods', 'Mga Payment Method'],
  noMethods: ['No payment methods available', 'Walang available na payment method'],
  noMethodsLine: [
    'You cannot deposit right now. Your balance is safe. Please come back later.',
    'Hindi ka muna makakapag-deposit ngayon. Ligtas ang balanse mo. Bumalik mamaya.',
  ],
  failed: ['The payment methods could not be loaded.', 'Hindi ma-load ang mga payment method.'],
  amount: ['Amount', 'Halaga'],
  range: (least: string, most: string) => [`₱${least} to ₱${most}`, `₱${least} hanggang ₱${most}`],
  outside: (least: string, most: string) => [`Enter Amount: ${least}-${most}`, `Ilagay ang Halaga: ${least}-${most}`],
  clear: ['Clear', 'Burahin'],
  quick: ['Quick amounts', 'Quick amounts'],
  bonus: (amount: string) => [`Deposit bonus +\u00A0₱${amount}`, `Deposit bonus +\u00A0₱${amount}`],
  bonusAlone: ['Deposit bonus', 'Deposit bonus'],
  tickets: (left: number, cap: string) => [
    `${left} ${left === 1 ? 'ticket' : 'tickets'} left, up to ₱${cap}`,
    `${left} ticket ang natitira, hanggang ₱${cap}`,
  ],
  ticketLeast: (least: number) => [`Minimum deposit ₱${least} to opt in`, `Minimum deposit na ₱${least} para makasali`],
  bonusLocks: [
    'Bet the bonus once before you can withdraw it.',
    'Itaya muna nang isang beses ang bonus bago ito ma-withdraw.',
  ],
  capped: [
    'By law, bonuses are limited to a share of what you play each month. What is over waits, and is added as you play.',
    'Ayon sa batas, may limit ang bonus batay sa laro mo bawat buwan. Ang lampas ay maghihintay at idadagdag habang naglalaro ka.',
  ],
  openOne: (amount: string, method: string) => [
    `Your ${amount} deposit by ${method} is waiting for your payment.`,
    `Hindi pa bayad ang deposit mong ${amount} sa ${method}.`,
  ],
  openMany: (count: number) => [
    `${count} deposits are waiting for your payment.`,
    `${count} deposit ang hindi mo pa nababayaran.`,
  ],
  continueOpen: ['Continue or cancel', 'Ituloy o i-cancel'],
  seeOpen: ['See open deposits', 'Tingnan ang mga bukas na deposit'],
  limits: ['Set or see my limits', 'Itakda o tingnan ang mga limit ko'],
  saferPlay: ['Safer play', 'Mas ligtas na paglalaro'],
  submit: ['Deposit now', 'Mag-deposit na'],
  redeem: ['Redeem', 'I-redeem'],
  methodMissing: ['payment method not found', 'hindi mahanap ang payment method'],
  rejected: ['Recharge failed', 'Hindi natuloy ang deposit'],
  linkFailed: ['Failed to get payment link', 'Hindi makuha ang payment link'],
  lazadaFailed: ['Lazada deposit failed', 'Hindi natuloy ang deposit sa Lazada'],
  succeeded: ['Deposit success', 'Pumasok na ang deposit'],
  depositFailed: ['Deposit failed', 'Hindi natuloy ang deposit'],
})
