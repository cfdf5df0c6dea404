import { texts } from '../../shared/texts.ts'

export const voucherTexts = texts({
  exchange: ['Exchange a code', 'I-exchange ang code'],
  redeem: ['Redeem', 'I-redeem'],
  code: ['Voucher code', 'Voucher code'],
  wrong: ['Verification code error', 'Mali ang code ng voucher'],
  hint: [
    'You can type it with or without capital letters, spaces and dashes.',
    'Puwedeng mayroon o walang malalaking letra, space at gitling.',
  ],
  clear: ['Clear', 'Burahin'],
  terms: [
    'The amount is added to your balance right away. Before you withdraw it, bet the same amount in total.',
    'Idaragdag agad ito sa balanse mo. Bago ito i-withdraw, tumaya muna ng kaparehong halaga.',
  ],
  failed: ['The voucher could not be used. Please try again.', 'Hindi nagamit ang voucher. Subukan muli.'],
  added: (amount: string) => [`₱${amount} was added to your balance.`, `Naidagdag ang ₱${amount} sa balanse mo.`],
  title: ['Voucher added', 'Naidagdag ang voucher'],
  close: ['Close', 'Isara'],
  line: (amount: string) => [
    `It is now in your balance. You can withdraw it after you bet ₱${amount} in total.`,
    `Nasa balanse mo na ito. Puwede mo itong i-withdraw kapag nakataya ka na ng kabuuang ₱${amount}.`,
  ],
  fine: ['Done', 'Tapos'],
  toList: ['Transactions', 'Transaksyon'],
})
