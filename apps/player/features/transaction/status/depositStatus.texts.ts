import { texts } from '../../../shared/texts.ts'

/** What is said of a deposit, by where it stands and what became of what was paid. */
export const depositStatusTexts = texts({
  pending: ['We are waiting for your payment', 'Hinihintay namin ang bayad mo'],
  pendingLine: [
    'This page changes by itself once the payment is there. You may close it: nothing is lost.',
    'Kusang magbabago ang pahinang ito kapag dumating na ang bayad. Puwede mo itong isara: walang mawawala.',
  ],
  canceling: ['Your deposit is being canceled', 'Kinakansela ang deposito mo'],
  cancelingLine: [
    'We have asked for its payment page to be closed. If you have paid already, the amount is still added.',
    'Hiniling naming isara ang pahina ng pagbayad. Kung nakabayad ka na, idadagdag pa rin ang halaga.',
  ],
  completed: ['Deposit completed', 'Tapos na ang deposito'],
  completedLine: ['The amount is in your balance.', 'Nasa balanse mo na ang halaga.'],
  canceled: ['Deposit canceled', 'Kinansela ang deposito'],
  canceledLine: ['Nothing was added to your balance.', 'Walang naidagdag sa balanse mo.'],
  timeout: ['The time to pay is over', 'Tapos na ang oras para magbayad'],
  timeoutLine: [
    'If you have paid already, the amount is added as soon as the payment arrives.',
    'Kung nakabayad ka na, idadagdag ang halaga pagdating ng bayad.',
  ],
  held: ['A person is looking at your payment', 'May taong tumitingin sa bayad mo'],
  heldLine: [
    'We have it, but it does not fit this deposit, so it is not in your balance yet. Do not pay again: this page says what is decided.',
    'Nasa amin ito, pero hindi tugma sa depositong ito, kaya wala pa sa balanse mo. Huwag nang magbayad muli: sasabihin dito ang pasya.',
  ],
  credited: ['Your payment was added', 'Naidagdag ang bayad mo'],
  creditedLine: [
    'It did not fit this deposit. People looked at it and added it to your balance.',
    'Hindi ito tugma sa depositong ito. Tiningnan ito ng mga tao at idinagdag sa balanse mo.',
  ],
  returned: ['Your payment was sent back', 'Ibinalik ang bayad mo'],
  returnedLine: [
    'It did not fit this deposit, and went back to where you paid from. Your balance did not change.',
    'Hindi ito tugma sa depositong ito, at ibinalik sa pinagbayaran mo. Hindi nagbago ang balanse mo.',
  ],
  kept: ['Your payment was not added', 'Hindi naidagdag ang bayad mo'],
  keptLine: [
    'It did not fit this deposit, and people decided not to add it to your balance. Contact Service to know more.',
    'Hindi ito tugma sa depositong ito, at nagpasya ang mga tao na huwag itong idagdag sa balanse mo. Kontakin ang Service para malaman kung bakit.',
  ],
  heldNote: (amount: string) => [
    `You also paid ${amount}, which does not fit. We have it, and a person is looking at it.`,
    `Nagbayad ka rin ng ${amount}, na hindi tugma. Nasa amin ito, at may taong tumitingin dito.`,
  ],
  creditedNote: (amount: string) => [
    `You also paid ${amount}. People looked at it and added it to your balance.`,
    `Nagbayad ka rin ng ${amount}. Tiningnan ito ng mga tao at idinagdag sa balanse mo.`,
  ],
  returnedNote: (amount: string) => [
    `You also paid ${amount}, which was sent back to where you paid from.`,
    `Nagbayad ka rin ng ${amount}, na ibinalik sa pinagbayaran mo.`,
  ],
  keptNote: (amount: string) => [
    `You also paid ${amount}, which was not added to your balance. Contact Service to know more.`,
    `Nagbayad ka rin ng ${amount}, na hindi idinagdag sa balanse mo. Kontakin ang Service para malaman kung bakit.`,
  ],
  promised: (bonus: string) => [
    `Your ticket adds ${bonus} when this is paid. A ticket goes with the deposit that is paid first.`,
    `Magdaragdag ang tiket mo ng ${bonus} kapag nabayaran ito. Ang tiket ay para sa depositong unang mabayaran.`,
  ],
  given: (bonus: string) => [`Your ticket added a bonus of ${bonus}.`, `Nagdagdag ang tiket mo ng bonus na ${bonus}.`],
  gone: [
    'No ticket is left for this deposit: it brings no bonus. A ticket goes with the deposit that is paid first.',
    'Walang natirang tiket para sa depositong ito: wala itong bonus. Ang tiket ay para sa depositong unang mabayaran.',
  ],
  asked: ['Amount asked for', 'Hininging halaga'],
  pay: ['Continue to pay', 'Ituloy ang pagbayad'],
  cancel: ['Cancel this deposit', 'Kanselahin ang deposito'],
  failed: ['This could not be canceled. Please try again.', 'Hindi ito makansela. Subukan muli.'],
  contact: ['Contact Service', 'Kontakin ang Service'],
})
