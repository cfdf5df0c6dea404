import { texts } from '../../shared/texts.ts'

export const depositTexts = texts({
  title: ['Deposit', 'Deposito'],
  close: ['Close', 'Isara'],
  methods: ['Payment Methods', 'Paraan ng Pagbayad'],
  noMethods: ['No payment methods available', 'Walang available na paraan ng pagbayad'],
  noMethodsLine: [
    'None is open right now. Your balance is not affected. Look in again later.',
    'Walang bukas ngayon. Hindi apektado ang balanse mo. Bumalik mamaya.',
  ],
  failed: ['The payment methods could not be loaded.', 'Hindi ma-load ang mga paraan ng pagbayad.'],
  again: ['Try again', 'Subukan muli'],
  loading: ['Loading...', 'Naglo-load...'],
  amount: ['Amount', 'Halaga'],
  range: (least: string, most: string) => [`₱${least} to ₱${most}`, `₱${least} hanggang ₱${most}`],
  outside: (least: string, most: string) => [`Enter Amount: ${least}-${most}`, `Ilagay ang Halaga: ${least}-${most}`],
  clear: ['Clear', 'Burahin'],
  quick: ['Quick amounts', 'Mabilisang halaga'],
  bonus: (amount: string) => [`Deposit bonus +\u00A0₱${amount}`, `Bonus sa deposito +\u00A0₱${amount}`],
  bonusAlone: ['Deposit bonus', 'Bonus sa deposito'],
  tickets: (left: number, cap: string) => [
    `${left} ${left === 1 ? 'ticket' : 'tickets'} left, up to ₱${cap}`,
    `${left} tiket ang natitira, hanggang ₱${cap}`,
  ],
  ticketLeast: (least: number) => [
    `Minimum deposit ₱${least} to opt in`,
    `Hindi bababa sa ₱${least} na deposito para sumali`,
  ],
  submit: ['Deposit now', 'Magdeposito na'],
  methodMissing: ['payment method not found', 'hindi mahanap ang paraan ng pagbayad'],
  rejected: ['Recharge failed', 'Hindi natuloy ang deposito'],
  linkFailed: ['Failed to get payment link', 'Hindi makuha ang link sa pagbayad'],
  lazadaFailed: ['Lazada deposit failed', 'Hindi natuloy ang deposito sa Lazada'],
  succeeded: ['Deposit success', 'Tagumpay ang deposito'],
  depositFailed: ['Deposit failed', 'Hindi natuloy ang deposito'],
})
