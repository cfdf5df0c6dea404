import { texts } from '../../../shared/texts.ts'

/** What is said of a deposit, by where it stands and what became of what was paid. */
export const depositStatusTexts = texts({
  pending: ['We are waiting for your payment', 'Hinihintay namin ang bayad mo'],
  pendingLine: [
    'This page updates by itself when your payment arrives. You can close it. Nothing will be lost.',
    'Kusang mag-a-update ang page na ito kapag pumasok na ang bayad mo. Puwede mo itong isara. Walang mawawala.',
  ],
  canceling: ['Your deposit is being canceled', 'Kina-cancel ang deposit mo'],
  cancelingLine: [
    'We are closing the payment page. If you already paid, the amount will still be added.',
    'Isinasara na namin ang payment page. Kung nakabayad ka na, idadagdag pa rin ang halaga.',
  ],
  completed: ['Deposit completed', 'Kumpleto na ang deposit'],
  completedLine: ['The amount is in your balance.', 'Nasa balanse mo na ang halaga.'],
  canceled: ['Deposit canceled', 'Na-cancel ang deposit'],
  canceledLine: [
    'You did not pay, so nothing was added to your balance.',
    'Hindi ka nagbayad, kaya walang naidagdag sa balanse mo.',
  ],
  failed: ['Payment failed', 'Hindi natuloy ang bayad'],
  failedLine: (method: string) => [
    `${method} did not complete the payment, so nothing was added to your balance. Try again, or choose another way to pay.`,
    `Hindi natuloy ang bayad sa ${method}, kaya walang naidagdag sa balanse mo. Subukan muli, o pumili ng ibang paraan.`,
  ],
  timeout: ['The time to pay has ended', 'Tapos na ang oras para magbayad'],
  timeoutLine: [
    'If you already paid, the amount will be added when your payment arrives.',
    'Kung nakabayad ka na, idadagdag ang halaga kapag pumasok na ang bayad mo.',
  ],
  held: ['We are checking your payment', 'Sinusuri namin ang bayad mo'],
  heldLine: [
    'We received it, but it does not match this deposit, so it is not in your balance yet. Do not pay again. You will see our decision here.',
    'Natanggap namin ito, pero hindi tugma sa deposit na ito, kaya wala pa sa balanse mo. Huwag nang magbayad ulit. Makikita mo rito ang desisyon namin.',
  ],
  credited: ['Your payment was added', 'Naidagdag ang bayad mo'],
  creditedLine: [
    'It did not match this deposit. We checked it and added it to your balance.',
    'Hindi ito tugma sa deposit na ito. Sinuri namin ito at idinagdag sa balanse mo.',
  ],
  returned: ['Your payment was returned', 'Ibinalik ang bayad mo'],
  returnedLine: [
    'It did not match this deposit, so we returned it to the account you paid from. Your balance did not change.',
    'Hindi ito tugma sa deposit na ito, kaya ibinalik namin sa account na pinagbayaran mo. Hindi nagbago ang balanse mo.',
  ],
  kept: ['Your payment was not added', 'Hindi naidagdag ang bayad mo'],
  keptLine: [
    'It did not match this deposit, so we did not add it to your balance. Contact Service to find out why.',
    'Hindi ito tugma sa deposit na ito, kaya hindi namin idinagdag sa balanse mo. I-contact ang Service para malaman kung bakit.',
  ],
  heldNote: (amount: string) => [
    `You also paid ${amount}, which does not match this deposit. We received it and are checking it.`,
    `Nagbayad ka rin ng ${amount}, na hindi tugma sa deposit na ito. Natanggap namin ito at sinusuri na.`,
  ],
  creditedNote: (amount: string) => [
    `You also paid ${amount}. We checked it and added it to your balance.`,
    `Nagbayad ka rin ng ${amount}. Sinuri namin ito at idinagdag sa balanse mo.`,
  ],
  returnedNote: (amount: string) => [
    `You also paid ${amount}. We returned it to the account you paid from.`,
    `Nagbayad ka rin ng ${amount}. Ibinalik namin ito sa account na pinagbayaran mo.`,
  ],
  keptNote: (amount: string) => [
    `You also paid ${amount}, which was not added to your balance. Contact Service to find out why.`,
    `Nagbayad ka rin ng ${amount}, na hindi idinagdag sa balanse mo. I-contact ang Service para malaman kung bakit.`,
  ],
  waiting: (bonus: string) => [
    `Your ${bonus} bonus is yours and waits: the law limits bonuses to a share of what you play in a month. See Promotions.`,
    `Sa iyo na ang ${bonus} na bonus at naghihintay pa: may limit ang batas sa bonus ayon sa nilaro mo sa isang buwan. Tingnan sa Promotions.`,
  ],
  promised: (bonus: string) => [
    `Your ticket adds ${bonus} when you pay this deposit. A ticket works for the first deposit you pay.`,
    `May dagdag na ${bonus} mula sa ticket mo kapag nabayaran ito. Para sa unang deposit na mabayaran ang ticket.`,
  ],
  given: (bonus: string) => [
    `Your ticket added a bonus of ${bonus}.`,
    `May dagdag kang bonus na ${bonus} mula sa ticket mo.`,
  ],
  unused: [
    'This deposit has no bonus. Your ticket is still yours.',
    'Walang bonus ang deposit na ito. Sa iyo pa rin ang ticket mo.',
  ],
  gone: [
    'You have no ticket left, so this deposit has no bonus. A ticket works for the first deposit you pay.',
    'Wala ka nang ticket, kaya walang bonus ang deposit na ito. Para sa unang deposit na mabayaran ang ticket.',
  ],
  asked: ['Requested amount', 'Hiniling na halaga'],
  pay: ['Continue to pay', 'Ituloy ang pagbabayad'],
  cancel: ['Cancel this deposit', 'I-cancel ang deposit'],
  cancelSure: ['Cancel this deposit?', 'I-cancel ang deposit na ito?'],
  cancelSureText: [
    'If you have paid, keep it: the payment may take a few minutes to arrive.',
    'Kung nakapagbayad ka na, huwag i-cancel: baka ilang minuto pa bago dumating ang bayad.',
  ],
  keepIt: ['Keep it', 'Huwag i-cancel'],
  cancelFailed: ['This deposit could not be canceled. Please try again.', 'Hindi ma-cancel ang deposit. Subukan muli.'],
  tryAgain: ['Try again', 'Subukan muli'],
  play: ['Play', 'Maglaro'],
  contact: ['Contact Service', 'I-contact ang Service'],
})
