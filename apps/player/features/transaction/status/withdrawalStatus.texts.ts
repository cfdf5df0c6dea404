import { texts } from '../../../shared/texts.ts'

/** What is said of a withdrawal, by where it stands and what it came to. */
export const withdrawalTexts = texts({
  under_review: ['We are reviewing your withdrawal', 'Nire-review namin ang withdrawal mo'],
  under_reviewLine: [
    'We check it before we pay it. The amount is reserved for it. You can close this page.',
    'Sinusuri namin ito bago bayaran. Naka-reserve na ang halaga para dito. Puwede mong isara ang page na ito.',
  ],
  paying: ['Your money is on its way', 'Papunta na ang pera mo'],
  payingLine: [
    'This page updates by itself when the money arrives. You can close it.',
    'Kusang mag-a-update ang page na ito kapag dumating na ang pera. Puwede mo itong isara.',
  ],
  unsentLine: [
    'The payment company is not accepting it right now. Your money is safe. We will send it as soon as we can, or return it to your balance. Contact Service if you have questions.',
    'Hindi muna ito tinatanggap ng payment company. Ligtas ang pera mo. Ipapadala namin ito kapag puwede na, o ibabalik sa balanse mo. I-contact ang Service kung may tanong ka.',
  ],
  payingUntil: (when: string) => [
    `It usually arrives by ${when}. You can close this page.`,
    `Karaniwang dumarating ito bago mag-${when}. Puwede mong isara ang page na ito.`,
  ],
  lateLine: (when: string) => [
    `It was expected by ${when}. We are following up with the bank. Your money is safe. It will be paid, or returned to your balance.`,
    `Dapat ay dumating na ito bago ang ${when}. Pina-follow up namin ito sa bangko. Ligtas ang pera mo. Mababayaran ito, o babalik sa balanse mo.`,
  ],
  completed: ['Withdrawal completed', 'Kumpleto na ang withdrawal'],
  completedLine: ['The money was paid to your account.', 'Naipadala na ang pera sa account mo.'],
  completedOther: (amount: string) => [
    `${amount} arrived in your account, which is not the amount you requested. We will correct the difference with an adjustment. Contact Service if you received a different amount.`,
    `${amount} ang dumating sa account mo, iba sa hiniling mo. Itatama namin ang kulang o sobra sa pamamagitan ng adjustment. I-contact ang Service kung iba ang natanggap mo.`,
  ],
  completedFound: [
    'Our team confirmed with the payment company that it was paid to your account. Contact Service if you did not receive it.',
    'Nakumpirma ng team namin sa payment company na naipadala na ito sa account mo. I-contact ang Service kung hindi mo ito natanggap.',
  ],
  canceled: ['Withdrawal canceled', 'Na-cancel ang withdrawal'],
  declined: [
    'We could not pay this withdrawal. The full amount is back in your balance. Contact Service to find out why.',
    'Hindi namin nabayaran ang withdrawal na ito. Naibalik na sa balanse mo ang buong halaga. I-contact ang Service para malaman kung bakit.',
  ],
  failedLine: [
    'The bank or wallet did not accept it. The full amount is back in your balance. Check the account details, or choose another account.',
    'Hindi ito tinanggap ng bangko o wallet. Naibalik na sa balanse mo ang buong halaga. I-check ang account details, o pumili ng ibang account.',
  ],
  failedFound: [
    'Our team confirmed with the payment company that it was not paid. The full amount is back in your balance. There is no problem with your account.',
    'Nakumpirma ng team namin sa payment company na hindi ito nabayaran. Naibalik na sa balanse mo ang buong halaga. Walang problema sa account mo.',
  ],
  returned: [
    'The bank returned it. The full amount is back in your balance. Check the account details, or choose another account.',
    'Ibinalik ito ng bangko. Naibalik na sa balanse mo ang buong halaga. I-check ang account details, o pumili ng ibang account.',
  ],
  canceledLine: ['The full amount is back in your balance.', 'Naibalik na sa balanse mo ang buong halaga.'],
  timeout: ['This is taking longer than usual', 'Mas matagal ito kaysa karaniwan'],
  timeoutLine: [
    'The bank has not confirmed yet that it arrived. Your money is safe. It will be paid, or returned to your balance.',
    'Hindi pa kinukumpirma ng bangko kung dumating na ito. Ligtas ang pera mo. Mababayaran ito, o babalik sa balanse mo.',
  ],
  steps: ['Steps', 'Mga hakbang'],
  stepAsked: ['Requested', 'Na-request'],
  stepReview: ['Under review', 'Sinusuri'],
  stepApproved: ['Approved', 'Aprobado'],
  stepPaying: ['Paying', 'Binabayaran'],
  stepSent: ['Sent', 'Naipadala'],
  stepCompleted: ['Completed', 'Kumpleto na'],
  stepBack: ['Back in your balance', 'Naibalik sa balanse mo'],
  status: ['Status', 'Status'],
  account: ['Account', 'Account'],
  way: ['Sent via', 'Ipinadala via'],
  toList: ['All withdrawals', 'Lahat ng withdrawal'],
  toMy: ['To my page', 'Sa aking page'],
  contact: ['Contact Service', 'I-contact ang Service'],
})
