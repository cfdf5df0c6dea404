import { texts } from '../../../shared/texts.ts'

/** What is said of a withdrawal, by where it stands and what it came to. */
export const withdrawalTexts = texts({
  under_review: ['We are looking at your withdrawal', 'Tinitingnan namin ang withdrawal mo'],
  under_reviewLine: [
    'A person checks it before it is paid. Your money is set aside for it. You may close this page.',
    'May taong sumusuri nito bago ito bayaran. Nakatabi ang pera mo para dito. Puwede mong isara ang pahinang ito.',
  ],
  paying: ['Your money is on its way', 'Papunta na ang pera mo'],
  payingLine: [
    'This page changes by itself once it has arrived. You may close it.',
    'Kusang magbabago ang pahinang ito kapag dumating na. Puwede mo itong isara.',
  ],
  unsentLine: [
    'The payment company does not take it at the moment. Your money is set aside: it is sent as soon as it can be, or comes back to your balance. Contact Service if you want to know more.',
    'Hindi pa ito tinatanggap ng kumpanya ng bayad sa ngayon. Nakatabi ang pera mo: ipapadala ito kapag puwede na, o babalik sa balanse mo. Kontakin ang Service kung may tanong ka.',
  ],
  payingUntil: (when: string) => [
    `It usually arrives by ${when}. You may close this page.`,
    `Karaniwang dumarating ito bago ang ${when}. Puwede mong isara ang pahinang ito.`,
  ],
  lateLine: (when: string) => [
    `It was expected by ${when}. We keep asking the bank. Your money is safe: it is paid, or it comes back to your balance.`,
    `Inaasahan itong dumating bago ang ${when}. Patuloy naming tinatanong ang bangko. Ligtas ang pera mo: mababayaran ito, o babalik sa balanse mo.`,
  ],
  completed: ['Withdrawal completed', 'Tapos na ang withdrawal'],
  completedLine: ['The money was paid to your account.', 'Nabayaran na ang pera sa account mo.'],
  completedOther: (amount: string) => [
    `Our people found out that ${amount} arrived at your account, which is not what you asked for. Whatever you are owed or were paid too much is put right with an adjustment. Contact Service if that is not what you received.`,
    `Nalaman ng aming mga tao na ${amount} ang dumating sa account mo, iba sa hiningi mo. Itatama sa pamamagitan ng adjustment ang kulang o sobra. Kontakin ang Service kung hindi ito ang natanggap mo.`,
  ],
  completedFound: [
    'It was paid to your account: two of our people made sure of it with the payment company. Contact Service if it is not there.',
    'Nabayaran na ito sa account mo: tiniyak ito ng dalawa naming tao sa kumpanya ng bayad. Kontakin ang Service kung wala ito roon.',
  ],
  canceled: ['Withdrawal canceled', 'Kinansela ang withdrawal'],
  declined: [
    'We could not pay this withdrawal. The whole amount is back in your balance. Contact Service if you want to know more.',
    'Hindi namin nabayaran ang withdrawal na ito. Nasa balanse mo na muli ang buong halaga. Kontakin ang Service kung may tanong ka.',
  ],
  failedLine: [
    'The receiving bank or wallet did not take it. The whole amount is back in your balance. Check the account, or choose another one.',
    'Hindi ito tinanggap ng bangko o wallet. Nasa balanse mo na muli ang buong halaga. Suriin ang account, o pumili ng iba.',
  ],
  failedFound: [
    'It was not paid: two of our people made sure of it with the payment company. The whole amount is back in your balance. Nothing is wrong with your account.',
    'Hindi ito nabayaran: tiniyak ito ng dalawa naming tao sa kumpanya ng bayad. Nasa balanse mo na muli ang buong halaga. Walang mali sa account mo.',
  ],
  returned: [
    'The receiving bank sent it back. The whole amount is in your balance again. Check the account, or choose another one.',
    'Ibinalik ito ng bangko. Nasa balanse mo na muli ang buong halaga. Suriin ang account, o pumili ng iba.',
  ],
  canceledLine: ['The whole amount is back in your balance.', 'Nasa balanse mo na muli ang buong halaga.'],
  timeout: ['This takes longer than usual', 'Mas matagal ito kaysa karaniwan'],
  timeoutLine: [
    'The bank has not told us yet whether it arrived. Your money is safe: it is paid, or it comes back to your balance.',
    'Hindi pa sinasabi ng bangko kung dumating na ito. Ligtas ang pera mo: mababayaran ito, o babalik sa balanse mo.',
  ],
  steps: ['Steps', 'Mga hakbang'],
  stepReview: ['Under review', 'Sinusuri'],
  stepPaying: ['Paying', 'Binabayaran'],
  stepCompleted: ['Completed', 'Tapos na'],
  status: ['Status', 'Katayuan'],
  account: ['Account', 'Account'],
  way: ['Sent by', 'Ipinadala sa'],
  asked: ['Asked for', 'Hiniling'],
  ended: ['Ended', 'Natapos'],
  number: ['Number', 'Numero'],
  toList: ['All withdrawals', 'Lahat ng withdrawal'],
  toMy: ['To my page', 'Sa aking pahina'],
  contact: ['Contact Service', 'Kontakin ang Service'],
})
