import { texts } from '../../../shared/texts.ts'

export const redemptionStatusTexts = texts({
  page: ['Redemption', 'Pag-redeem'],
  amount: (coins: string) => [`${coins} Filcoins`, `${coins} Filcoins`],
  successfulTicket: [
    'Your cashback tickets are ready. Use one with your next deposit.',
    'Handa na ang cashback ticket mo. Gamitin ito sa susunod mong deposit.',
  ],
  successfulVoucher: (pesos: string) => [
    `${pesos} was added to your balance. Bet it once before you withdraw it.`,
    `Naidagdag ang ${pesos} sa balanse mo. Itaya ito nang isang beses bago i-withdraw.`,
  ],
  successfulStore: ['You picked it up at the store.', 'Nakuha mo na ito sa store.'],
  processingCourier: (day: string) => [
    `We are packing it. It should arrive by ${day}, and we tell you when it is on its way.`,
    `Inihahanda na namin ito. Dapat dumating ito sa ${day} o mas maaga, at sasabihan ka namin kapag papunta na.`,
  ],
  processingStore: (day: string) => [
    `It will be at the store by ${day}. Bring a valid ID and show the number below.`,
    `Nasa store ito sa ${day} o mas maaga. Magdala ng valid ID at ipakita ang numero sa ibaba.`,
  ],
  waitingStore: (day: string) => [
    `It waits for you at the store since ${day} at the latest. Bring a valid ID and show the number below. If the store does not have it, contact Service.`,
    `Naghihintay ito sa iyo sa store mula ${day} o mas maaga pa. Magdala ng valid ID at ipakita ang numero sa ibaba. Kung wala ito sa store, i-contact ang Service.`,
  ],
  shipped: (day: string) => [
    `It is with the courier and should arrive by ${day}. Someone has to be there to take it.`,
    `Nasa courier na ito at dapat dumating sa ${day} o mas maaga. Kailangang may tatanggap.`,
  ],
  late: [
    'It is late, and we are sorry. Contact Service, and we find out where it is.',
    'Nahuli na ito, pasensya na. I-contact ang Service at aalamin namin kung nasaan na ito.',
  ],
  received: ['The courier says that it arrived.', 'Dumating na ito, ayon sa courier.'],
  failed: [
    'We could not deliver it. All your Filcoins for it are back.',
    'Hindi namin ito ma-deliver. Naibalik na lahat ng Filcoins mo para rito.',
  ],
  item: ['Item', 'Item'],
  recipient: ['Recipient', 'Tatanggap'],
  to: ['Delivery address', 'Address ng delivery'],
  store: ['Store address', 'Address ng store'],
  email: ['Email address', 'Email address'],
  courier: ['Courier', 'Courier'],
  tracking: ['Tracking number', 'Tracking number'],
  redeemed: ['Redeemed', 'Na-redeem'],
  shippedAt: ['Shipped', 'Naipadala'],
  ended: ['Completed', 'Natapos'],
  contact: ['Contact Service', 'I-contact ang Service'],
  toDeposit: ['Deposit', 'Mag-deposit'],
  toCashback: ['My tickets', 'Mga ticket ko'],
  toList: ['All redemptions', 'Lahat ng redemption'],
})
