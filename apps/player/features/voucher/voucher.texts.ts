import { texts } from '../../shared/texts.ts'

export const voucherTexts = texts({
  exchange: ['Exchange a code', 'Magpalit ng code'],
  code: ['Voucher code', 'Code ng voucher'],
  wrong: ['Verification code error', 'Mali ang verification code'],
  hint: ['Capitals, spaces and dashes do not matter.', 'Hindi mahalaga ang malalaking titik, puwang at gitling.'],
  clear: ['Clear', 'Burahin'],
  terms: [
    'It is added to your balance at once. Before you withdraw it, play it once.',
    'Idaragdag agad sa balanse mo. Bago ito i-withdraw, laruin ito nang isang beses.',
  ],
  failed: ['The voucher could not be used. Please try again.', 'Hindi nagamit ang voucher. Subukan muli.'],
  added: (amount: string) => [`₱${amount} was added to your balance.`, `Naidagdag ang ₱${amount} sa balanse mo.`],
  title: ['Voucher added', 'Naidagdag ang voucher'],
  close: ['Close', 'Isara'],
  line: (amount: string) => [
    `It is in your balance now. You can withdraw it after playing ₱${amount}.`,
    `Nasa balanse mo na ito. Maaari mo itong i-withdraw pagkatapos maglaro ng ₱${amount}.`,
  ],
  fine: ['Done', 'Tapos'],
  toList: ['Transactions', 'Transaksyon'],
})
