import { refusals } from '../refusal.ts'

export const adjustmentErrors = refusals({
  adjustment_amount: {
    status: 422,
    text: [
      'Enter an amount from ₱0.01 to ₱500,000. Split larger adjustments.',
      'Maglagay ng halagang ₱0.01 hanggang ₱500,000. Hatiin ang mas malaking adjustment.',
    ],
  },
  adjustment_coins: {
    status: 422,
    text: [
      'Enter a whole number of Filcoins from 1 to 1,000,000. Split larger adjustments.',
      'Maglagay ng buong bilang ng Filcoins na 1 hanggang 1,000,000. Hatiin ang mas malaking adjustment.',
    ],
  },
  adjustment_coin_cause: {
    status: 422,
    text: [
      'Filcoins are adjusted as goodwill or as our own correction. Choose one of these.',
      'Goodwill o sarili nating correction lang ang adjustment ng Filcoins. Pumili sa dalawa.',
    ],
  },
  adjustment_deposit: {
    status: 422,
    text: [
      'Name a completed deposit of this member, of at least this amount, and only for a chargeback that takes pesos.',
      'Maglagay ng natapos na deposit ng member na ito na hindi bababa sa halagang ito, at para lang sa chargeback na nagbabawas ng piso.',
    ],
  },
  adjustment_charged_back: {
    status: 409,
    text: [
      'Chargebacks of this deposit would come to more than the deposit. Check the others and refuse what is wrong.',
      'Lalampas sa deposit ang kabuuan ng mga chargeback nito. I-check ang iba at i-refuse ang mali.',
    ],
  },
  adjustment_member: {
    status: 422,
    text: [
      'No open account has this UID. Check the UID. You cannot credit a closed account.',
      'Walang bukas na account na may ganitong UID. I-check ang UID. Hindi puwedeng mag-credit sa saradong account.',
    ],
  },
  adjustment_waiting: {
    status: 409,
    text: [
      'The same adjustment is already waiting for approval. It must be decided first.',
      'May kaparehong adjustment na naghihintay ng approval. Dapat munang desisyunan iyon.',
    ],
  },
  adjustment_own: {
    status: 403,
    text: [
      'You proposed this, so a colleague must approve it. To withdraw it, refuse it.',
      'Ikaw ang nag-propose nito, kaya kasamahan mo ang dapat mag-approve. Para bawiin, i-refuse ito.',
    ],
  },
  adjustment_large: {
    status: 403,
    text: [
      'Compliance must approve an adjustment this large.',
      'Compliance ang dapat mag-approve ng ganito kalaking adjustment.',
    ],
  },
  adjustment_balance: {
    status: 409,
    text: [
      "The member's balance is now too low. Nothing was deducted. Refuse this adjustment and propose a smaller one.",
      'Kulang na ang balanse ng member. Walang ibinawas. I-refuse ito at mag-propose ng mas maliit.',
    ],
  },
})
